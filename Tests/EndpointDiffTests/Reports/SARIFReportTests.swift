import EndpointDiff
import EndpointJSON
import TestTraits
import Testing

/// The SARIF report, checked against the requirements of SARIF 2.1.0.
@Suite("The SARIF report", .serialized, .computing)
struct SARIFReportTests {
  private func log(_ review: Review) throws -> JSONValue {
    try JSONValue(parsing: review.text(as: .sarif, SampleReview.settings).utf8)
  }

  @Test("has all required and no unknown properties")
  func hasAllRequiredAndNoUnknownProperties() throws {
    let allowed: [String: Set<String>] = [
      "log": ["$schema", "version", "runs"],
      "run": ["tool", "columnKind", "invocations", "results"],
      "driver": ["name", "semanticVersion", "rules"],
      "rule": ["id", "shortDescription", "fullDescription", "help", "defaultConfiguration"],
      "result": [
        "ruleId", "ruleIndex", "level", "message", "locations", "relatedLocations",
        "partialFingerprints", "suppressions", "properties",
      ],
    ]
    for review in [SampleReview.review, SampleReview.hostile] {
      let log = try log(review)
      let run = try #require(log["runs"]?[0])
      let driver = try #require(run["tool"]?["driver"])
      let rules = driver["rules"]?.arrayValue ?? []
      let results = run["results"]?.arrayValue ?? []
      #expect(log["version"] == "2.1.0" && log["runs"]?.arrayValue?.count == 1)
      #expect(driver["name"]?.stringValue?.isEmpty == false)
      let parts =
        [("log", log), ("run", run), ("driver", driver)]
        + rules.map { ("rule", $0) } + results.map { ("result", $0) }
      for (name, part) in parts {
        let unknown = Set(part.objectValue?.keys ?? []).subtracting(allowed[name] ?? [])
        #expect(unknown.isEmpty)
      }
      #expect(Set(rules.map { $0["id"] }).count == rules.count)
      for result in results { try check(result, rules) }
    }
  }

  private func check(_ result: JSONValue, _ rules: [JSONValue]) throws {
    let index = try #require(result["ruleIndex"]?.intValue)
    #expect(rules[index]["id"] == result["ruleId"])
    #expect(["error", "warning", "note"].contains(result["level"]?.stringValue))
    #expect(result["message"]?["text"]?.stringValue?.isEmpty == false)
    let locations =
      (result["locations"]?.arrayValue ?? []) + (result["relatedLocations"]?.arrayValue ?? [])
    #expect(!locations.isEmpty)
    for location in locations {
      let place = try #require(location["physicalLocation"])
      let uri = try #require(place["artifactLocation"]?["uri"]?.stringValue)
      #expect(uri.allSatisfy { $0.isASCII && !" <>\"`|%{}^\\".contains($0) || $0 == "%" })
      #expect(place["region"]?["startLine"]?.intValue ?? 1 >= 1)
      #expect(place["region"]?["startColumn"]?.intValue ?? 1 >= 1)
    }
    for suppression in result["suppressions"]?.arrayValue ?? [] {
      #expect(suppression["kind"] == "external")
    }
  }

  @Test("escapes paths as URIs")
  func escapesPathsAsURIs() throws {
    let result = try log(SampleReview.hostile)["runs"]?[0]?["results"]?[0]
    let uri = result?["locations"]?[0]?["physicalLocation"]?["artifactLocation"]?["uri"]
    #expect(uri == "Specs/a%20b%7C%3A,%25%60%C3%A9%3C%07.json")
  }

  @Test("contains suppressions with their reasons")
  func containsSuppressionsWithReasons() throws {
    let results = try log(SampleReview.review)["runs"]?[0]?["results"]?.arrayValue ?? []
    let suppressed = results.filter { $0["suppressions"] != nil }
    #expect(suppressed.map { $0["ruleId"] } == ["endpoint-renamed"])
    #expect(
      suppressed[0]["suppressions"]?[0]?["justification"]
        == "agreed with the web team (swift only, until 2027-03-01)"
    )
  }
}
