// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

struct ThingID: Identifier, ExpressibleByStringLiteral {
  let id: String
}
