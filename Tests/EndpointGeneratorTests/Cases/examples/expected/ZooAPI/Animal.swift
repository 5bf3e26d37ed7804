// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Animal: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

extension Animal {
  /// `POST /animals/{animal}/feed`
  public func feed(
    meal: Meal,
    diet: Diet? = nil,
    from: Date,
    to: Day? = nil,
    at: Date? = nil
  ) -> Zoo.Request<Feeding> {
    .init(
      .post,
      "/animals/\(segment: id)/feed",
      endpoint: "Animal.feed",
      query: ["meal": meal, "diet": diet, "span": Span(from: from, to: to, at: at)]
    )
  }

  /// `POST /animals/{animal}/adopt`
  public func adopt() -> Zoo.Request<Animal.AdoptResponse> {
    .init(
      .post,
      "/animals/\(segment: id)/adopt",
      endpoint: "Animal.adopt",
      response: .statuses([
        200: .json(at: "feeding").map { Animal.AdoptResponse.ok($0) },
        202: .void.map { Animal.AdoptResponse.accepted },
      ])
    )
  }

  /// `GET /animals/{animal}/history`
  public func history() -> Zoo.Request<[String: [Feeding]]> {
    .init(.get, "/animals/\(segment: id)/history", endpoint: "Animal.history")
  }

  /// `GET /animals/{animal}/menu`
  public func menu() -> Zoo.Request<Menu> {
    .init(
      .get,
      "/animals/\(segment: id)/menu",
      endpoint: "Animal.menu",
      response: .json(at: "menu")
    )
  }

  /// `GET /animals/{animal}/kind`
  public func kind() -> Zoo.Request<Kind> {
    .init(.get, "/animals/\(segment: id)/kind", endpoint: "Animal.kind")
  }
}

extension Animal {
  /// The response of `Animal.adopt`.
  public nonisolated indirect enum AdoptResponse: Equatable, Sendable {
    /// Status 200.
    case ok(Feeding)
    /// Status 202.
    case accepted
  }
}
