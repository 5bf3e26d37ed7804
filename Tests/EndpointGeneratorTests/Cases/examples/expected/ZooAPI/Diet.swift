// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Diet: OpenEnum {
  public static let vegan = Diet(rawValue: 1)
  public static let none = Diet(rawValue: 0)

  public static let allCases: [Diet] = [
    .vegan,
    .none,
  ]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
