// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

nonisolated extension Response where Value == Item {
  public var xKind: DeprecatedKind? { header("X-Kind") }
}
