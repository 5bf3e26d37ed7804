// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Size: OpenEnum {
  public static let small = Size(rawValue: "small")
  public static let large = Size(rawValue: "large")

  public static let allCases: [Size] = [
    .small,
    .large,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
