// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated extension Response where Value == [Card] {
  public var xColor: Card.Back.Color? { header("X-Color") }
}
