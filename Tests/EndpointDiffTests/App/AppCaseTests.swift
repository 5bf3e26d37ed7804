import EndpointDiff
import Foundation
import TestTraits
import Testing

/// The callers of all cases of `diff`, as apps. `Tests/swift-axis` compares the same with the compiler's errors.
@Suite(.serialized, .computing)
struct AppCaseTests {
  @Test(arguments: try CaseFolder.all())
  func callerHasPlaceIfAndOnlyIfItStopsCompilingOrWarns(_ folder: CaseFolder) throws {
    let places = try folder.places()
    let level = try folder.changes().map(\.swift).max() ?? .safe
    switch level {
    case .breaking: #expect(!places.isEmpty)
    case .safe: #expect(places.isEmpty)
    // Another use may be the one that the level is about.
    case .care: break
    }
  }

  /// A difference without a finding would be missing from the report.
  @Test(arguments: try CaseFolder.all())
  func everyDifferenceBelongsToFinding(_ folder: CaseFolder) throws {
    for (old, new) in [("before", "after"), ("after", "before")] {
      let (old, new) = (try folder.side(old), try folder.side(new))
      let changes = compare(old: old, new: new, today: CaseFolder.today).changes
      let affected = AffectedDeclarations(changes, old: old.model, new: new.model)
      #expect(affected.unexplained == [])
      // A finding about a renamed declaration shows it as it was, too.
      for change in changes where change.former != nil && change.declarationAfter != nil {
        #expect(change.declarationBefore != nil, "\(change.subject)")
      }
    }
  }
}

extension CaseFolder {
  fileprivate func places() throws -> [String] {
    let file = Self.root.appending(path: "\(name)/caller.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    return Review.of(try side("before"), try side("after"), source: source).appPlaces
  }
}
