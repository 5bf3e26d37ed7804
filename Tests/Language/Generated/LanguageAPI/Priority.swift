// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Priority: OpenEnum {
  public static let normal = Priority(rawValue: 0)
  public static let urgent = Priority(rawValue: 5)

  public static let allCases: [Priority] = [
    .normal,
    .urgent,
  ]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
