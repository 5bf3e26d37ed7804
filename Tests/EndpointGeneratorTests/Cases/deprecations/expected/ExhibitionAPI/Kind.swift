// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum DeprecatedKind: Equatable, Sendable {
  case painting(DeprecatedPainting)
  case int(Int)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension DeprecatedKind: JSONDecodable {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ DeprecatedPainting(from: &$0) }) {
      self = .painting(value)
      return
    }
    if let value = json.attempt({ $0.int() }) {
      self = .int(value)
      return
    }
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

@available(*, deprecated)
public typealias Kind = DeprecatedKind
