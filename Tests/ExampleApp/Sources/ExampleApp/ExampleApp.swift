import DeckOfCardsAPI

/// Draws cards. It imports only the generated module.
@main
struct ExampleApp {
  static func main() async {
    let client = Client<DeckOfCards>(.production)

    switch await client.result(Deck(id: "gy7aqxz5nmpd").draw(count: 1)) {
    case .success(let draw): print(draw.cards.map(\.suit), draw.remaining)
    case .failure(.service(.noSuchDeck(let problem), _)): print(problem.message)
    case .failure(let error): print(error.localizedDescription)
    }
  }
}
