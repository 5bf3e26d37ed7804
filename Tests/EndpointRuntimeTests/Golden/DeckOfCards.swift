// An API in the form of generated code, written by hand. It has the imports of generated code.
@_spi(Generated) import EndpointRuntime

enum DeckOfCards: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  typealias ClientError = EndpointRuntime.ClientError<Failure>
  typealias Server = EndpointRuntime.Server<DeckOfCards>

  static let version = "1.0.0"

  /// Requests wait for threads, which tests that compute occupy.
  static let policy = RequestPolicy(timeout: 600)

  static let authentication: [String: AuthenticationScheme] = [
    "token": .bearer, "login": .basic, "key": .key("X-API-Key", in: .header),
    "queryKey": .key("api key", in: .query), "session": .key("sid", in: .cookie),
  ]

  static let secretFields: Set<String> = ["password", "access_token"]

  static let servers: [String: Server] = ["auth": .init("auth", "https://auth.example.com")]

  enum Failure: ServiceFailure {
    typealias Service = DeckOfCards

    case noSuchDeck(Problem)
    case refused(Problem)
    case unavailable

    static var rules: [FailureRule<Self>] {
      [
        .statusClass(2, when: [("success", .equals(false))], case: "refused") { .refused($0) },
        .status(404, case: "noSuchDeck") { .noSuchDeck($0) },
        .statusClass(5, .unavailable),
      ]
    }

    var userFacingText: String? {
      switch self {
      case .noSuchDeck(let problem): problem.message
      case .refused(let problem): problem.message
      default: nil
      }
    }
  }
}

extension Server<DeckOfCards> {
  static var production: Self { .init("production", "https://deckofcardsapi.com/api") }

  static func cloud(region: String = "eu", account: String) -> Self {
    .init(
      "cloud",
      "https://{region}.example.com/",
      hosts: ["uploads": "https://up.example.com/v1"],
      variables: ["region": region, "account": account]
    )
  }
}

struct Deck: Identifier, ExpressibleByStringLiteral {
  let id: String
}

enum Suit: String, ClosedEnum {
  case clubs = "CLUBS"
  case hearts = "HEARTS"
}

struct Value: OpenEnum {
  static let two = Value(rawValue: "2")
  static let ace = Value(rawValue: "ACE")

  static let allCases: [Value] = [.two, .ace]

  let rawValue: String
}

struct Card: Equatable, Sendable {
  let suit: Suit
  let value: Value
  let image: URL?

  init(suit: Suit, value: Value, image: URL? = nil) {
    self.suit = suit
    self.value = value
    self.image = image
  }
}

extension Card: WireDecodable {
  private enum WireKey: ~Copyable {
    case suit
    case value
    case image
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("value required", as: .value)
    keys.add("image", as: .image)
  }

  init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var image: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: suit = Suit(from: &json)
      case .value: value = Value(from: &json)
      case .image: image = json.url()
      }
    }
    guard json.finish(&object), let suit, let value else { return nil }
    self.init(suit: suit, value: value, image: image)
  }
}

struct DeckInfo: Equatable, Sendable {
  let deck: Deck
  let remaining: Int
}

extension DeckInfo: WireDecodable {
  private enum WireKey: ~Copyable {
    case deckId
    case remaining
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("deck_id required", as: .deckId)
    keys.add("remaining required", as: .remaining)
  }

  init?(from json: inout JSONReader) {
    var deck: Deck?
    var remaining: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .deckId: deck = Deck(from: &json)
      case .remaining: remaining = json.int()
      }
    }
    guard json.finish(&object), let deck, let remaining else { return nil }
    self.init(deck: deck, remaining: remaining)
  }
}

struct Draw: Equatable, Sendable {
  let cards: [Card]
  let remaining: Int
}

extension Draw: WireDecodable {
  private enum WireKey: ~Copyable {
    case cards
    case remaining
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("cards required", as: .cards)
    keys.add("remaining required", as: .remaining)
  }

  init?(from json: inout JSONReader) {
    var cards: [Card]?
    var remaining: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .cards: cards = json.array(of: Card.self)
      case .remaining: remaining = json.int()
      }
    }
    guard json.finish(&object), let cards, let remaining else { return nil }
    self.init(cards: cards, remaining: remaining)
  }
}

struct Problem: Equatable, Sendable {
  let message: String
}

extension Problem: WireDecodable {
  private enum WireKey: ~Copyable {
    case error
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("error required", as: .error)
  }

  init?(from json: inout JSONReader) {
    var message: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .error: message = json.string()
      }
    }
    guard json.finish(&object), let message else { return nil }
    self.init(message: message)
  }
}

struct Login: Equatable, Sendable {
  var username: String
  var password: String
}

extension Login: WireEncodable, CustomReflectable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("username", username)
    json.field("password", password, secret: true)
    json.endObject()
  }

  var customMirror: Mirror {
    Secret.mirror(self, ["username": username, "password": Secret.masked])
  }
}

extension Response where Value == Draw {
  var rateLimit: Int? { header("X-Rate-Limit") }
}
