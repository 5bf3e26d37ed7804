import EndpointDiff
import EndpointJSON
import SchemaCheck
import TestTraits
import Testing

/// The schema that `diff --print-schema` prints, compared with reports.
@Suite("The schema of the JSON report of diff", .serialized, .computing)
struct JSONReportSchemaTests {
  private let schema: SchemaCheck

  init() throws { schema = try SchemaCheck(jsonReportSchema) }

  @Test("matches every report")
  func matchesEveryReport() throws {
    for review in [SampleReview.review, SampleReview.hostile, Review([])] {
      let report = try JSONValue(parsing: review.text(as: .json, SampleReview.settings).utf8)
      #expect(schema.problems(of: report) == [])
    }
  }

  @Test("contains only keys that reports use")
  func containsOnlyUsedKeys() throws {
    let text =
      SampleReview.review.text(as: .json, SampleReview.settings)
      + SampleReview.hostile.text(as: .json, SampleReview.settings)
    for key in schema.keys { #expect(text.contains("\"\(key)\":"), "no report has \(key)") }
  }

  @Test("rejects other JSON")
  func rejectsOtherJSON() {
    #expect(schema.problems(of: ["format": 2]) != [])
    #expect(schema.problems(of: 1) == [": not object"])
  }
}
