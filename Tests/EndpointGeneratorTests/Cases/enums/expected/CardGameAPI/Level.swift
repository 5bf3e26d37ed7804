// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Level: Int, ClosedEnum {
  case low = 1
  case middle = 2
  case top = 1_000_000
  case below = -1
}
