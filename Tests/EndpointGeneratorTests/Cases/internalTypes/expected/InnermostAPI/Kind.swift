// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

enum Kind: String, ClosedEnum {
  case big = "big"
  case small = "small"
}
