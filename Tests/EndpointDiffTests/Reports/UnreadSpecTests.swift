import EndpointDiff
import TestTraits
import Testing

/// A spec that cannot be read must not look like a spec without changes.
@Suite("A spec with errors", .serialized, .computing)
struct UnreadSpecTests {
  private let review = Review(
    [],
    axes: [.wire, .swift],
    threshold: SampleReview.review.threshold,
    notices: [.init("unknown key \"a\"", isError: true)]
  )

  @Test func failsInJUnit() {
    let text = review.text(as: .junit, SampleReview.settings)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<error message=\"unknown key &quot;a&quot;\"/>"))
  }

  @Test func isNotComparedInMarkdown() {
    let text = review.text(as: .markdown, SampleReview.settings)
    #expect(text.contains("### API changes: not compared, since the specs have errors"))
  }

  @Test func failsInSARIF() {
    let text = review.text(as: .sarif, SampleReview.settings)
    #expect(text.contains("\"executionSuccessful\":false"))
  }
}
