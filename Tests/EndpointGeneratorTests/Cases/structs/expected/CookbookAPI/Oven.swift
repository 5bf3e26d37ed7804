// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Oven: Equatable, Sendable {
  public let temperature: Int

  public init(temperature: Int) {
    self.temperature = temperature
  }
}

extension Oven: JSONDecodable {
  private static let keys: JSONKeys = "temperature"

  public init?(from json: inout JSONReader) {
    var temperature = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&temperature)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(temperature: temperature)
  }
}
