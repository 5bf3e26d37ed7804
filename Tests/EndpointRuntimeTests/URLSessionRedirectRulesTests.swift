import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Redirect rules")
struct URLSessionRedirectRulesTests {
  private func redirect(
    _ request: HTTPRequest,
    _ status: Int = 302,
    to location: String?
  ) -> HTTPRequest? {
    var response = HTTPResponse.status(status)
    response.headers["Location"] = location
    return request.redirected(by: response)
  }

  private func request(
    _ method: HTTPMethod = .get,
    _ url: String = "https://api.example.com/v1/a?x=1",
    body: HTTPBody = .none
  ) throws -> HTTPRequest {
    HTTPRequest(
      method,
      url: try #require(URL(string: url)),
      headers: ["Authorization": "Bearer t", "Content-Type": "text/plain", "Accept": "a/b"],
      body: body
    )
  }

  @Test(arguments: [
    ("/b", "https://api.example.com/b"), ("b", "https://api.example.com/v1/b"),
    ("../b?y=2", "https://api.example.com/b?y=2"), ("?y=2", "https://api.example.com/v1/a?y=2"),
    ("//cdn.example.com/b", "https://cdn.example.com/b"),
    ("https://other.example/b%20c", "https://other.example/b%20c"),
  ])
  func resolvesLocation(_ location: String, _ expected: String) throws {
    #expect(try redirect(request(), to: location)?.url.absoluteString == expected)
  }

  @Test(arguments: [
    "http://api.example.com/b", "ftp://api.example.com/b", "file:///etc/passwd", "mailto:a@b",
  ])
  func rejectsHTTPAndOtherSchemes(_ location: String) throws {
    #expect(try redirect(request(), to: location) == nil)
  }

  @Test func redirectsFromHTTPToHTTPSWithoutCredentials() throws {
    let plain = try request(.get, "http://api.example.com/a")
    let next = try #require(redirect(plain, to: "https://api.example.com/a"))
    #expect(next.headers["Authorization"] == nil)
    #expect(next.headers["Accept"] == "a/b")
  }

  @Test(arguments: [
    ("https://api.example.com:443/b", true), ("https://API.example.com/b", true),
    ("https://api.example.com:8443/b", false), ("https://example.com/b", false),
    ("https://api.example.com.evil.example/b", false),
    ("https://api.example.com@evil.example/", false),
  ])
  func sendsCredentialsOnlyWithinOrigin(_ location: String, _ isSent: Bool) throws {
    let next = try #require(try redirect(request(), to: location))
    #expect((next.headers["Authorization"] != nil) == isSent)
  }

  @Test(arguments: [200, 201, 300, 304, 305, 306, 400])
  func ignoresOtherStatuses(_ status: Int) throws {
    #expect(try redirect(request(), status, to: "/b") == nil)
  }

  @Test func ignoresMissingLocation() throws {
    #expect(try redirect(request(), to: nil) == nil)
  }

  @Test(arguments: [
    (301, HTTPMethod.post, HTTPMethod.get), (302, .post, .get), (303, .post, .get),
    (303, .put, .get), (303, .delete, .get), (303, .head, .head), (301, .put, .put),
    (302, .delete, .delete), (302, .head, .head), (307, .post, .post), (308, .patch, .patch),
  ])
  func choosesMethodByStatus(_ status: Int, _ method: HTTPMethod, _ expected: HTTPMethod) throws {
    let body = method == .head ? HTTPBody.none : .data(Data("x".utf8))
    let next = try #require(try redirect(request(method, body: body), status, to: "/b"))
    #expect(next.method == expected)
    #expect(next.body == (expected == .get ? .none : body))
    #expect((next.headers["Content-Type"] == nil) == (expected == .get))
  }

  @Test func doesNotSendSecretBodyToOtherOrigin() throws {
    let login = HTTPBody(.data(Data("password=abc".utf8)), secrets: [9..<12])
    let request = try request(.post, body: login)
    #expect(redirect(request, 307, to: "https://other.example/") == nil)
    #expect(redirect(request, 307, to: "/again")?.body == login)
    #expect(redirect(request, 303, to: "https://other.example/")?.body.isEmpty == true)
  }

  @Test func removesRepeatedSecretsFromQuery() throws {
    var request = try request(.get, "https://api.example.com/a?key=k%2B1&page=1")
    request.urlSecrets = URLSecrets(queryNames: ["key"])
    func target(_ location: String) -> String? {
      redirect(request, to: location)?.url.absoluteString
    }
    #expect(target("https://b.example/?key=k%2B1&page=1") == "https://b.example/?page=1")
    #expect(target("https://b.example/?key=k%2B1") == "https://b.example/")
    #expect(target("https://b.example/?key=theirs") == "https://b.example/?key=theirs")
    #expect(target("/?key=k%2B1") == "https://api.example.com/?key=k%2B1")
  }

  @Test(arguments: [
    ("HTTPS://api.example.com/B", "https://api.example.com/B"),
    ("/a b", "https://api.example.com/a%20b"), ("/a b%20c", "https://api.example.com/a%20b%20c"),
    ("/a|b%2Fc?d=e f", "https://api.example.com/a%7Cb%2Fc?d=e%20f"),
    ("  /b ", "https://api.example.com/b"), ("/ü", "https://api.example.com/%C3%BC"),
    ("/a%zz%20b", "https://api.example.com/a%25zz%20b"),
    ("/100%", "https://api.example.com/100%25"),
    ("/a\"b<c>", "https://api.example.com/a%22b%3Cc%3E"),
  ])
  func encodesLocationOnce(_ location: String, _ expected: String) throws {
    #expect(try redirect(request(), to: location)?.url.absoluteString == expected)
  }

  @Test(arguments: [
    ("http://a.example/", "http://a.example:80/b", true),
    ("http://a.example:80/", "http://a.example/b", true),
    ("http://a.example/", "http://a.example:443/b", false),
    ("https://a.example/", "https://a.example:80/b", false),
    ("https://a.example:80/", "https://a.example/b", false),
    ("http://a.example:8443/", "https://a.example:8443/b", false),
    ("http://a.example:8443/", "http://a.example:8443/b", true),
  ])
  func comparesSchemesAndPorts(_ from: String, _ to: String, _ isSame: Bool) throws {
    let next = try #require(try redirect(request(.get, from), to: to))
    #expect((next.headers["Authorization"] != nil) == isSame)
  }

  @Test func removesHostHeaderForOtherOrigin() throws {
    var request = try request()
    request.headers["Host"] = "virtual.example"
    #expect(redirect(request, to: "https://b.example/")?.headers["Host"] == nil)
    #expect(redirect(request, to: "/b")?.headers["Host"] == "virtual.example")
  }

  @Test(arguments: [
    "Content-Type", "Content-Length", "Content-Encoding", "Content-Language", "Content-Location",
    "Transfer-Encoding",
  ])
  func removesContentHeadersWithoutBody(_ name: String) throws {
    var request = try request(.post, body: .data(Data("x".utf8)))
    request.headers[name] = "a"
    #expect(redirect(request, 303, to: "/b")?.headers[name] == nil)
    #expect(redirect(request, 307, to: "/b")?.headers[name] == "a")
  }

  @Test(arguments: [
    ("X-API-Key", true), ("x-auth-token", true), ("X-Session-Id", true), ("X_CSRF_TOKEN", true),
    ("X-Amz-Signature", true), ("ApiKey", true), ("X-Trace", false), ("X-Author", false),
    ("Idempotency-Key", false), ("X-Keyboard", false),
  ])
  func recognizesCredentialHeadersByName(_ name: String, _ isCredential: Bool) throws {
    var request = try request()
    request.headers.add(name, "value")
    let next = try #require(redirect(request, to: "https://b.example/"))
    #expect((next.headers[name] == nil) == isCredential)
    #expect(redirect(request, to: "/b")?.headers[name] == "value")
    #expect("\(request.headers)".contains("value") == !isCredential)
  }
}
