// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated extension Response where Value == Item {
  public var xKind: DeprecatedKind? { header("X-Kind") }
}
