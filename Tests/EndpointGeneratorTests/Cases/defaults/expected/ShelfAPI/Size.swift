// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Size: Int, ClosedEnum {
  case small = 1
  case large = 2
}
