// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Mode: String, ClosedEnum {
  case fast = "FAST"
  @available(*, deprecated, message: "Nobody waits.")
  case slow = "SLOW"

  public static let allCases: [Mode] = [
    "FAST",
    "SLOW",
  ].compactMap(Mode.init)
}
