// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public typealias Cart = [Item]
