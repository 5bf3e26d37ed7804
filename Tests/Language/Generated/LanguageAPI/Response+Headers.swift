// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

nonisolated extension Response where Value == Job {
  public var xRateLimit: Int? { header("X-Rate-Limit") }

  public var lastModified: Date? { header("Last-Modified", .rfc1123) }

  /// Which rank.
  public var rank: Rank? { header("X-Rank") }

  public var location: URL? { header("Location") }

  public var xDeck: Deck? { header("X-Deck") }

  public var xOn: Bool? { header("X-On") }
}

nonisolated extension Response where Value == Data {
  public var eTag: String? { header("ETag") }
}
