import EndpointDiff
import Foundation
import TestTraits
import Testing

/// Every folder of `Cases` contains a spec before and after an edit, and the expected changes in both directions.
///
/// `RECORD=1 swift test` records the changes, and fails, so that someone reads them.
@Suite(.serialized, .computing)
struct CaseTests {
  @Test(arguments: try CaseFolder.all())
  func findsExpectedChanges(_ folder: CaseFolder) throws {
    let found = try folder.found()
    let expected = folder.expected()
    if found != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try folder.record(found)
      Issue.record("recorded \(folder.name)/expected.txt: read it, then run the tests again")
      return
    }
    #expect(found == expected)
  }

  @Test(arguments: try CaseFolder.all())
  func caseHasKindItIsNamedAfter(_ folder: CaseFolder) throws {
    let kinds = try folder.changes().map(\.kind.name)
    #expect(kinds.contains(folder.kind))
  }

  @Test(arguments: try CaseFolder.all())
  func findsNoChangeBetweenSpecAndItself(_ folder: CaseFolder) throws {
    for side in [try folder.side("before"), try folder.side("after")] {
      #expect(compare(old: side, new: side).changes == [])
    }
  }
}
