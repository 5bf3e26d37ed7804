import AccountsAPI
import DeckOfCardsAPI
import Foundation
import LanguageAPI
import StackOverflowAPI

func response(_ client: Client<StackOverflow>) async throws {
  // expected-error@+1 {{type 'Tags' has no member 'relatd'}}
  print(try await client.response(for: Tags.relatd(to: "swift")).value)
  // expected-error@+1 {{'StackOverflow.Failure' and 'DeckOfCards.Failure' be equivalent}}
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
