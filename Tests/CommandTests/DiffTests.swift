import TestTraits
import Testing

@testable import EndpointCommands

/// The differences that `check` prints.
@Suite(.serialized, .computing)
struct DiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: old, to: new).text(from: "a", to: "b")
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(diff("a\nb\n", "a\nb\n") == "")
    #expect(diff("", "") == "")
  }

  @Test func showsThreeLinesOfContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5", with: "five")
    #expect(
      diff(old, new)
        == "--- a\n+++ b\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
    )
  }

  @Test func nearbyChangesShareHunk() {
    let lines = (1...20).map { "\($0)\n" }
    let old = lines.joined()
    let near = lines.filter { $0 != "5\n" && $0 != "12\n" }.joined()
    let far = lines.filter { $0 != "5\n" && $0 != "13\n" }.joined()
    #expect(diff(old, near).split(separator: "@@ -").count - 1 == 1)
    #expect(diff(old, near).contains("@@ -2,14 +2,12 @@"))
    #expect(diff(old, far).contains("@@ -2,7 +2,6 @@"))
    #expect(diff(old, far).contains("@@ -10,7 +9,6 @@"))
  }

  @Test func countsEmptySidesLikePatch() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", "") == "--- a\n+++ b\n@@ -1,2 +0,0 @@\n-a\n-b\n")
  }

  @Test func reportsMissingNewlineAtEnd() {
    #expect(
      diff("a\n", "a")
        == "--- a\n+++ b\n@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"
    )
  }

  @Test func showsChangedLineBreaks() {
    #expect(diff("a\r\nb\r\n", "a\nb\r\n").contains("-a\r\n+a\n b\r\n"))
  }

  /// Compares with the plain quadratic algorithm on random texts of few different lines.
  @Test(.timeLimit(.minutes(15)))
  func findsShortestDifference() {
    var generator = SmallRandom(state: 7)
    for _ in 0..<4_000 {
      let letters = Int.random(in: 1...5, using: &generator)
      func text() -> [Int] {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Int.random(in: 0..<letters, using: &generator)
        }
      }
      let (old, new) = (text(), text())
      let diff = LineDiff(old, new)
      let common = zip(old, diff.isDeleted).filter { !$1 }.map(\.0)
      #expect(common == zip(new, diff.isInserted).filter { !$1 }.map(\.0), "\(old) \(new)")
      #expect(common.count == longestCommonCount(old, new), "\(old) \(new)")
    }
  }

  @Test(.timeLimit(.minutes(15)))
  func comparesLargeTextsQuickly() {
    let old = Array(0..<60_000)
    let edited = old.map { $0 % 1_000 == 0 ? -$0 - 1 : $0 }
    #expect(LineDiff(old, edited).isInserted.count(where: \.self) == 60)
    let unrelated = LineDiff(old, old.map { -$0 - 1 })
    #expect(unrelated.isDeleted.allSatisfy(\.self) && unrelated.isInserted.allSatisfy(\.self))
  }

  private func longestCommonCount(_ a: [Int], _ b: [Int]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for x in a {
      var next = [0]
      for (j, y) in b.enumerated() {
        next.append(x == y ? row[j] + 1 : max(next[j], row[j + 1]))
      }
      row = next
    }
    return row[b.count]
  }
}

/// The same numbers in every run, so that failures are reproducible.
private struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
