// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Size: Int, ClosedEnum {
  case small = 1
  case large = 2
}
