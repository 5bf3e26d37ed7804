// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_spi(Generated) import EndpointRuntime

/// An open enum: values that the server adds later are still read.
public struct Kind: OpenEnum {
  public static let news = Kind(rawValue: "news")
  public static let opinion = Kind(rawValue: "opinion")

  public static let allCases: [Kind] = [
    .news,
    .opinion,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
