// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Height: Int64, ClosedEnum {
  case low = -1
  case top = 9_007_199_254_740_993
}
