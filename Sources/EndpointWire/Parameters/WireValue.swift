@_spi(Generated) import EndpointJSON

/// A value to serialize in a URL, a header or a form: a scalar as text, or an array or object of values.
///
/// Encodable values are converted through their JSON, so that each type has only one encoding.
package enum WireValue: Sendable {
  case null
  case scalar(String, isSecret: Bool)
  case array([WireValue], json: String)
  case object([(name: String, value: WireValue)], json: String, isSecret: Bool)

  /// Parses JSON. With `.number`, Booleans become 1 and 0.
  package init(_ text: JSONText, _ form: WireForm? = nil) throws(JSONFailure) {
    let source = Source(text: text, form: form)
    self = source.value(of: try JSONNode.parse(text.bytes))
  }

  /// Converts what `encode(to:)` writes.
  package init(_ value: some JSONWritable, _ form: WireForm? = nil) throws(JSONFailure) {
    switch value {
    case let text as String: self = .scalar(text, isSecret: false)
    case let number as Int: self = .scalar(String(number), isSecret: false)
    default: try self.init(JSONWriter.write { value.encode(to: &$0) }, form)
    }
  }

  /// The text of a scalar. JSON for arrays and objects.
  package var text: String {
    switch self {
    case .null: "null"
    case .scalar(let text, _): text
    case .array(_, let json): json
    case .object(_, let json, _): json
    }
  }

  /// The text of a scalar. Nil for other values.
  package var scalarText: String? {
    if case .scalar(let text, _) = self { text } else { nil }
  }

  package var isNull: Bool {
    if case .null = self { true } else { false }
  }

  package var isArray: Bool {
    if case .array = self { true } else { false }
  }

  package var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// True if any part of the value is secret.
  package var isSecret: Bool {
    switch self {
    case .null: false
    case .scalar(_, let isSecret): isSecret
    case .array(let elements, _): elements.contains { $0.isSecret }
    case .object(let members, _, let isSecret): isSecret || members.contains { $0.value.isSecret }
    }
  }
}

extension WireValue {
  /// Writes the value with its scalars as strings.
  package func encode(to json: inout JSONWriter) {
    if isSecret { json.hideNext() }
    switch self {
    case .null: json.null()
    case .scalar(let text, _): json.string(text)
    case .array(let elements, _): json.array(elements) { json, value in value.encode(to: &json) }
    case .object(let members, _, _):
      json.beginObject()
      for member in members {
        json.key(member.name)
        member.value.encode(to: &json)
      }
      json.endObject()
    }
  }
}

/// The JSON of a value and the ranges of its secrets.
private struct Source {
  let text: JSONText
  let form: WireForm?

  func value(of node: JSONNode) -> WireValue {
    switch node.kind {
    case .null: .null
    case .bool(let bool): .scalar(self.text(of: bool), isSecret: isSecret(node))
    case .number(let text), .string(let text): .scalar(text, isSecret: isSecret(node))
    case .array(let elements): .array(elements.map(value(of:)), json: json(of: node))
    case .object(let members):
      .object(
        members.map { ($0.key, value(of: $0.value)) },
        json: json(of: node),
        isSecret: isSecret(node)
      )
    }
  }

  private func text(of bool: Bool) -> String {
    form == .number ? (bool ? "1" : "0") : String(bool)
  }

  private func isSecret(_ node: JSONNode) -> Bool {
    text.secrets.contains { $0.lowerBound < node.end && node.start < $0.upperBound }
  }

  private func json(of node: JSONNode) -> String {
    String(decoding: text.bytes[node.start..<node.end], as: UTF8.self)
  }
}
