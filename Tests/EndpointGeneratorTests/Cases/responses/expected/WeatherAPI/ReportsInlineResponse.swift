// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct ReportsInlineResponse: Equatable, Sendable {
  public let wind: Double

  public init(wind: Double) {
    self.wind = wind
  }
}

extension ReportsInlineResponse: JSONDecodable {
  private static let keys: JSONKeys = "wind"

  public init?(from json: inout JSONReader) {
    var wind: Double?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      wind = json.double()
    }
    guard json.finish(fields, required: 0b1), let wind else { return nil }
    self.init(wind: wind)
  }
}
