// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public enum InlineSizeUnit: String, ClosedEnum {
  case cm = "cm"
  case inch = "inch"
}
