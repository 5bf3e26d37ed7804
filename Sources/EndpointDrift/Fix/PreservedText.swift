import EndpointJSON
import EndpointSpec

/// Edits the text of a spec so that it has another value, and leaves the rest as it was written.
///
/// New members of an object follow the one before them, in the indentation of the object.
struct PreservedText {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: String)] = []

  private static let width = 100
  /// The width of a member of an object on one line.
  private static let longestLine = 10_000

  /// The text with another value. Nil if it is not JSON.
  static func text(_ bytes: [UInt8], becoming value: JSONValue) -> String? {
    text(bytes) { _ in value }
  }

  /// The text with a changed value. Nil if it is not JSON.
  static func text(_ bytes: [UInt8], changing change: (JSONValue) -> JSONValue) -> String? {
    guard let root = try? JSONNode.parse(bytes) else { return nil }
    let value = change(root.value)
    var text = PreservedText(bytes: bytes)
    text.compare(root, value, .document)
    return text.result
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var result: String {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  private mutating func compare(_ node: JSONNode, _ value: JSONValue, _ place: SpecPlace) {
    if node.value == value { return }
    guard case .object(let members) = node.kind, let first = members.first,
      case .object(let object) = value, members.allSatisfy({ object[$0.key] != nil })
    else {
      let indentation = self.indentation(before: node.start)
      edits.append((node.start..<node.end, text(of: value, place, indentation)))
      return
    }
    let known = Dictionary(firstOf: members.map { ($0.key, $0.value) })
    let isBroken = bytes[node.start..<first.keyStart].contains(UInt8(ascii: "\n"))
    let indentation = self.indentation(before: first.keyStart)
    var end: Int?
    var added: [String] = []
    for member in object {
      let inner = place.member(member.key)
      if let node = known[member.key] {
        insert(added, behind: end, before: first.keyStart, isBroken ? indentation : nil)
        added = []
        end = node.end
        compare(node, member.value, inner)
      } else {
        let text =
          isBroken
          ? text(of: member.value, inner, indentation)
          : member.value.readable(width: Self.longestLine)
        added.append("\(JSONValue.string(member.key)): \(text)")
      }
    }
    insert(added, behind: end, before: first.keyStart, isBroken ? indentation : nil)
  }

  /// - Parameter indentation: Nil for an object on one line.
  private mutating func insert(
    _ members: [String],
    behind end: Int?,
    before start: Int,
    _ indentation: String?
  ) {
    guard !members.isEmpty else { return }
    let gap = "," + (indentation.map { "\n" + $0 } ?? " ")
    if let end {
      edits.append((end..<end, members.map { gap + $0 }.joined()))
    } else {
      edits.append((start..<start, members.map { $0 + gap }.joined()))
    }
  }

  private func text(of value: JSONValue, _ place: SpecPlace, _ indentation: String) -> String {
    let width = max(40, Self.width - indentation.utf8.count)
    return value.readable(width: width, place).replacing("\n", with: "\n" + indentation)
  }

  /// The spaces at the start of the line with an offset.
  private func indentation(before offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let spaces = bytes[start..<offset].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: spaces, as: UTF8.self)
  }
}
