import EndpointJSON
import Foundation

@testable import EndpointRuntime
@testable import EndpointTesting
@testable import EndpointWire

extension Reader {
  /// Samples and recorded traffic.
  static let traffic: [Reader] = [
    tool("infer: sample", ["infer", "Deep.json", "--type", "Deep"], error: Budget.levels.expected) {
      nested("[", $0, "]")
    },
    tool("infer: sample within the limit", count: 30, ["infer", "Deep.json", "--type", "Deep"]) {
      nested(#"{ "a": ["#, $0, "] }", around: "1")
    },
    tool("infer: arrays within the limit", count: 500, ["infer", "Deep.json", "--type", "Deep"]) {
      #"{ "a": \#(nested("[", $0, "]")) }"#
    },
    traffic("infer: body", ["infer", "Deep.har"]) { (nested("[", $0, "]"), "/t") },
    traffic("infer: body within the limit", count: 30, ["infer", "Deep.har"]) {
      (nested(#"{ "a": "#, $0, "}", around: "1"), "/t")
    },
    traffic("infer: segments", ["infer", "Deep.har"], error: "contains no API calls") {
      ("{}", String(repeating: "/a", count: $0))
    },
    traffic("infer: query", ["infer", "Deep.har"], error: "contains no API calls") {
      ("{}", "/t?" + list($0, separator: "&") { "a\($0)=1" })
    },
    traffic("verify: body", verify, error: "invalid JSON") { (nested("[", $0, "]"), "/t") },
    traffic("verify: body within the limit", count: 480, verify) {
      (nested(#"{ "a": "#, $0, "}", around: "{}"), "/t")
    },
    traffic("verify: segments", verify, error: "no exchange is") {
      ("{}", String(repeating: "/a", count: $0))
    },
  ]

  private static let verify = ["verify", "Deep.json", "Deep.har"]

  private static func traffic(
    _ name: String,
    count: Int = 100_000,
    _ arguments: [String],
    error: String? = nil,
    _ call: @escaping @Sendable (Int) -> (body: String, path: String)
  ) -> Reader {
    Reader(name: name, count: count, error: error) { count in
      let (body, path) = call(count)
      let har = #"""
        { "log": { "version": "1.2", "entries": [{
          "request": { "method": "GET", "url": "https://deep.example.com\#(path)", "headers": [] },
          "response": { "status": 200,
            "headers": [{ "name": "Content-Type", "value": "application/json" }],
            "content": { "mimeType": "application/json", "text": \#(JSONValue.string(body).description) } }
        }] } }
        """#
      let spec = #"""
        { "api": "Deep", "servers": { "production": "https://deep.example.com" },
          "types": { "T0": { "fields": { "a": "T0?" } } },
          "endpoints": { "fetch": { "path": "/t", "response": "T0" } } }
        """#
      return try errors(arguments, ["Deep.har": har, "Deep.json": spec])
    }
  }

  /// The readers that an app links.
  static let runtime: [Reader] = [
    small("recording", error: Budget.levels.expected) {
      _ = try Recording(parsing: Data(nested(#"{"exchanges":["#, $0, "]}").utf8))
    },
    small("Link header") { count in
      let parameters = String(repeating: "; a=\"\\\"\"", count: count)
      _ = LinkHeader.next(in: ["<a>" + parameters + String(repeating: ", <b>; rel=c", count: count)]
      )
      _ = LinkHeader.next(in: [String(repeating: "<", count: count)])
    },
    small("events") { count in
      var parser = StreamParser(.events(), limit: 1 << 30)
      _ = try parser.events(in: Data(String(repeating: "data: a\n: b\n", count: count).utf8))
    },
    small("lines") { count in
      var parser = StreamParser(.lines(), limit: 1 << 30)
      _ = try parser.events(in: Data(String(repeating: "[\r\n\n", count: count).utf8))
    },
    small("JSON sequence") { count in
      var parser = StreamParser(.sequence(), limit: 1 << 30)
      _ = try parser.events(in: Data(String(repeating: "\u{1E}[\n1", count: count).utf8))
      _ = try parser.events(in: Data(String(repeating: "[", count: count).utf8))
      _ = parser.end()
    },
    small("date pattern") { _ = DatePattern(String(repeating: "yyyy-'a'", count: $0)) },
    small("path pattern") { count in
      let address = "https://e.com" + String(repeating: "/a", count: count)
      guard let url = URL(string: address) else { return }
      _ = PathPattern(String(repeating: "/{a}", count: count)).matches(url)
      _ = PathPattern("/" + nested("{", count, "}")).matches(url)
    },
    small("cookies") { count in
      _ = SetCookie.cookies(in: String(repeating: "a=b; path=/, ", count: count), for: "e.com")
    },
  ]

  private static func small(
    _ name: String,
    error: String? = nil,
    _ read: @escaping @Sendable (Int) throws -> Void
  ) -> Reader {
    Reader(name: "runtime: \(name)", stack: smallStack, error: error) {
      try read($0)
      return nil
    }
  }
}
