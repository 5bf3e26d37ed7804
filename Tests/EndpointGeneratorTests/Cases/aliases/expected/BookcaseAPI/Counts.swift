// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public typealias Counts = [String: Int]

@available(*, deprecated, renamed: "Counts")
public typealias Numbers = Counts
