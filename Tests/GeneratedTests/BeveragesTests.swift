import BeveragesFixtures
import Foundation
import TestServer
import TestTraits
import Testing

@Suite("Beverages client", .network)
struct BeveragesTests {
  static let page = #"""
    [{"name": "Pliny", "size": 16, "description": "Hoppy", "price": 7.5, "epoch": 1700000000},
     {"name": "Duvel", "size": 12, "description": "Golden", "price": 5, "image_url": "https://b.io/d.png"}]
    """#

  @Test func listSendsRangeAsDeepObject() async throws {
    let server = try TestServer { _ in .json(200, Self.page) }
    let client = Client<Beverages>(.custom(server.url))

    let beers: [Beer] = try await client.send(Beers.list(from: 0, to: 50))

    #expect(server.requests.map(\.method) == ["GET"])
    let target = server.requests[0].target.replacing("%5B", with: "[").replacing("%5D", with: "]")
    #expect(target == "/beers?range[from]=0&range[to]=50")
    #expect(beers.map(\.name) == ["Pliny", "Duvel"])
    #expect(beers[0].epoch == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(beers[1].price == 5)
    #expect(beers[1].imageURL == URL(string: "https://b.io/d.png"))
    #expect(beers[1].epoch == nil)
  }

  @Test func searchSendsRangeInBody() async throws {
    let server = try TestServer { _ in .json(200, "[]") }
    let client = Client<Beverages>(.custom(server.url))

    _ = try await client.send(Beers.search(text: "ipa", from: 0, to: 50))

    #expect(server.requests[0].method == "POST")
    #expect(server.requests[0].path == "/beers/search")
    let body = String(decoding: server.requests[0].body, as: UTF8.self)
    #expect(body == #"{"text":"ipa","range":{"from":0,"to":50}}"#)
  }

  @Test func serverMembersHaveURLsOfSpec() throws {
    func url(_ server: Beverages.Server) throws -> String? {
      try Beers.search(text: "a", from: 0, to: 1).urlRequest(for: server).url?.absoluteString
    }
    #expect(try url(.production) == "https://beverages.io/api/v1/beers/search")
    #expect(try url(.staging) == "https://staging.server.io/api/v1/beers/search")
    #expect(try url(.develop) == "http://127.0.0.1:8080/api/v1/beers/search")
  }

  @Test func initializerDefaultsOptionalFieldsToNil() {
    let fake = Beer(name: "Pliny", size: 16, description: "Hoppy", price: 7.5)
    #expect(fake.imageURL == nil)
    #expect(fake.epoch == nil)
  }

  @Test @MainActor func completionHandlerRunsOnMainActor() async throws {
    let client = Client<Beverages>(.staging, transport: StubTransport(Beverages.examples))

    let count = await withCheckedContinuation { continuation in
      client.send(Beers.list(from: 0, to: 50)) { result in
        MainActor.assertIsolated()
        continuation.resume(returning: (try? result.get())?.count)
      }
    }

    #expect(try #require(count) > 0)
  }

  @Test func cancelledTaskCompletesAsCancelled() async throws {
    let server = try TestServer { _ in .hang }
    let client = Client<Beverages>(.custom(server.url))

    let result = await withCheckedContinuation { continuation in
      let task = client.send(Beers.list(from: 0, to: 50)) { continuation.resume(returning: $0) }
      Task {
        _ = await server.becomes { $0.requests.count == 1 }
        task.cancel()
      }
    }

    guard case .failure(.cancelled) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(await server.becomes { $0.openConnections == 0 })
  }

  @Test func onErrorReceivesErrorsOfEveryCall() async throws {
    let seen = Seen()
    let client = Client<Beverages>(
      .staging,
      transport: StubTransport(failing: URLError(.notConnectedToInternet)),
      onError: { error, endpoint in
        if case .transport = error { seen.add(endpoint) }
      }
    )

    _ = await client.result(Beers.list(from: 0, to: 50))
    _ = await client.result(Beers.search(text: "ipa", from: 0, to: 1))

    #expect(seen.all == ["Beers.list", "Beers.search"])
  }
}

/// The entries that a callback has added, in order.
final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  var all: [String] { lock.withLock { entries } }

  func add(_ entry: String) { lock.withLock { entries.append(entry) } }
}
