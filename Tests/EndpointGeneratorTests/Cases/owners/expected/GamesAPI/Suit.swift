// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Suit: OpenEnum {
  public static let clubs = Suit(rawValue: "clubs")
  public static let hearts = Suit(rawValue: "hearts")

  public static let allCases: [Suit] = [
    .clubs,
    .hearts,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
