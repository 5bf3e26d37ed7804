// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedKind: OpenEnum {
  public static let wood = DeprecatedKind(rawValue: "wood")
  public static let steel = DeprecatedKind(rawValue: "steel")

  public static let allCases: [DeprecatedKind] = [
    .wood,
    .steel,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

@available(*, deprecated)
public typealias Kind = DeprecatedKind
