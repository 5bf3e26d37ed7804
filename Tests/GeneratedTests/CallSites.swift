import AccountsAPI
import AuctionsFixtures
import BeveragesAPI
import DeckOfCardsAPI
import NewsAPI
import StackOverflowAPI

// Calls of all APIs, compiled with no other import: every name that a call site needs is exported.

func deckOfCards(_ fixture: Data) async throws -> [Card] {
  let client = Client<DeckOfCards>(.production)
  let deck = try await client.send(Deck.shuffle()).deck
  switch await client.result(deck.draw()) {
  case .success(let draw): return draw.cards
  case .failure(.service(.noSuchDeck(let problem), _)): print(problem.message)
  case .failure(let error): print(error.localizedDescription)
  }
  let request: DeckOfCards.Request<Draw> = deck.draw(count: 2)
  print(Deck.shuffle() == DeckOfCards.Request(.get, "/deck/new/shuffle/"))
  print(request.curl(for: .production))
  return try request.decode(fixture).cards
}

func auctions(_ token: @escaping @Sendable () async throws -> String) async throws -> [Sale] {
  var texts = ErrorTexts()
  texts.offline = "You are offline."
  let client = Client<Auctions>(
    .production,
    credentials: .bearer { try await token() },
    transport: URLSessionTransport(),
    middleware: [.logging(.info), .metrics { print($0.duration) }, .etagCache(), .coalescing],
    retry: .init(retries: 4, idempotencyKey: "Idempotency-Key"),
    errorTexts: texts,
    onError: { error, endpoint in print(error, endpoint) }
  )
  do throws(Auctions.ClientError) {
    _ = try await client.send(Categories.named("impressionism"))
  } catch .transport(let error) where error.kind == .offline {
    print(error)
  } catch {
    print(error.localizedDescription)
  }
  let response: Response<[Sale]> = try await client.response(for: Sales.active())
  print(response.headers["ETag"] ?? "", response.http.status)
  return response.value
}

func stubs(_ server: Auctions.Server, _ file: URL) async throws {
  let stub = StubTransport(Auctions.examples, rules: [.any(.pass, after: .seconds(1))])
  let recording = RecordingTransport(stub)
  _ = try await Client<Auctions>(server, transport: recording).send(Sales.active())
  print(stub.requests.map(\.url))
  try recording.write(to: file)
  let failing = StubTransport { request in .json(404, #"{"ErrorMessage": "gone"}"#) }
  _ = Client<Auctions>(.custom(file), transport: failing)
}

func beverages() async throws -> Beer {
  let client = Client<Beverages>(.staging)
  let beers: [Beer] = try await client.send(Beers.list(from: 0, to: 50))
  let task: RequestTask = client.send(Beers.list(from: 0, to: 50)) { result in print(result) }
  task.cancel()
  return beers.first ?? Beer(name: "Pliny", size: 16, description: "Hoppy", price: 7.5)
}

func accounts(_ client: Client<Accounts>, _ file: FileUpload) async throws -> Date? {
  try await client.upload(Accounts.avatar(file: file)) { print($0) }
  let login = Accounts.login(username: "CommandShift", password: "1234")
  return try await client.send(login).signupDate
}

func stackOverflow(_ client: Client<StackOverflow>) async throws -> [String] {
  for try await user in client.items(TopUsers.allTime(tag: "ios")) { print(user) }
  return try await client.send(Tags.related(to: "swift"))
}

func news() async throws {
  let client = Client<News>(.production)
  _ = try await client.send(User.login(userName: "example@gmail.com", password: "tester1"))
  print(try await client.send(NewsFeed.feed(userId: "7")).posts.first?.datePosted as Any)
}
