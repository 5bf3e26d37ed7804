// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package enum Kind: String, ClosedEnum {
  case big = "big"
  case small = "small"
}
