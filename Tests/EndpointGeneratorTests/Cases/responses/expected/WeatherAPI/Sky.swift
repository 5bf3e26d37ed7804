// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Sky: OpenEnum {
  public static let clear = Sky(rawValue: "clear")
  public static let grey = Sky(rawValue: "grey")

  public static let allCases: [Sky] = [
    .clear,
    .grey,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
