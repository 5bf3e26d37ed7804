// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Command: Equatable, Sendable, WireDecodable, WireEncodable {
  case stop(Nothing)
  case go(Point)
  case secret(Login)
  case raw(JSONValue)
  case again(Wrapper)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Command {
  public init?(from json: inout JSONReader) {
    switch json.peek("event\\.name") {
    case "stop":
      guard let value = Nothing(from: &json) else { return nil }
      self = .stop(value)
    case "go":
      guard let value = Point(from: &json) else { return nil }
      self = .go(value)
    case "secret":
      guard let value = Login(from: &json) else { return nil }
      self = .secret(value)
    case "raw":
      let value = json.hiding("event.name") { $0.value() }
      guard let value else { return nil }
      self = .raw(value)
    case "again":
      guard let value = Wrapper(from: &json) else { return nil }
      self = .again(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Command {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .stop(let value):
      json.beginObject()
      json.field("event.name", "stop")
      json.members(of: value)
      json.endObject()
    case .go(let value):
      json.beginObject()
      json.field("event.name", "go")
      json.members(of: value)
      json.endObject()
    case .secret(let value):
      json.beginObject()
      json.field("event.name", "secret")
      json.members(of: value)
      json.endObject()
    case .raw(let value):
      json.beginObject()
      json.field("event.name", "raw")
      json.members(of: value)
      json.endObject()
    case .again(let value):
      json.beginObject()
      json.field("event.name", "again")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
