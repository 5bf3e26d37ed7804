// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Nothing: Equatable, Sendable, WireDecodable {
  public init() {}
}

// MARK: - Coding

extension Nothing {
  private static let keys = WireKeys<Never> { _ in }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    guard json.finish(&object) else { return nil }
    self.init()
  }
}
