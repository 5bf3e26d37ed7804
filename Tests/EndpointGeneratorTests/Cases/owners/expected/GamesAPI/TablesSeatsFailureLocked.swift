// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct TablesSeatsFailureLocked: Equatable, Sendable {
  public let until: Date

  public init(until: Date) {
    self.until = until
  }
}

extension TablesSeatsFailureLocked: JSONDecodable {
  private static let keys: JSONKeys = "until"

  public init?(from json: inout JSONReader) {
    var until: Date?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      until = json.date()
    }
    guard json.finish(&fields, required: 0b1), let until else { return nil }
    self.init(until: until)
  }
}
