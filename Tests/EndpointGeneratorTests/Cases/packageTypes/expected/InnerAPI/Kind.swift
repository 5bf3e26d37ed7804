// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

package enum Kind: String, ClosedEnum {
  case big = "big"
  case small = "small"
}
