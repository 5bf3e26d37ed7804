// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Effect: Equatable, Sendable, WireDecodable, WireEncodable {
  case blur(Blur)
  case noise(Noise)
  case grain(Grain)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Effect {
  public init?(from json: inout JSONReader) {
    switch json.peek("type") {
    case "blur":
      guard let value = Blur(from: &json) else { return nil }
      self = .blur(value)
    case "NOISE":
      let value = json.hiding("type") { Noise(from: &$0) }
      guard let value else { return nil }
      self = .noise(value)
    case "grain":
      let value = json.hiding("type") { Grain(from: &$0) }
      guard let value else { return nil }
      self = .grain(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Effect {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .blur(let value):
      json.beginObject()
      json.field("type", "blur")
      json.members(of: value)
      json.endObject()
    case .noise(let value):
      json.beginObject()
      json.field("type", "NOISE")
      json.members(of: value)
      json.endObject()
    case .grain(let value):
      json.beginObject()
      json.field("type", "grain")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
