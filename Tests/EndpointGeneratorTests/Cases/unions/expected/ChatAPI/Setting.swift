// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Setting: Equatable, Sendable, WireDecodable, WireEncodable {
  case auto
  case level(Int)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Setting {
  public init?(from json: inout JSONReader) {
    if json.reads("auto") {
      self = .auto
      return
    }
    if let value = json.attempt({ $0.int() }) {
      self = .level(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Setting {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .auto:
      json.encode(value: "auto")
    case .level(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
