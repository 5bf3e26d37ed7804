import EndpointDiff
import EndpointSpec
import TestTraits
import Testing

/// A range of counts is loosened if it contains the former one.
@Suite("Changes of limits", .serialized, .computing)
struct LimitsChangeTests {
  @Test(arguments: [
    ("1...20", "2...20", LimitsChange.tightened), ("2...20", "1...20", .loosened),
    ("1...20", "1...19", .tightened), ("1...19", "1...20", .loosened),
    ("1...20", "0...19", .tightened), ("1...20", "2...21", .tightened),
    ("1...20", "1...", .loosened), ("1...", "1...20", .tightened),
    ("1...20", "...20", .loosened), ("...20", "1...20", .tightened),
    ("5", "1...9", .loosened), ("1...9", "5", .tightened), ("3", "4", .tightened),
  ])
  func comparesRanges(_ old: String, _ new: String, _ expected: LimitsChange) {
    for path in [\ValueLimits.length, \.items] {
      var (before, after) = (ValueLimits(), ValueLimits())
      before[keyPath: path] = old
      after[keyPath: path] = new
      #expect(LimitsChange(before, after) == expected)
    }
  }

  /// Limits that allow the same values are no change, however they are written.
  @Test func equalLimitsAreNoChange() {
    for (old, new) in [("100", "100.0"), ("0", "-0"), ("1e2", "100")] {
      for path in [\ValueLimits.minimum, \.maximum] {
        var (before, after) = (ValueLimits(), ValueLimits())
        before[keyPath: path] = old
        after[keyPath: path] = new
        #expect(LimitsChange(before, after) == nil, "\(old) → \(new)")
      }
    }
    for (old, new) in [("0...", nil), ("...5", "0...5"), ("3", "3...3")] {
      for path in [\ValueLimits.length, \.items] {
        var (before, after) = (ValueLimits(), ValueLimits())
        before[keyPath: path] = old
        after[keyPath: path] = new
        #expect(LimitsChange(before, after) == nil, "\(old) → \(new ?? "none")")
        #expect(LimitsChange(after, before) == nil, "\(new ?? "none") → \(old)")
      }
    }
  }
}
