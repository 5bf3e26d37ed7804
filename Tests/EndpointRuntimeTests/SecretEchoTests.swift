import EndpointTesting
import Foundation
import Mutation
import Testing

@testable import EndpointRuntime

/// Random secrets in every part of a request, which the server or the transport repeats.
///
/// Logs, metrics and recordings show none of them. Shorter secrets than four bytes occur in other text by chance, so
/// only the URL hides them.
@Suite("Repeated secrets", .serialized)
struct SecretEchoTests {
  /// A request with a secret in each of its parts.
  private struct Sample {
    let request: HTTPRequest
    /// The path and the query.
    let target: String
    /// The secrets, decoded and as in the URL.
    let texts: [String]
    /// The parts of the URL that contain secrets, such as `key=1`.
    let parts: [String]
  }

  private static func text(_ chance: inout Chance, _ count: ClosedRange<Int>) -> String {
    let alphabet = Array("aZ09-_.~%@:+ é!*")
    return "q" + String((1..<chance.number(in: count)).map { _ in chance.pick(alphabet) }) + "z"
  }

  private static func sample(_ chance: inout Chance, _ count: ClosedRange<Int>) throws -> Sample {
    let decoded = (0..<3).map { _ in text(&chance, count) }
    let encoded = decoded.map { PercentEncoding.encode($0) }
    let (path, key, password) = (encoded[0], encoded[1], encoded[2])
    let target = "/a/\(path)/b?x=1&key=\(key)"
    let address = "https://ann:\(password)@api.example.com\(target)"
    let hidden = ["t0k", "c00k", "typ3d"].map { $0 + chance.digits(9) }
    let (start, end) = chance.pick([("PASSWORD=", ""), ("{\"a\":\"", "\"}"), ("", "=1")])
    let secret = start.utf8.count..<(start.utf8.count + hidden[2].utf8.count)
    let request = HTTPRequest(
      .post,
      url: try #require(URL(string: address)),
      headers: HTTPHeaders([
        .init("Authorization", "Bearer \(hidden[0])", isSecret: true),
        .init("Cookie", "lang=de; sid=\(hidden[1])"),
      ]),
      body: HTTPBody(.data(Data("\(start)\(hidden[2])\(end)".utf8)), secrets: [secret]),
      urlSecrets: URLSecrets(queryNames: ["key"], pathTexts: [path])
    )
    let texts = decoded + encoded + hidden
    return Sample(
      request: request,
      target: target,
      texts: texts.filter { $0.utf8.count >= 4 },
      parts: ["key=\(key)", "/a/\(path)/", ":\(password)@"]
    )
  }

  /// All that a client prints about a request: its log, its metrics, and a recording.
  private static func printed(
    _ request: HTTPRequest,
    _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async -> String {
    let lines = Locked<[String]>([])
    let log = LoggingMiddleware.logging(bodies: 10_000) { _, line in
      lines.update { $0.append(line) }
    }
    let metrics = MetricsMiddleware.metrics { exchange in
      lines.update { $0.append(exchange.error.map { "\($0)" } ?? "") }
    }
    let recording = RecordingTransport(StubTransport(respond))
    let next = Next { request in try await recording.send(request) }
    _ = try? await log.intercept(request, next: next)
    _ = try? await metrics.intercept(request, next: next)
    return (lines.value + [recording.text, request.curl]).joined(separator: "\n")
  }

  /// A response that repeats a text.
  private static func response(repeating text: String, _ chance: inout Chance) -> HTTPResponse {
    let line = "data: {\"a\":\(JSONValue.string("<\(text)>"))}\n\n"
    let object: JSONValue = [
      "echo": .string("wrong: \(text)"), "list": [.string(text)],
      "map": .object(JSONObject([(text, 1 as JSONValue)])),
    ]
    let body = chance.pick(["\(object)", line, "refused \(text), sorry", text])
    return HTTPResponse(
      status: chance.pick([200, 403]),
      headers: HTTPHeaders([
        .init("X-Echo", "got \(text)"), .init("Set-Cookie", "sid=n3w-\(text)"),
      ]),
      body: Data(body.utf8)
    )
  }

  @Test func repeatedSecretsAreMasked() async throws {
    var chance = Chance(seed: 90)
    for _ in 0..<Chance.count / 20 {
      let sample = try Self.sample(&chance, 3...12)
      for text in sample.texts {
        let response = Self.response(repeating: text, &chance)
        let printed = await Self.printed(sample.request) { _ in response }
        #expect(sample.texts.filter(printed.contains) == [], "\(text)")
        #expect(!printed.contains("n3w"))
      }
    }
  }

  private struct Unreachable: Error, CustomStringConvertible {
    let description: String
  }

  /// Errors contain the URL, or a part of it. Then no secret is too short.
  @Test func errorsShowNoSecretOfURL() async throws {
    var chance = Chance(seed: 91)
    for _ in 0..<Chance.count / 20 {
      let sample = try Self.sample(&chance, 1...chance.pick([2, 12]))
      let url = sample.request.url.absoluteString
      let texts = [
        "no route to \(url)", "\(url): \(url)",
        "no proxy http://ann:p4ss@proxy.example for <\(url)>",
        "bad path \(sample.target)", "\"\(url)\" and http://x@y:p4ss@z.example",
      ]
      let error = Unreachable(description: chance.pick(texts))
      let printed = await Self.printed(sample.request) { _ in throw error }
      #expect((sample.parts + sample.texts).filter(printed.contains) == [], "\(error)")
      #expect(!printed.contains("p4ss"))
    }
  }
}
