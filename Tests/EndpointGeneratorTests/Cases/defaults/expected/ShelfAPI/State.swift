// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct State: OpenEnum {
  public static let open = State(rawValue: "open")
  public static let closed = State(rawValue: "closed")

  public static let allCases: [State] = [
    .open,
    .closed,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
