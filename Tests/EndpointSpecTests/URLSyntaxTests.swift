import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Server URLs", .serialized, .computing)
struct URLSyntaxTests {
  @Test(arguments: [
    "https://example.com", "http://127.0.0.1:8080/api/v1", "https://[::1]:443", "HTTPS://a.b/c/",
    "https://{region}.example.com:{port}/{account}/v1", "{scheme}://example.com",
    "https://example.com/%41;v=1/a:b@c", "http://localhost", "https://a:65535",
  ])
  func acceptsValidServerURL(text: String) throws {
    _ = try URLSyntax.checkServer(text)
  }

  @Test(arguments: [
    ("", 0..<0), ("example.com", 0..<11), ("/api", 0..<4), ("ftp://example.com", 0..<17),
    ("https://", 0..<8), ("https:///api", 0..<12), ("https://exa mple.com", 11..<12),
    ("https://a.b/?q=1", 12..<16), ("https://a.b/#top", 12..<16), ("https://a:99999/", 9..<15),
    ("https://a:65536/", 9..<15), ("https://a:+80/", 9..<10), ("https://a:{}/", 10..<11),
    ("https://a:/", 9..<10), ("https://a:8x/", 11..<12), ("https://me:pw@a.b", 8..<14),
    ("https://a.b/%4", 12..<14), ("https://a.b/%zz", 12..<15), ("https://{", 8..<9),
    ("https://{}", 8..<9), ("https://[::1", 8..<12), ("https://[a]", 8..<11),
    ("https://ä.de", 8..<10), ("https://a.b/<x>", 12..<13), ("https://me@a.b", 8..<11),
  ])
  func reportsRangeOfMistakeInServerURL(text: String, range: Range<Int>) {
    #expect {
      _ = try URLSyntax.checkServer(text)
    } throws: { error in
      let found = (error as? TextProblem)?.range
      #expect(found == range)
      return found != nil
    }
  }

  /// The default of a variable must be one of its values, if it lists any.
  @Test(arguments: ["eu", "us", "EU", "e"], [nil, ["eu"], ["us", "eu"], ["asia"]])
  func defaultIsAmongValues(_ standard: String, _ values: [String]?) {
    let list =
      values.map { ", \"enum\": [\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" } ?? ""
    let text = """
      {
        "api": "Shop",
        "servers": {
          "main": {
            "url": "https://{region}.example.com",
            "variables": { "region": { "default": "\(standard)"\(list) } }
          }
        },
        "endpoints": { "ping": { "path": "/ping" } }
      }
      """
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    let isListed = values?.contains(standard) ?? true
    let messages = result.diagnostics.map(\.message)
    let problem = "\"region\": the default \"\(standard)\" is not one of the values"
    #expect(messages == (isListed ? [] : [problem]))
  }

  @Test func reportsRangesOfVariables() throws {
    let variables = try URLSyntax.checkServer("https://{a}.b/{c}")
    #expect(variables.map(\.name) == ["a", "c"])
    #expect(variables.map(\.range) == [8..<11, 14..<17])
  }
}
