// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Series: Equatable, Sendable, WireDecodable, WireEncodable {
  case doubles([Double])
  case integers([Int64])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Series {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.array(of: Int64.self) }) {
      self = .integers(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Double.self) }) {
      self = .doubles(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Series {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .doubles(let value):
      json.array(value)
    case .integers(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
