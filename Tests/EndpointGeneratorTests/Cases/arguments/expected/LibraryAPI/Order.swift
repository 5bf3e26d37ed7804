// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Order: String, ClosedEnum {
  case newest = "newest"
  case none = "none"
  case `default` = "default"
}
