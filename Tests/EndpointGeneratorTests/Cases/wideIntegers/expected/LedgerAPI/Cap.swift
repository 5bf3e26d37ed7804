// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Cap: Equatable, Sendable, WireDecodable, WireEncodable {
  case wide
  case none
  case some(Int)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Cap {
  public init?(from json: inout JSONReader) {
    if json.reads(4_294_967_296 as Int64) {
      self = .wide
      return
    }
    if json.reads(0) {
      self = .none
      return
    }
    if let value = json.attempt({ $0.int() }) {
      self = .some(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Cap {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .wide:
      json.encode(value: 4_294_967_296 as Int64)
    case .none:
      json.encode(value: 0)
    case .some(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
