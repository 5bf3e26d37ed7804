// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// More than one.
public typealias Books = [Book]
