// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Priority: OpenEnum {
  public static let low = Priority(rawValue: 1)
  public static let high = Priority(rawValue: 2)

  public static let allCases: [Priority] = [
    .low,
    .high,
  ]

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
