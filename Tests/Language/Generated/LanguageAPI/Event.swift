// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Event: Equatable, Sendable, WireDecodable, WireEncodable {
  case joined(Point)
  case left(Point)
  case drew(Placed)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Event {
  public init?(from json: inout JSONReader) {
    switch json.peek("type") {
    case 1:
      guard let value = Point(from: &json) else { return nil }
      self = .joined(value)
    case 2:
      guard let value = Point(from: &json) else { return nil }
      self = .left(value)
    case 3:
      guard let value = Placed(from: &json) else { return nil }
      self = .drew(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Event {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .joined(let value):
      json.beginObject()
      json.field("type", 1)
      json.members(of: value)
      json.endObject()
    case .left(let value):
      json.beginObject()
      json.field("type", 2)
      json.members(of: value)
      json.endObject()
    case .drew(let value):
      json.beginObject()
      json.field("type", 3)
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
