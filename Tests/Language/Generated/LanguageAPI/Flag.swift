// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public typealias Flag = Bool
