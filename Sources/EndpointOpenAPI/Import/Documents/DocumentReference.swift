import EndpointJSON
import EndpointSpec
import Foundation

/// A parsed `$ref`, such as `shapes.json#/$defs/Circle` (RFC 3986, with a pointer of RFC 6901 after the `#`).
struct DocumentReference {
  /// The file. Nil for the same file.
  let path: String?
  /// The unescaped tokens of the pointer.
  let tokens: [String]
  /// The `$anchor` of a schema, if the fragment is not a pointer.
  let anchor: String?

  init(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = Self.unescaped(String(parts[0]))
    path = file.isEmpty ? nil : file
    let fragment = parts.count == 2 ? Self.unescaped(String(parts[1])) : ""
    anchor = fragment.isEmpty || fragment.hasPrefix("/") ? nil : fragment
    tokens =
      anchor != nil || fragment.isEmpty
      ? []
      : fragment.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        .map { Self.token(String($0)) }
  }

  /// The reference to a schema of the components.
  static func toSchema(_ name: String) -> String { "#/components/schemas/\(name)" }

  /// Whether the file is on another machine. Such files are not read.
  var isRemote: Bool { path?.contains("://") ?? false }

  /// The name of the target: the last token, or the filename.
  var name: String {
    if let name = anchor ?? tokens.last { return name }
    let file = path?.split(separator: "/").last.map(String.init) ?? ""
    return file.firstIndex(of: ".").map { String(file[..<$0]) } ?? file
  }

  /// The value at the pointer in a document.
  func walk(_ root: JSONNode) -> JSONNode? {
    var node = root
    for token in tokens {
      guard let next = node.step(to: token) else { return nil }
      node = next
    }
    return node
  }

  private static func unescaped(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding ?? text : text
  }

  private static func token(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "~")) else { return text }
    return text.replacing("~1", with: "/").replacing("~0", with: "~")
  }
}

extension JSONNode {
  /// The member or element for a token of a pointer.
  fileprivate func step(to token: String) -> JSONNode? {
    switch kind {
    case .object: member(token)?.value
    case .array(let elements):
      Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
    default: nil
    }
  }
}

extension DocumentNode {
  /// The member or element for a token of a pointer.
  func step(to token: String) -> DocumentNode? {
    node.step(to: token).map { DocumentNode($0, file: file) }
  }
}

enum DocumentPath {
  /// Resolves a path relative to the file that refers to it.
  static func resolved(_ path: String, against file: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    return normalized(folder + path)
  }

  static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }
}

/// The JSON pointer (RFC 6901) to an offset of a document, such as `#/paths/~1pets/get`.
func documentPointer(to offset: Int, in root: JSONNode) -> String {
  var pointer = "#"
  var node = root
  while let part = node.child(at: offset) {
    switch part.step {
    case .key(let key): pointer += "/" + key.pointerToken
    case .index(let index): pointer += "/\(index)"
    case .last, .each: break
    }
    // The offset is inside the key.
    if part.member != nil, offset < part.node.start { break }
    node = part.node
  }
  return pointer
}

/// The JSON pointer of a list of keys.
func documentPointer(of tokens: [String]) -> String {
  tokens.reduce("#") { $0 + "/" + $1.pointerToken }
}
