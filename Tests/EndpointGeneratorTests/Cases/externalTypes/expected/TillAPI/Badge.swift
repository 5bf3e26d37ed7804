// Generated from spec.json by endpoints. Do not edit.

import BadgeKit
@_spi(Generated) import EndpointRuntime

/// Its colors come from the brand.
public typealias DeprecatedBadge = BadgeKit.Badge.Shape

/// Its colors come from the brand.
@available(*, deprecated, message: "Use a picture.")
public typealias Badge = DeprecatedBadge
