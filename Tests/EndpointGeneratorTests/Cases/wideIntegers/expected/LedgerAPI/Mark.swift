// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Mark: OpenEnum {
  public static let off = Mark(rawValue: 0)
  @available(*, deprecated)
  public static let huge = Mark(rawValue: 4_294_967_296)

  public static let allCases: [Mark] = [
    .off,
    Mark(rawValue: 4_294_967_296),
  ]

  public let rawValue: Int64

  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }
}
