// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointExports
@_spi(Generated) import EndpointRuntime

public enum CardRoom: API {
  public typealias Request<Response: Sendable> = EndpointRuntime.Request<Response, Failure>
  public typealias PagedRequest<Response: Sendable, Item: Sendable> = EndpointRuntime.PagedRequest<
    Response, Item, Failure
  >
  public typealias ClientError = EndpointRuntime.ClientError<Failure>
  public typealias Server = EndpointRuntime.Server<CardRoom>

  /// The runtime that this code works with. After an update of the package, run `endpoints
  /// generate` again.
  public static let generatedCode = GeneratedCode.requiresRuntime3

  /// The endpoints of `Deck`.
  public typealias Deck = CardRoomAPI.Deck

  /// The endpoints of `Tables`.
  public typealias Tables = CardRoomAPI.Tables

  /// The errors of the API.
  public indirect enum Failure: ServiceFailure {
    public typealias Service = CardRoom

    case problem(Deck.Problem)

    public static var rules: [FailureRule<Self>] {
      [
        .status(404, case: "problem") { .problem($0) }
      ]
    }

    public var userFacingText: String? {
      switch self {
      case .problem(let problem): problem.message
      }
    }
  }
}

nonisolated extension Server<CardRoom> {
  public static var production: Self { .init("production", "https://cards.example.com") }
}

extension CardRoom {
  /// `GET /greeting`
  public static func greet() -> CardRoom.Request<CardRoom.Greeting> {
    .init(.get, "/greeting", endpoint: "greet")
  }

  @available(*, deprecated, renamed: "greet()")
  public static func hello() -> CardRoom.Request<CardRoom.Greeting> {
    greet()
  }
}

extension CardRoom {
  public struct Greeting: Equatable, Sendable, WireDecodable {
    public let text: String
    public let number: CardRoom.Number

    public init(text: String, number: CardRoom.Number) {
      self.text = text
      self.number = number
    }
  }
}

extension CardRoom {
  public struct Number: Identifier, ExpressibleByIntegerLiteral {
    public let id: Int

    public init(id: Int) {
      self.id = id
    }
  }
}

// MARK: - Coding

extension CardRoom.Greeting {
  private enum WireKey: ~Copyable {
    case text
    case number
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text required", as: .text)
    keys.add("number required", as: .number)
  }

  public init?(from json: inout JSONReader) {
    var text = ""
    var number: CardRoom.Number?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      case .number: json.value(&number)
      }
    }
    guard json.finish(&object), let number else { return nil }
    self.init(text: text, number: number)
  }
}
