// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Kind: OpenEnum {
  public static let examples = Kind(rawValue: "examples")
  public static let rules = Kind(rawValue: "rules")

  public static let allCases: [Kind] = [
    .examples,
    .rules,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
