// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Kind: OpenEnum {
  public static let soup = Kind(rawValue: "soup")
  public static let cake = Kind(rawValue: "cake")

  public static let allCases: [Kind] = [
    .soup,
    .cake,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
