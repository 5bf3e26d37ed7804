// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Only: Equatable, Sendable, WireDecodable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

// MARK: - Coding

extension Only {
  private static let keys = WireKeys<Never> { _ in }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    let name = json.at("a.b", of: object, required: true) { $0.string() }
    guard json.finish(&object), let name else { return nil }
    self.init(name: name)
  }
}
