// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

@available(*, deprecated)
public typealias Paintings = [DeprecatedPainting]
