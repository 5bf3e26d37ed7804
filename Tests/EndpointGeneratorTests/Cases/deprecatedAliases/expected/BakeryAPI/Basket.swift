// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

@available(*, deprecated, message: "use Cart")
public typealias Basket = Cart
