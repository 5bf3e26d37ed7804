/// JSON as a person reads it: what fits on a line stands on one, `{ "id": 1, "name": "Pliny" }`, and the rest is broken
/// with two spaces a level.
package struct ReadableJSON {
  /// How many characters a line has, at most, where it can be broken.
  private let width: Int

  package init(width: Int) {
    self.width = width
  }

  package func lines(_ value: JSONValue) -> [String] {
    lines(value, indentation: 0, prefix: "", suffix: "")
  }

  private func lines(
    _ value: JSONValue,
    indentation: Int,
    prefix: String,
    suffix: String
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let line = margin + prefix + Self.line(value) + suffix
    if line.count <= width { return [line] }
    let inner = indentation + 2
    switch value {
    case .array(let elements):
      let parts = elements.map { (prefix: "", value: $0) }
      return ["\(margin)\(prefix)["] + lines(parts, inner) + ["\(margin)]\(suffix)"]
    case .object(let object):
      let parts = object.map { (prefix: "\(JSONValue.string($0.key)): ", value: $0.value) }
      return ["\(margin)\(prefix){"] + lines(parts, inner) + ["\(margin)}\(suffix)"]
    default: return [line]
    }
  }

  private func lines(
    _ parts: [(prefix: String, value: JSONValue)],
    _ indentation: Int
  ) -> [String] {
    parts.enumerated().flatMap { offset, part in
      lines(
        part.value,
        indentation: indentation,
        prefix: part.prefix,
        suffix: offset == parts.count - 1 ? "" : ","
      )
    }
  }

  package static func line(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .object(let object):
      object.isEmpty ? "{}" : "{ \(object.map(member).joined(separator: ", ")) }"
    default: value.description
    }
  }

  private static func member(_ member: JSONObject.Element) -> String {
    "\(JSONValue.string(member.key)): \(line(member.value))"
  }
}
