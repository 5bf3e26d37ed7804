import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A problem is dropped only if it follows from another one: two independent mistakes are both reported at once.
///
/// Mistakes are independent if they are at different keys, and neither lies in a value that the other one changes. The style of a pagination decides what its
/// other keys mean, so their mistakes follow from a wrong style.
@Suite("Two mistakes are reported at once", .serialized, .computing)
struct CombinedMistakeTests {
  /// A mistake as a change of a valid spec, and its problem.
  private struct Change {
    let name: String
    let range: Range<Int>
    let new: Substring
    let problem: String
    /// The start of the innermost key around the change.
    let key: Int?
    /// What the change decides about.
    let member: Range<Int>

    func isIndependent(of other: Change) -> Bool {
      let near = range.lowerBound - 1..<range.upperBound + 1
      return key != other.key && !member.overlaps(other.member) && !near.overlaps(other.range)
        && !near.contains(other.range.lowerBound)
    }
  }

  /// One pair in so many is tried. `HINTS=1` tries all 5,000 of a file.
  private static let parts = ProcessInfo.processInfo.environment["HINTS"].flatMap(Int.init) ?? 40

  @Test(arguments: HintCorpus.files.indices)
  func bothAreReported(file: Int) throws {
    let texts = HintCorpus.keys.map(\.text).unique(by: \.self)
    let text = texts[file]
    let mistakes = HintCorpus.ofKeys + unknownTypes(in: text)
    let changes = stride(from: 0, to: mistakes.count, by: max(Self.parts / 8, 1)).compactMap {
      change(of: mistakes[$0], in: text)
    }
    try #require(changes.count > 20)
    var count = 0
    for step in 0..<5_000 where step % Self.parts == 0 {
      let first = changes[(step * 31) % changes.count]
      let second = changes[(step * 17 + step / changes.count + 1) % changes.count]
      guard first.isIndependent(of: second) else { continue }
      count += 1
      check(first, second, in: text)
    }
    #expect(count > 2_000 / Self.parts)
  }

  /// A type of another language in place of each `"int"` and `"string"`, and a misspelled one in place of `"Item"`.
  private func unknownTypes(in text: String) -> [HintCorpus.Mistake] {
    [("int", "number"), ("string", "text"), ("Item", "Itme")].flatMap { type, wrong in
      text.ranges(of: ": \"\(type)\"").map { range in
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return HintCorpus.Mistake(
          name: "\(wrong) at \(start)",
          text: text.replacing(start..<start + type.utf8.count + 4, with: ": \"\(wrong)\""),
          range: start..<start + 1
        )
      }
    }
  }

  private func change(of mistake: HintCorpus.Mistake, in text: String) -> Change? {
    let (old, new) = (Array(text.utf8), Array(mistake.text.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let range = start..<old.count - end
    // A mistake of another file differs nearly everywhere.
    guard range.count < 200, new.count < old.count + 400 else { return nil }
    let found = problems(of: mistake.text)
    guard found.count == 1 else { return nil }
    return Change(
      name: mistake.name,
      range: range,
      new: mistake.text.slice(start..<new.count - end),
      problem: found[0],
      key: HintCorpus.keys.filter {
        $0.text == text && $0.member.keyStart <= range.lowerBound
          && range.lowerBound < $0.member.value.end
      }.map(\.member.keyStart).max(),
      member: mistake.name.contains(".style: ")
        ? pagination(around: range, in: text)
        : range.lowerBound..<max(range.upperBound, range.lowerBound + 1)
    )
  }

  private func pagination(around range: Range<Int>, in text: String) -> Range<Int> {
    let bytes = Array(text.utf8)
    let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "{")) ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.count
    return start..<end
  }

  private func check(_ first: Change, _ second: Change, in text: String) {
    let (early, late) =
      first.range.lowerBound < second.range.lowerBound ? (first, second) : (second, first)
    let both = text.replacing(late.range, with: String(late.new))
      .replacing(early.range, with: String(early.new))
    let found = problems(of: both)
    for change in [early, late]
    where !found.contains(where: { kernel($0) == kernel(change.problem) }) {
      Issue.record("\(early.name) and \(late.name): not reported: \(change.problem); only \(found)")
    }
    if found.count > 2 {
      Issue.record("\(early.name) and \(late.name): \(found)")
    }
  }

  /// The message without the kind of object, which its other keys decide: `a stream` or `a response`.
  private func kernel(_ message: String) -> Substring {
    message.hasPrefix("unknown key")
      ? message[..<(message.firstRange(of: " in ")?.lowerBound ?? message.endIndex)] : message[...]
  }

  private func problems(of text: String) -> [String] {
    readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))]).diagnostics
      .filter { $0.severity != .note }.map(\.message)
  }
}
