import Foundation
import Mutation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `URLCache` finds a response by its URL only. So it must neither serve nor store what depends on more than the URL.
@Suite("URLSessionTransport cache", .network)
struct URLSessionCacheTests {
  private static let harmless = ["Accept", "Accept-Language", "User-Agent", "X-Trace", "Host"]
  private static let conditions = [
    "If-None-Match", "if-modified-since", "If-Match", "If-Unmodified-Since", "If-Range", "range",
  ]
  private static let credentials = [
    "Authorization", "cookie", "X-API-Key", "Proxy-Authorization", "X-Session-Token",
  ]

  /// A random request, and whether the cache may be used for it.
  private static func request(_ chance: inout Chance) -> (HTTPRequest, mayUseCache: Bool) {
    let url = URL(string: chance.pick(["https://a.example/x", "https://ann:pw@a.example/x"]))!
    var request = HTTPRequest(url: url)
    var mayUseCache = url.user == nil
    for _ in 0..<chance.number(in: 0...3) { request.headers.add(chance.pick(harmless), "1") }
    switch chance.number(in: 0...8) {
    case 0: request.headers.add(chance.pick(conditions), "1")
    case 1: request.headers.add(chance.pick(credentials), "1")
    case 2: request.headers.add("X-Own", "1", isSecret: true)
    case 3: request.urlSecrets.queryNames = ["key"]
    case 4: request.urlSecrets.pathTexts = ["x"]
    default: return (request, mayUseCache)
    }
    mayUseCache = false
    return (request, mayUseCache)
  }

  @Test func neverServesWhatDependsOnMoreThanURL() async throws {
    var chance = Chance(seed: 47)
    let configuration = URLSessionConfiguration.ephemeral
    let cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    configuration.urlCache = cache
    let transport = URLSessionTransport(configuration: configuration)
    let response = try #require(
      HTTPURLResponse(
        url: URL(string: "https://a.example/x")!,
        statusCode: 200,
        httpVersion: nil,
        headerFields: ["Cache-Control": "max-age=600"]
      )
    )
    var seen: Set<Bool> = []
    for _ in 0..<200 {
      var (request, mayUseCache) = Self.request(&chance)
      seen.insert(mayUseCache)
      #expect(request.mayUseCache == mayUseCache, "\(request.headers)")
      let exchange = URLSessionExchange(request, nil, cookies: CookieJar(configuration))
      #expect(exchange.mayCache(response) == mayUseCache)
      let policy = transport.urlRequest(of: request).cachePolicy
      #expect((policy == .useProtocolCachePolicy) == mayUseCache)

      request.cache = .only
      let stored = CachedURLResponse(response: response, data: Data("cached".utf8))
      cache.storeCachedResponse(stored, for: request.urlRequest)
      let served = try? await transport.send(request)
      #expect((served?.text == "cached") == mayUseCache)
    }
    #expect(seen == [true, false])
  }

  @Test func neverStoresResponseThatSetsCookie() throws {
    let url = try #require(URL(string: "https://a.example/x"))
    let exchange = URLSessionExchange(HTTPRequest(url: url), nil, cookies: CookieJar(.ephemeral))
    for (headers, mayCache) in [(["set-cookie": "a=b"], false), (["X-A": "b"], true)] {
      let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: headers
      )
      #expect(exchange.mayCache(try #require(response)) == mayCache)
    }
  }

  @Test func hasNoCacheUnlessOneIsPassed() {
    func cache(of transport: URLSessionTransport) -> URLCache? {
      Mirror(reflecting: transport).descendant("session").flatMap { $0 as? URLSession }?
        .configuration.urlCache
    }
    #expect(cache(of: URLSessionTransport()) == nil)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    for (name, hasCache) in [("X-App", true), ("authorization", false), ("X-API-Key", false)] {
      configuration.httpAdditionalHeaders = [name: "1"]
      let transport = URLSessionTransport(configuration: configuration)
      let cache = Mirror(reflecting: transport).descendant("cache") as? URLCache
      #expect((cache != nil) == hasCache, "\(name)")
    }
  }

  /// On every system, a condition of the caller's own gets its 304.
  @Test func returns304ToOwnCondition() async throws {
    let server = try TestServer { request in
      let headers = ["ETag": "\"1\"", "Cache-Control": "max-age=600"]
      return request.header("If-None-Match") == nil
        ? .text(200, "new", headers: headers) : .reply(304, headers: headers)
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    for transport in [URLSessionTransport(), URLSessionTransport(configuration: configuration)] {
      #expect(try await transport.send(HTTPRequest(url: server.url)).status == 200)
      let request = HTTPRequest(url: server.url, headers: ["If-None-Match": "\"1\""])
      #expect(try await transport.send(request).status == 304)
    }
  }

  /// On every system, one user does not get the response of another.
  @Test func sendsEveryRequestWithCredentials() async throws {
    let server = try TestServer { request in
      .text(200, request.header("Authorization") ?? "", headers: ["Cache-Control": "max-age=600"])
    }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    let transport = URLSessionTransport(configuration: configuration)
    for user in ["Bearer ann", "Bearer bob", "Bearer ann"] {
      let request = HTTPRequest(url: server.url, headers: ["Authorization": user])
      #expect(try await transport.send(request).text == user)
    }
    #expect(try await transport.send(HTTPRequest(url: server.url)).text == "")
    #expect(server.requests.count == 4)
  }
}
