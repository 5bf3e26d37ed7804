import EndpointSpec

/// A path template that the user or the spec states: `/queues/{vhost}/{name}`, `/artifacts/{+path}`.
package struct StatedPath: Sendable {
  enum Segment: Sendable {
    case word(String)
    case value(String)
    /// A value that may contain slashes.
    case slashed(String)
  }

  private(set) var segments: [Segment]

  /// Nil unless the text starts with a slash and each placeholder is a whole segment with a name. At most one of them may
  /// contain slashes.
  package init?(_ text: String) {
    guard text.hasPrefix("/") else { return nil }
    segments = []
    for segment in text.split(separator: "/") {
      guard segment.contains("{") || segment.contains("}") else {
        segments.append(.word(String(segment)))
        continue
      }
      let isSlashed = segment.hasPrefix("{+")
      let name = segment.dropFirst(isSlashed ? 2 : 1).dropLast()
      guard segment.hasPrefix("{"), segment.hasSuffix("}"), !name.isEmpty,
        name.utf8.allSatisfy({ isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") })
      else { return nil }
      if isSlashed, slashed != nil { return nil }
      segments.append(isSlashed ? .slashed(String(name)) : .value(String(name)))
    }
    if segments.isEmpty { return nil }
  }

  /// The path of an endpoint. Nil if a placeholder is only a part of a segment.
  init?(_ endpoint: EndpointModel) {
    var text = ""
    for part in endpoint.path {
      switch part {
      case .text(let words): text += words
      case .parameter(let name, let keepsSlashes):
        text += "{\(keepsSlashes ? "+" : "")\(name.text)}"
      case .variable: return nil
      }
    }
    self.init(text)
  }

  /// The path behind the words of the server, if it repeats them.
  func behind(_ prefix: [String]) -> StatedPath {
    let words = segments.prefix(prefix.count).map { $0.word ?? "" }
    guard !prefix.isEmpty, words == prefix else { return self }
    var path = self
    path.segments.removeFirst(prefix.count)
    return path
  }

  /// The value that may contain slashes, with the segments before it, and the words after it.
  var slashed: (start: [String?], name: String, ending: [String])? {
    for (index, segment) in segments.enumerated() {
      guard case .slashed(let name) = segment else { continue }
      let start = segments[..<index].map(\.word)
      return (start, name, segments[(index + 1)...].map { $0.word ?? "{}" })
    }
    return nil
  }

  /// The number of words. The path with the most words says the most.
  fileprivate var words: Int {
    segments.count { $0.word != nil }
  }
}

extension StatedPath.Segment {
  /// Nil for a value.
  var word: String? { if case .word(let word) = self { word } else { nil } }
}

/// The stated paths by their segments, so that a path is compared with few of them.
struct StatedPaths {
  private struct Node {
    var words: [String: Int] = [:]
    /// The node behind a value.
    var value: Int?
    /// The index of the path that ends here.
    var end: Int?
  }

  private let all: [StatedPath]
  private var nodes = [Node()]

  init(_ paths: [StatedPath]) {
    all = paths
    for (index, path) in paths.enumerated() {
      let node = path.segments.reduce(0) { child(of: $0, $1) }
      nodes[node].end = nodes[node].end ?? index
    }
  }

  /// The stated path with the most words that a path starts with. Of several, the longest or the first.
  func best(for path: ArraySlice<String>) -> StatedPath? {
    var reached = [0]
    var found: [Int] = []
    for segment in path {
      reached = reached.flatMap { node in
        [nodes[node].words[segment], nodes[node].value].compactMap(\.self)
      }
      found += reached.compactMap { nodes[$0].end }
    }
    return found.max { rank(of: $0) < rank(of: $1) }.map { all[$0] }
  }

  private func rank(of index: Int) -> (words: Int, count: Int, order: Int) {
    (all[index].words, all[index].segments.count, -index)
  }

  private mutating func child(of node: Int, _ segment: StatedPath.Segment) -> Int {
    let word = segment.word
    let known = word.map { nodes[node].words[$0] } ?? nodes[node].value
    if let known { return known }
    nodes.append(Node())
    if let word {
      nodes[node].words[word] = nodes.count - 1
    } else {
      nodes[node].value = nodes.count - 1
    }
    return nodes.count - 1
  }
}
