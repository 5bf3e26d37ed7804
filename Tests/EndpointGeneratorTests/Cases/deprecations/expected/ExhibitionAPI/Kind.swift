// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum DeprecatedKind: Equatable, Sendable, WireDecodable {
  case painting(DeprecatedPainting)
  case int(Int)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

@available(*, deprecated)
public typealias Kind = DeprecatedKind

// MARK: - Coding

extension DeprecatedKind {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ DeprecatedPainting(from: &$0) }) {
      self = .painting(value)
      return
    }
    if let value = json.attempt({ $0.int() }) {
      self = .int(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}
