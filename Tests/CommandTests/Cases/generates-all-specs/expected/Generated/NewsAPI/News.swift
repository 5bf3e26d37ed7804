// Generated from Specs/News by endpoints. Do not edit.

import EndpointRuntime
