// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// What hangs on a message.
public enum Attachment: Equatable, Sendable {
  case image(Image)
  case picture(Image)
  case button(Button)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Attachment: JSONDecodable {
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
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Attachment: JSONEncodable {
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
