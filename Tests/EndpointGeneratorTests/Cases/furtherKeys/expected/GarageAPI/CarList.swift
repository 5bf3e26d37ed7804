// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// In the order of their places.
public typealias CarList = [Car]
