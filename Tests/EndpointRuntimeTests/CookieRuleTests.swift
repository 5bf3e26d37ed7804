import Foundation
import Mutation
import Testing

@testable import EndpointRuntime

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends one cookie to many URLs, and compares the result with the rules of RFC 6265.
@Suite("Rules of cookies", .serialized)
struct CookieRuleTests {
  private struct Cookie: CustomStringConvertible {
    var domain: String?
    var path: String?
    var isSecure = false

    var description: String {
      "c=1" + (domain.map { "; Domain=\($0)" } ?? "") + (path.map { "; Path=\($0)" } ?? "")
        + (isSecure ? "; Secure" : "")
    }

    /// Section 5.3: a host sets cookies for itself, or for a parent domain of more than one label.
    private func isStored(from host: String) -> Bool {
      guard let parent = domain.map(Self.bare) else { return true }
      return host == parent || parent.contains(".") && host.hasSuffix(".\(parent)")
    }

    /// Sections 5.1.3, 5.1.4 and 5.4.
    func goes(from host: String, to url: URLComponents) -> Bool {
      let target = url.host ?? ""
      let isDomain =
        domain.map(Self.bare).map { target == $0 || target.hasSuffix(".\($0)") } ?? (target == host)
      let own = path.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/"
      let asked = url.path.isEmpty ? "/" : url.path
      let isPath =
        asked == own || own.hasSuffix("/") && asked.hasPrefix(own) || asked.hasPrefix("\(own)/")
      return isStored(from: host) && isDomain && isPath && (!isSecure || url.scheme == "https")
    }

    private static func bare(_ domain: String) -> String {
      String(domain.drop { $0 == "." }).lowercased()
    }
  }

  private static let hosts = [
    "example.com", "a.example.com", "b.a.example.com", "evil-example.com", "example.org", "com",
  ]
  private static let paths = ["", "/", "/a", "/a/", "/a/b", "/ab", "/A", "/a/../b", "/b"]

  @Test func cookiesGoOnlyWhereTheyBelong() throws {
    var chance = Chance(seed: 6265)
    var sent = 0
    for _ in 0..<Chance.count / 2 {
      let domains = Self.hosts.flatMap { [$0, ".\($0)", $0.uppercased()] }
      let cookie = Cookie(
        domain: chance.number(in: 0...2) == 0 ? nil : chance.pick(domains),
        path: chance.pick(Self.paths + ["a", "/a/b/"]),
        isSecure: chance.number(in: 0...3) == 0
      )
      let host = chance.pick(Self.hosts)
      let jar = CookieJar(.ephemeral)
      jar.store(try response(from: host, setting: "\(cookie)"))
      for target in Self.hosts {
        var url = URLComponents()
        url.scheme = chance.pick(["http", "https"])
        url.host = target
        url.path = chance.pick(Self.paths)
        let header = jar.header(for: HTTPRequest(url: try #require(url.url)))
        let isExpected = cookie.goes(from: host, to: url)
        #expect(
          header == (isExpected ? "c=1" : nil),
          "\(cookie) from \(host) to \(url.string ?? "")"
        )
        if header != nil { sent += 1 }
      }
    }
    #expect(sent > Chance.count / 10)
  }

  /// The rule holds without the checks of a storage, which differ between platforms.
  @Test func hostsSetCookiesForThemselvesAndParents() throws {
    for host in Self.hosts {
      for domain in Self.hosts + ["A.Example.com"] {
        let parent = domain.lowercased()
        let isParent = parent.contains(".") && host.hasSuffix(".\(parent)")
        for value in [domain, ".\(domain)"] {
          let cookies = SetCookie.cookies(in: "c=1; Domain=\(value)", for: host)
          let cookie = try #require(cookies.first)
          #expect(
            cookie.maySet(from: host) == (host == parent || isParent),
            "\(value) from \(host)"
          )
        }
      }
    }
  }

  private func response(from host: String, setting cookie: String) throws -> HTTPURLResponse {
    let url = try #require(URL(string: "https://\(host)/login"))
    return try #require(
      HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: "HTTP/1.1",
        headerFields: ["Set-Cookie": cookie]
      )
    )
  }
}
