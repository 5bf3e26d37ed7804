// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct CardBackColor: OpenEnum {
  public static let red = CardBackColor(rawValue: "red")
  public static let blue = CardBackColor(rawValue: "blue")

  public static let allCases: [CardBackColor] = [
    .red,
    .blue,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
