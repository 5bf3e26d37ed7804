// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Oven: Equatable, Sendable, WireDecodable {
  public let temperature: Int

  public init(temperature: Int) {
    self.temperature = temperature
  }
}

// MARK: - Coding

extension Oven {
  private enum WireKey: ~Copyable {
    case temperature
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("temperature required", as: .temperature)
  }

  public init?(from json: inout JSONReader) {
    var temperature = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .temperature: json.int(&temperature)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(temperature: temperature)
  }
}
