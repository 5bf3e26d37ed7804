// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Priority: Int, ClosedEnum {
  case low = 1
  case high = 20
}
