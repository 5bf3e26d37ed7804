// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Format: OpenEnum {
  public static let paper = Format(rawValue: "paper")
  public static let audio = Format(rawValue: "audio")

  public static let allCases: [Format] = [
    .paper,
    .audio,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
