// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated extension Response where Value == Reports.OrderResponse {
  public var xRateLimit: Int? { header("X-Rate-Limit") }

  public var lastModified: Date? { header("Last-Modified", .rfc1123) }
}

nonisolated extension Response where Value == Report {
  /// How many calls are left.
  public var xRateLimit: Int? { header("X-Rate-Limit") }

  public var xRateReset: Date? { header("X-Rate-Reset") }

  public var location: URL? { header("Location") }

  public var xStation: Station? { header("X-Station") }

  public var xSky: Sky? { header("X-Sky") }

  public var xCost: Double? { header("X-Cost") }
}
