// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Event: Equatable, Sendable, WireDecodable, WireEncodable {
  case joined(Button)
  case left(Image)
}

// MARK: - Coding

extension Event {
  public init?(from json: inout JSONReader) {
    switch json.peek("event\\.type") {
    case 1:
      guard let value = Button(from: &json) else { return nil }
      self = .joined(value)
    case 2:
      guard let value = Image(from: &json) else { return nil }
      self = .left(value)
    default:
      json.fail(expected: "one of 1, 2")
      return nil
    }
  }
}

extension Event {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .joined(let value):
      json.beginObject()
      json.field("event.type", 1)
      json.members(of: value)
      json.endObject()
    case .left(let value):
      json.beginObject()
      json.field("event.type", 2)
      json.members(of: value)
      json.endObject()
    }
  }
}
