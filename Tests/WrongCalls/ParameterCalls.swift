import DeckOfCardsAPI

func parameters(_ page: Int?, _ deck: Deck, _ client: Client<DeckOfCards>) {
  // expected-error@+1 {{cannot find 'pages' in scope}}
  _ = DeckOfCards.Request<DeckInfo>(.get, "/deck", query: ["page": page, "all": pages])
  // expected-error@+1 {{cannot convert value of type 'Client<DeckOfCards>' to expected dictionary value type}}
  _ = DeckOfCards.Request<DeckInfo>(.get, "/deck", query: ["page": page, "client": client])
  // expected-error@+1 {{has no member 'coma'}}
  _ = DeckOfCards.Request<DeckInfo>(.get, "/a", query: ["a": ParameterValue([1], style: .coma)])
  var request = deck.draw()
  request.query["page"] = page
  // expected-error@+1 {{cannot assign value of type 'Client<DeckOfCards>'}}
  request.query["client"] = client
}
