// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Hall: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}

/// What a hall can be asked for.
extension Hall {
  /// What hangs in the hall.
  ///
  /// The pictures come in the order in which a visitor passes them, beginning at the door that is
  /// nearest to the cloakroom.
  ///
  /// `GET /halls/{hall}/pictures`
  ///
  /// - Parameter id: Only the picture with this id.
  public func pictures(id: String? = nil) -> Gallery.Request<[Picture]> {
    .init(.get, "/halls/\(segment: self.id)/pictures", endpoint: "Hall.pictures", query: ["id": id])
  }

  /// `GET /halls/open`
  public static func open() -> Gallery.Request<[Hall]> {
    .init(.get, "/halls/open", endpoint: "Hall.open")
  }
}
