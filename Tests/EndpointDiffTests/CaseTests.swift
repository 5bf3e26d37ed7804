import EndpointDiff
import Foundation
import Testing

/// Every folder of `Cases` is a spec before and after a change, and what is found, in both directions.
///
/// `RECORD=1 swift test` writes what is found, and fails, so that nothing is recorded unread.
@Suite(.serialized)
struct CaseTests {
  @Test(arguments: try CaseFolder.all())
  func findsWhatIsExpected(_ folder: CaseFolder) throws {
    let found = try folder.found()
    let expected = folder.expected()
    if found != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try folder.record(found)
      Issue.record("recorded \(folder.name)/expected.json: read it, then run the tests again")
      return
    }
    #expect(found == expected)
  }

  @Test(arguments: try CaseFolder.all())
  func showsTheKindThatItIsNamedAfter(_ folder: CaseFolder) throws {
    let kinds = try folder.changes().map(\.kind)
    #expect(kinds.contains(folder.kind))
  }

  @Test(arguments: try CaseFolder.all())
  func findsNothingInASpecAndItself(_ folder: CaseFolder) throws {
    for side in [try folder.side("before"), try folder.side("after")] {
      #expect(compare(old: side, new: side).changes == [])
    }
  }
}
