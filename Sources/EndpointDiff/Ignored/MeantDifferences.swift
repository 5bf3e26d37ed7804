import EndpointJSON
import EndpointSpec

/// The differences between the normal forms of two versions of a document, by location.
///
/// Two documents may say the same in different words: `"type": ["string", "null"]` and `"nullable": true`. Such
/// differences are not in the normal forms.
package struct MeantDifferences {
  private let differences: [FileDifference]
  private let old: RangeIndex
  private let new: RangeIndex

  package init(_ differences: [FileDifference]) {
    self.differences = differences
    old = RangeIndex(differences.map { $0.old?.range })
    new = RangeIndex(differences.map { $0.new?.range })
  }

  /// Whether the normal forms differ in a part of this difference, or around it.
  package func touch(_ difference: FileDifference) -> Bool {
    old.overlaps(difference.old?.range) || new.overlaps(difference.new?.range)
  }

  /// The differences of the normal forms inside a difference. Without any, the difference itself.
  package func parts(of difference: FileDifference) -> [FileDifference] {
    let inside = Set(old.inside(difference.old?.range) + new.inside(difference.new?.range))
    return inside.isEmpty ? [difference] : inside.sorted().map { differences[$0] }
  }
}

extension JSONNode {
  fileprivate var range: Range<Int> { start..<end }
}

/// Finds ranges by their location.
private struct RangeIndex {
  /// Sorted by their start.
  private let ranges: [(range: Range<Int>, index: Int)]
  /// The highest end of each range and those before it.
  private let ends: [Int]

  init(_ ranges: [Range<Int>?]) {
    let sorted = ranges.enumerated().compactMap { index, range in range.map { ($0, index) } }
      .sorted { ($0.0.lowerBound, $0.1) < ($1.0.lowerBound, $1.1) }
    self.ranges = sorted
    var end = 0
    ends = sorted.map { range, _ in
      end = max(end, range.upperBound)
      return end
    }
  }

  func overlaps(_ range: Range<Int>?) -> Bool {
    guard let range else { return false }
    let count = count(before: range.upperBound)
    return count > 0 && ends[count - 1] > range.lowerBound
  }

  /// The indices of the ranges that a range contains.
  func inside(_ range: Range<Int>?) -> [Int] {
    guard let range else { return [] }
    return ranges[count(before: range.lowerBound)..<count(before: range.upperBound)]
      .filter { $0.range.upperBound <= range.upperBound }.map(\.index)
  }

  /// The number of ranges that start before an offset.
  private func count(before offset: Int) -> Int {
    ranges.prefixCount { $0.range.lowerBound < offset }
  }
}
