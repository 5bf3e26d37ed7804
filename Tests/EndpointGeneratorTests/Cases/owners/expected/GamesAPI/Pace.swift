// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Pace: OpenEnum {
  public static let slow = Pace(rawValue: "slow")
  public static let quick = Pace(rawValue: "quick")

  public static let allCases: [Pace] = [
    .slow,
    .quick,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
