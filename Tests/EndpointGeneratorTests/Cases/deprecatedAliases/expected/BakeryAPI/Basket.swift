// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

@available(*, deprecated, message: "use Cart")
public typealias Basket = Cart
