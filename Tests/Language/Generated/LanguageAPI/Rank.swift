// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Rank: OpenEnum {
  public static let two = Rank(rawValue: "2")
  /// Above the ten.
  public static let jack = Rank(rawValue: "JACK")
  public static let `default` = Rank(rawValue: "DEFAULT")
  @available(*, deprecated, message: "Jokers are out. May be removed after 2027-03-01.")
  public static let joker = Rank(rawValue: "JOKER")

  public static let allCases: [Rank] = [
    .two,
    .jack,
    .default,
    Rank(rawValue: "JOKER"),
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  @available(*, deprecated, renamed: "jack")
  public static var knave: Rank { .jack }
}
