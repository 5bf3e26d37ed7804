// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Meal: String, ClosedEnum {
  case hay = "hay"
  case meat = "meat"
}
