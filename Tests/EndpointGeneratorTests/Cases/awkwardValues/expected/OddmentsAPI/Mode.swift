// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Mode: String, ClosedEnum {
  case fast = "FAST"
  @available(*, deprecated, message: "Nobody waits.")
  case slow = "SLOW"

  public static let allCases: [Mode] = [
    "FAST",
    "SLOW",
  ].compactMap(Mode.init)
}
