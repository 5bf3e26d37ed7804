@_spi(Generated) import EndpointRuntime

extension Deck {
  static func shuffle(deckCount: Int? = nil) -> DeckOfCards.Request<DeckInfo> {
    .init(
      .get,
      "/deck/new/shuffle/",
      endpoint: "Deck.shuffle",
      query: ["deck_count": deckCount]
    )
  }

  func draw(count: Int = 1) -> DeckOfCards.Request<Draw> {
    .init(
      .get,
      "/deck/\(segment: id)/draw/",
      endpoint: "Deck.draw",
      query: ["count": count]
    )
  }

  func burn() -> DeckOfCards.Request<Void> {
    .init(.delete, "/deck/\(segment: id)", endpoint: "Deck.burn")
  }

  func order() -> DeckOfCards.Request<DeckOrder> {
    .init(
      .post,
      "/deck/\(segment: id)/order",
      endpoint: "Deck.order",
      response: .statuses([200: .json.map(DeckOrder.ready), 202: .void.map { DeckOrder.accepted }])
    )
  }

  func piles(page: Int = 1) -> DeckOfCards.PagedRequest<[String], String> {
    .init(
      .get,
      "/deck/\(segment: id)/piles",
      endpoint: "Deck.piles",
      query: ["page": page],
      response: .json(at: "piles"),
      pagination: .page("page", start: 1, more: "has_more")
    )
  }
}

enum DeckOrder: Equatable, Sendable {
  case ready(DeckInfo)
  case accepted
}

extension DeckOfCards {
  static func login(_ login: Login) -> Request<Void> {
    .init(.post, "/login", endpoint: "login", body: .json(login))
  }

  static func signIn(
    user: String,
    password: String,
    pin: String,
    key: String,
    remember: Bool? = nil
  ) -> Request<Void> {
    .init(
      .post,
      "/users/\(segment: pin, secret: true)/sign-in",
      endpoint: "signIn",
      query: ["key": ParameterValue(key, secret: true)],
      headers: ["X-Password": ParameterValue(password, secret: true)],
      cookies: ["pin": ParameterValue(pin, secret: true)],
      body: .form([
        "USERNAME": user, "PASSWORD": ParameterValue(password, secret: true),
        "remember": ParameterValue(remember, .number),
      ])
    )
  }

  static func profile() -> Request<Data> {
    .init(
      .get,
      "/me",
      endpoint: "profile",
      policy: .init(authentication: .required("token")),
      response: .data
    )
  }
}
