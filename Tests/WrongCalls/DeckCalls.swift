import AuctionsAPI
import DeckOfCardsAPI

func plain(_ client: Client<DeckOfCards>, _ deck: Deck) async throws {
  // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
  _ = try await client.send(Deck.shufle())
  // expected-error@+1 {{incorrect argument label in call (have 'cuont:', expected 'count:')}}
  _ = try await client.send(deck.draw(cuont: 2))
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  _ = try await client.send(deck.draw(count: "2"))
  // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
  _ = try await client.send(Sales.active())
  // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
  let info = try await client.send(Deck.shufle())
  print(info)
  // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
  print(try await client.send(Deck.shufle()).deck)
}

func closure(_ client: Client<DeckOfCards>, _ deck: Deck) {
  Task {
    // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
    let info = try await client.send(Deck.shufle())
    print(info)
  }
  // expected-error@+1 {{incorrect argument label in call (have 'cuont:', expected 'count:')}}
  Task { try await client.send(deck.draw(cuont: 2)) }
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  Task { try await client.send(deck.draw(count: "2")) }
  // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
  Task { try await client.send(Sales.active()) }
}

func doThrows(_ client: Client<DeckOfCards>, _ deck: Deck) async {
  do throws(DeckOfCards.ClientError) {
    // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
    _ = try await client.send(Deck.shufle())
    // expected-error@+1 {{incorrect argument label in call (have 'cuont:', expected 'count:')}}
    _ = try await client.send(deck.draw(cuont: 2))
    // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    _ = try await client.send(deck.draw(count: "2"))
    // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
    _ = try await client.send(Sales.active())
  } catch .service(.noSuchDeck(let problem), _) {
    print(problem.message)
  } catch {
    print(error)
  }
}

func result(_ client: Client<DeckOfCards>, _ deck: Deck) async {
  // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
  switch await client.result(Deck.shufle()) {
  case .success(let info): print(info)
  case .failure(let error): print(error)
  }
  // expected-error@+1 {{incorrect argument label in call (have 'cuont:', expected 'count:')}}
  switch await client.result(deck.draw(cuont: 2)) {
  case .success(let draw): print(draw)
  case .failure(.service(.noSuchDeck(let problem), _)): print(problem)
  case .failure(let error): print(error)
  }
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  switch await client.result(deck.draw(count: "2")) {
  case .success(let draw): print(draw)
  case .failure(let error): print(error)
  }
  // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
  switch await client.result(Sales.active()) {
  case .success(let sales): print(sales)
  case .failure(let error): print(error)
  }
}

func completion(_ client: Client<DeckOfCards>, _ deck: Deck) {
  // expected-error@+1 {{type 'Deck' has no member 'shufle'}}
  client.send(Deck.shufle()) { result in print(result) }
  // expected-error@+1 {{incorrect argument label in call (have 'cuont:', expected 'count:')}}
  client.send(deck.draw(cuont: 2)) { result in print(result) }
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  client.send(deck.draw(count: "2")) { result in print(result) }
  // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
  client.send(Sales.active()) { result in print(result) }
}
