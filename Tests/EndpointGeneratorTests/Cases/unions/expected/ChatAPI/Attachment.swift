// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// What hangs on a message.
public enum Attachment: Equatable, Sendable, WireDecodable, WireEncodable {
  case image(Image)
  case picture(Image)
  case button(Button)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Attachment {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "image":
      guard let value = Image(from: &json) else { return nil }
      self = .image(value)
    case "picture":
      guard let value = Image(from: &json) else { return nil }
      self = .picture(value)
    case "press-button":
      guard let value = Button(from: &json) else { return nil }
      self = .button(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Attachment {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .image(let value):
      json.beginObject()
      json.field("kind", "image")
      json.members(of: value)
      json.endObject()
    case .picture(let value):
      json.beginObject()
      json.field("kind", "picture")
      json.members(of: value)
      json.endObject()
    case .button(let value):
      json.beginObject()
      json.field("kind", "press-button")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
