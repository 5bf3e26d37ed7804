// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

nonisolated extension Response where Value == [Card] {
  public var xColor: Card.Back.Color? { header("X-Color") }
}
