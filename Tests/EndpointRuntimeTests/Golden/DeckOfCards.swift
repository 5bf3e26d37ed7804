// An API as it is generated, written by hand: it imports what generated code imports.
import EndpointRuntime

enum DeckOfCards: API {
  typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  typealias ClientError = EndpointRuntime.ClientError<Failure>
  typealias Server = EndpointRuntime.Server<DeckOfCards>

  static let version = "1.0.0"

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
        .status(404) { .noSuchDeck($0) },
        .when("success", .equals(false)) { .refused($0) },
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

extension Card: JSONDecodable {
  private static let keys: JSONKeys = "suit value image"

  init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: Value?
    var image: URL?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: suit = Suit(from: &json)
      case .f1: value = Value(from: &json)
      default: image = json.url()
      }
    }
    guard json.finish(&fields, required: 0b011), let suit, let value else { return nil }
    self.init(suit: suit, value: value, image: image)
  }
}

struct DeckInfo: Equatable, Sendable {
  let deck: Deck
  let remaining: Int
}

extension DeckInfo: JSONDecodable {
  private static let keys: JSONKeys = "deck_id remaining"

  init?(from json: inout JSONReader) {
    var deck: Deck?
    var remaining: Int?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: deck = Deck(from: &json)
      default: remaining = json.int()
      }
    }
    guard json.finish(&fields, required: 0b11), let deck, let remaining else { return nil }
    self.init(deck: deck, remaining: remaining)
  }
}

struct Draw: Equatable, Sendable {
  let cards: [Card]
  let remaining: Int
}

extension Draw: JSONDecodable {
  private static let keys: JSONKeys = "cards remaining"

  init?(from json: inout JSONReader) {
    var cards: [Card]?
    var remaining: Int?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: cards = json.array(of: Card.self)
      default: remaining = json.int()
      }
    }
    guard json.finish(&fields, required: 0b11), let cards, let remaining else { return nil }
    self.init(cards: cards, remaining: remaining)
  }
}

struct Problem: Equatable, Sendable {
  let message: String
}

extension Problem: JSONDecodable {
  private static let keys: JSONKeys = "error"

  init?(from json: inout JSONReader) {
    var message: String?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil { message = json.string() }
    guard json.finish(&fields, required: 0b1), let message else { return nil }
    self.init(message: message)
  }
}

struct Login: Equatable, Sendable {
  var username: String
  var password: String
}

extension Login: JSONEncodable, CustomReflectable {
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
