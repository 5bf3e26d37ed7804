// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public typealias Menu = [Meal]?
