import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// What several calls respond is named after what it is, and not after one of the calls.
@Suite("infer names what several calls respond", .serialized, .computing)
struct SharedTypeNameTests {
  private typealias Call = PathEvidenceTests.Call

  private static let thing = #"{"id": 1, "title": "x", "price": 3}"#

  /// The things in a page name their type, as those in a list do.
  @Test(arguments: [("orders", "today"), ("mealplans", "upnext")])
  func thingsInPages(owner: String, word: String) async throws {
    let element = ProposedName.elementTypeName(owner)
    for list in ["[\(Self.thing)]", #"{"items": [\#(Self.thing)], "total": 1}"#] {
      let found = try await Self.responses([
        ("GET /shop/\(owner)", list), ("GET /shop/\(owner)/\(word)", "[\(Self.thing)]"),
        ("PUT /shop/\(owner)/7", Self.thing),
      ])
      #expect(found["GET /shop/\(owner)/\(word)"] == "[\(element)]")
      #expect(found["PUT /shop/\(owner)/{}"] == element)
    }
  }

  /// A request may send what a page has, before the page is read.
  @Test func thingsInPagesAndRequests() async throws {
    let things = #""orders": [\#(Self.thing)]"#
    let found = try await Self.responses([
      ("PUT /shop/orders/sort 200 {\(things)}", "{}"),
      ("GET /shop/orders", #"{\#(things), "total": 1}"#), ("GET /shop/orders/7", Self.thing),
    ])
    #expect(found["GET /shop/orders/{}"] == "Order")
  }

  /// If changes of several things have equal responses, the response is not one of the things.
  @Test func confirmations() async throws {
    let things = ["orders", "users", "books", "carts"]
    for count in 1...4 {
      let calls = things.prefix(count).map { thing -> Call in
        ("DELETE /\(thing)/7", #"{"message": "x", "error": false}"#)
      }
      let found = Set(try await Self.responses(calls).values)
      #expect(found.count == 1)
      #expect((found == ["MessageError"]) == (count > 2), "\(found)")
    }
  }

  /// What the words of a collection share is named after the collection, and not after one of them.
  @Test(arguments: [("buckets", "Bucket"), ("stats", "Stat"), ("settings", "Setting")])
  func wordsOfCollections(_ collection: String, _ name: String) async throws {
    for words in [["mail", "work"], ["daily", "weekly"]] {
      let found = try await Self.responses(
        words.map { ("GET /\(collection)/\($0)", #"{"size": 3, "quota": 9}"#) }
      )
      #expect(found.count == words.count && Set(found.values) == [name])
    }
    let found = try await Self.responses([
      ("GET /\(collection)/7/mail", #"{"size": 3, "quota": 9}"#),
      ("GET /\(collection)/8/work", #"{"size": 3, "quota": 9}"#),
    ])
    #expect(!found.values.contains(name), "they are parts of things")
  }

  @Test func wrappersOfOneList() async throws {
    let body = #"{"ratings": [{"stars": 4, "book": 7}]}"#
    let found = try await Self.responses([
      ("GET /users/me/ratings", body), ("GET /users/me/favorites", body),
    ])
    #expect(Set(found.values) == ["RatingList"])
  }

  /// Of the names of calls, that with a word of the keys says what the response is.
  @Test(arguments: [("token", "access_token"), ("session", "session_key")])
  func namesInKeys(word: String, key: String) async throws {
    let body = #"{"\#(key)": "a1", "kind": "x"}"#
    let found = try await Self.responses([
      ("POST /auth/\(word)", body), ("GET /auth/refresh", body),
    ])
    #expect(Set(found.values) == ["Auth" + ProposedName.typeNamePart(word)])
  }

  /// Several lists are no element of a collection.
  @Test(arguments: ["PUT", "PATCH"]) func listsOfChanges(method: String) async throws {
    let body = #"{"created": [\#(Self.thing)], "deleted": []}"#
    let found = try await Self.responses([
      ("GET /shop/items/7", Self.thing), ("\(method) /shop/items", body),
    ])
    #expect(found["GET /shop/items/{}"] == "Item")
    #expect(found["\(method) /shop/items"] != "Item")
  }

  private static func responses(_ calls: [Call]) async throws -> [String: String] {
    try await TypeNameLawTests.responses(calls)
  }
}
