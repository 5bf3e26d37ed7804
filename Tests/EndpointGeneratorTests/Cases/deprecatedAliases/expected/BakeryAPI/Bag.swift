// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

@available(*, deprecated)
public typealias Bag = DeprecatedSack
