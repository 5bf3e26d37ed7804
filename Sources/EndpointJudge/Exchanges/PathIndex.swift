import EndpointSpec

/// The paths of endpoints by their segments, so that a request is compared with few of them.
///
/// ```
/// users ─ {} ─ posts        /users/{id}/posts
///       └ me                /users/me
/// ```
package struct PathIndex: Sendable {
  private struct Node {
    var children: [String: Int] = [:]
    /// The node behind a segment with a placeholder.
    var placeholder: Int?
    /// The paths that end here.
    var ends: [Int] = []
    /// The paths that continue with a value that may have slashes.
    var open: [Int] = []
  }

  private var nodes = [Node()]

  package init(_ paths: [[PathPart]]) {
    for (index, path) in paths.enumerated() { insert(path, index) }
  }

  /// The indices of the paths that may fit, in ascending order. No other path fits.
  package func candidates(for path: Substring) -> [Int] {
    var found: [Int] = []
    var reached = [0]
    for segment in path.split(separator: "/", omittingEmptySubsequences: false) {
      found += reached.flatMap { nodes[$0].open }
      let segment = String(segment)
      reached = reached.flatMap { node in
        [nodes[node].children[segment], nodes[node].placeholder].compactMap(\.self)
      }
      if reached.isEmpty { return found.sorted() }
    }
    return (found + reached.flatMap { nodes[$0].ends }).sorted()
  }

  private mutating func insert(_ path: [PathPart], _ index: Int) {
    var node = 0
    var segment: String? = ""
    for part in path {
      switch part {
      case .text(let text):
        let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
        segment = segment.map { $0 + pieces[0] }
        for piece in pieces.dropFirst() {
          node = child(of: node, segment)
          segment = String(piece)
        }
      case .variable, .parameter(_, keepsSlashes: true):
        nodes[node].open.append(index)
        return
      case .parameter: segment = nil
      }
    }
    nodes[child(of: node, segment)].ends.append(index)
  }

  private mutating func child(of node: Int, _ segment: String?) -> Int {
    let known = segment.map { nodes[node].children[$0] } ?? nodes[node].placeholder
    if let known { return known }
    nodes.append(Node())
    if let segment {
      nodes[node].children[segment] = nodes.count - 1
    } else {
      nodes[node].placeholder = nodes.count - 1
    }
    return nodes.count - 1
  }
}

/// The text of a path and the values of its placeholders.
package enum PathText {
  static func encoded(_ text: String, keepsSlashes: Bool) -> String {
    let text = text.replacing("%", with: "%25")
    return keepsSlashes ? text : text.replacing("/", with: "%2F")
  }

  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.replacing("%2F", with: "/").replacing("%25", with: "%")
  }

  /// The values of the placeholders. Nil if the path does not match these parts.
  static func captures(
    _ parts: ArraySlice<PathPart>,
    in path: Substring,
    variable: (WireName) -> String,
    mayBeEmpty: (WireName) -> Bool
  ) -> [WireName: String]? {
    guard let part = parts.first else { return path.isEmpty ? [:] : nil }
    let rest = parts.dropFirst()
    func following(_ text: String) -> [WireName: String]? {
      guard path.hasPrefix(text) else { return nil }
      return captures(
        rest,
        in: path.dropFirst(text.count),
        variable: variable,
        mayBeEmpty: mayBeEmpty
      )
    }
    switch part {
    case .text(let text): return following(text)
    case .variable(let name): return following(variable(name))
    case .parameter(let name, let keepsSlashes):
      var text = keepsSlashes ? path : path.prefix { $0 != "/" }
      while !text.isEmpty || mayBeEmpty(name) {
        let after = path[text.endIndex...]
        if var found = captures(rest, in: after, variable: variable, mayBeEmpty: mayBeEmpty) {
          found[name] = decoded(String(text))
          return found
        }
        guard !text.isEmpty else { return nil }
        text = text.dropLast()
      }
      return nil
    }
  }
}
