// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// In the order of their places.
public typealias CarList = [Car]
