// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Shape: Equatable, Sendable, WireDecodable {
  case dot(Dot)
  case line(Line)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Shape {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "dot":
      guard let value = Dot(from: &json) else { return nil }
      self = .dot(value)
    case "LINE":
      guard let value = Line(from: &json) else { return nil }
      self = .line(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}
