// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Measure: Equatable, Sendable, WireDecodable, WireEncodable {
  case double(Double)
  case int64(Int64)
}

// MARK: - Coding

extension Measure {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.int64() }) {
      self = .int64(value)
      return
    }
    if let value = json.attempt({ $0.exactDouble() }) {
      self = .double(value)
      return
    }
    json.fail(expected: "one of Double, Int64")
    return nil
  }
}

extension Measure {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .double(let value):
      json.encode(value: value)
    case .int64(let value):
      json.encode(value: value)
    }
  }
}
