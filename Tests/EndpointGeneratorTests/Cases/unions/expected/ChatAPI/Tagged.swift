// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Tagged: Equatable, Sendable, WireDecodable, WireEncodable {
  case `struct`(Tags)
  case dictionary([String: Date?])
  case any(JSONValue)
}

// MARK: - Coding

extension Tagged {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "struct":
      let value = json.hiding("kind") { Tags(from: &$0) }
      guard let value else { return nil }
      self = .struct(value)
    case "dictionary":
      let value = json.hiding("kind") { $0.dictionary { $0.optional { $0.date(.unix) } } }
      guard let value else { return nil }
      self = .dictionary(value)
    case "any":
      let value = json.hiding("kind") { $0.value() }
      guard let value else { return nil }
      self = .any(value)
    default:
      json.fail(expected: "one of struct, dictionary, any")
      return nil
    }
  }
}

extension Tagged {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .struct(let value):
      json.beginObject()
      json.field("kind", "struct")
      json.members(of: value)
      json.endObject()
    case .dictionary(let value):
      json.beginObject()
      json.field("kind", "dictionary")
      for (key, value) in value.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        if let value {
          json.date(value, .unix)
        } else {
          json.null()
        }
      }
      json.endObject()
    case .any(let value):
      json.beginObject()
      json.field("kind", "any")
      json.members(of: value)
      json.endObject()
    }
  }
}
