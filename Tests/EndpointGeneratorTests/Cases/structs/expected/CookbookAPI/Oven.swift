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
    var temperature: Int?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      temperature = json.int()
    }
    guard json.finish(fields, required: 0b1), let temperature else { return nil }
    self.init(temperature: temperature)
  }
}
