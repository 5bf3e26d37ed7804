// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Noise: Equatable, Sendable, WireDecodable, WireEncodable {
  case mono(Mono)
  case multi(Multi)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Noise {
  public init?(from json: inout JSONReader) {
    switch json.peek("noiseType") {
    case "mono":
      let value = json.hiding("noiseType") { Mono(from: &$0) }
      guard let value else { return nil }
      self = .mono(value)
    case 2:
      guard let value = Multi(from: &json) else { return nil }
      self = .multi(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Noise {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .mono(let value):
      json.beginObject()
      json.field("noiseType", "mono")
      json.members(of: value)
      json.endObject()
    case .multi(let value):
      json.beginObject()
      json.field("noiseType", 2)
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}
