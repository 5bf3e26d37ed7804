import AccountsAPI
import DeckOfCardsAPI
import Foundation
import LanguageAPI
import StackOverflowAPI

func response(_ client: Client<StackOverflow>) async throws {
  // expected-error@+1 {{type 'Tags' has no member 'relatd'}}
  print(try await client.response(for: Tags.relatd(to: "swift")).value)
  // expected-error@+1 {{is unavailable: the request belongs to another API: use a client of that API}}
  print(try await client.response(for: Deck.shuffle()).value)
}

func onePage(_ client: Client<StackOverflow>) async throws {
  // expected-error@+1 {{type 'TopUsers' has no member 'allTimes'}}
  let users = try await client.send(TopUsers.allTimes(tag: "ios"))
  print(users)
}

func pages(_ client: Client<StackOverflow>) async throws {
  // expected-error@+1 {{type 'TopUsers' has no member 'allTimes'}}
  for try await user in client.items(TopUsers.allTimes(tag: "ios")) { print(user) }
  // expected-error@+1 {{incorrect argument label in call (have 'tags:', expected 'tag:')}}
  for try await user in client.items(TopUsers.allTime(tags: "ios")) { print(user) }
  // expected-error@+1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
  for try await page in client.pages(TopUsers.allTime(tag: 1)) { print(page) }
}

func streams(_ client: Client<Language>) async throws {
  // expected-error@+1 {{type 'Streams' has no member 'point'}}
  for try await point in client.stream(Streams.point()) { print(point) }
  // expected-error@+1 {{type 'Streams' has no member 'point'}}
  for try await event in client.events(Streams.point()) { print(event) }
}

func calls(_ decks: Client<DeckOfCards>, _ client: Client<Language>) async throws {
  // expected-error@+1 {{'send' is unavailable: a stream has no single response: iterate over `client.stream(request)`}}
  _ = try await client.send(Streams.points())
  // expected-error@+1 {{the endpoint has no "pagination": use `client.send(request)`}}
  for try await item in decks.items(Deck.shuffle()) { print(item) }
  // expected-error@+1 {{the endpoint has no "pagination": use `client.send(request)`}}
  for try await page in decks.pages(Deck.shuffle()) { print(page) }
  // expected-error@+1 {{the response is no stream: use `client.send(request)`}}
  for try await element in decks.stream(Deck.shuffle()) { print(element) }
  // expected-error@+1 {{the response is no stream: use `client.send(request)`}}
  for try await event in decks.events(Deck.shuffle()) { print(event) }
}

func values(_ client: Client<Language>) async throws {
  // expected-error@+1 {{write `.clear` to send null, or `.keep` to send nothing}}
  _ = Change(body: nil)
  // expected-error@+1 {{the day of a date depends on the time zone: write `Day(date, in: .current)`}}
  _ = Places.query(text: "a", day: Day(Date()))
  // expected-error@+1 {{cannot convert value of type 'Date' to expected argument type 'Day'}}
  _ = Places.query(text: "a", day: Date())
}

func transfers(_ client: Client<Accounts>, _ file: FileUpload, _ url: URL) async throws {
  // expected-error@+1 {{type 'Accounts' has no member 'avtar'}}
  try await client.upload(Accounts.avtar(file: file)) { print($0) }
  // expected-error@+1 {{incorrect argument label in call (have 'fil:', expected 'file:')}}
  try await client.upload(Accounts.avatar(fil: file)) { print($0) }
  // expected-error@+1 {{cannot convert value of type 'URL' to expected argument type 'FileUpload'}}
  try await client.upload(Accounts.avatar(file: url)) { print($0) }
  // expected-error@+1 {{member 'shufle'}}
  try await client.download(Deck.shufle(), to: url)
  // expected-error@+1 {{DeckOfCards}}
  try await client.upload(Deck.shuffle()) { print($0) }
  // expected-error@+1 {{DeckOfCards}}
  try await client.download(Deck.shuffle(), to: url)
}
