// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// More than one.
public typealias Books = [Book]
