// Generated from Specs/Deck.json by endpoints. Do not edit.

import EndpointRuntime
