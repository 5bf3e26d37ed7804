// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Shape: Equatable, Sendable {
  case dot(Dot)
  case line(Line)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Shape: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "dot":
      guard let value = Dot(from: &json) else { return nil }
      self = .dot(value)
    case "LINE":
      guard let value = Line(from: &json) else { return nil }
      self = .line(value)
    default:
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}
