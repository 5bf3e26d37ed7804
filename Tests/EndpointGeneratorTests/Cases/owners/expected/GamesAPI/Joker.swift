// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Joker: Equatable, Sendable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension Joker: JSONDecodable {
  private static let keys: JSONKeys = "number"

  public init?(from json: inout JSONReader) {
    var number = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&number)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(number: number)
  }
}

extension Joker {
  @available(*, deprecated, renamed: "Tables.laugh()")
  public static func laugh() -> Games.Request<Void> {
    Tables.laugh()
  }
}
