// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Flag: OpenEnum {
  public static let nl = Flag(rawValue: "nl")
  public static let de = Flag(rawValue: "de")

  public static let allCases: [Flag] = [
    .nl,
    .de,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
