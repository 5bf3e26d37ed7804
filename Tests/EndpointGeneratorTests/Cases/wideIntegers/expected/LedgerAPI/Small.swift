// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Small: OpenEnum {
  public static let least = Small(rawValue: -2_147_483_648)
  public static let most = Small(rawValue: 2_147_483_647)

  public static let allCases: [Small] = [
    .least,
    .most,
  ]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
