import EndpointGenerator
import EndpointSpec
import Testing

struct UnsupportedFeaturesTests {
  private func problems(response: String) throws -> [Diagnostic] {
    let spec = """
      {
        "api": "Radio",
        "servers": { "production": "https://radio.example.com" },
        "endpoints": { "listen": { "path": "/listen", "response": \(response) } }
      }
      """
    let result = readSpec([SourceFile(path: "Radio.json", bytes: Array(spec.utf8))])
    return unsupportedFeatures(of: try #require(result.model))
  }

  @Test func refusesStreams() throws {
    let problems = try problems(response: #"{ "stream": "string", "format": "lines" }"#)
    #expect(problems.map(\.rule) == [.unsupportedFeature])
    #expect(problems.map(\.severity) == [.error])
    #expect(problems.first?.message.hasPrefix("listen answers a stream") == true)
  }

  @Test func takesEverythingElse() throws {
    #expect(try problems(response: #""string""#).isEmpty)
  }
}
