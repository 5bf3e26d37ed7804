// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedStyle: OpenEnum {
  public static let baroque = DeprecatedStyle(rawValue: "baroque")
  public static let modern = DeprecatedStyle(rawValue: "modern")

  public static let allCases: [DeprecatedStyle] = [
    .baroque,
    .modern,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

@available(*, deprecated, message: "Nobody knows. May be removed after 2027-03-01.")
public typealias Style = DeprecatedStyle
