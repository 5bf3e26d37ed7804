// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

extension Response where Value == Item {
  public var xKind: DeprecatedKind? { header("X-Kind") }
}
