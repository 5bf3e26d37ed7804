import EndpointJSON
import EndpointYAML

/// Finds the block of a YAML spec whose indentation makes the spec wrong, by trying other ones.
///
/// One wrong indentation causes many problems: keys are unknown at their place, and missing at another one.
package struct Reindentation {
  private let files: [SourceFile]
  private let found: [Diagnostic]
  private let read: ([SourceFile]) -> [Diagnostic]

  /// - Parameter read: The problems of the files of a spec.
  package init(
    _ files: [SourceFile],
    _ found: [Diagnostic],
    _ read: @escaping ([SourceFile]) -> [Diagnostic]
  ) {
    self.files = files
    self.found = found
    self.read = read
  }

  /// A shift with what is left after it.
  private struct Trial {
    var shift: IndentationShift
    let value: JSONValue
    let left: [Diagnostic]
    var errors: Int { left.count { $0.severity == .error } }
  }

  /// The problems with the indentation in place of what follows from it. Nil if another indentation mends nothing.
  package var problems: [Diagnostic]? {
    let suspects = found.filter(isSuspect)
    guard let first = suspects.first, first.place.file < files.count else { return nil }
    let file = first.place.file
    let source = files[file]
    guard source.bytes.count <= Self.most, DocumentText.isYAML(source.bytes, of: source.path) else {
      return nil
    }
    let text = IndentedText(source.bytes)
    let own = suspects.filter { $0.place.file == file }
    let lines = own.flatMap { self.lines(of: $0, in: text) }.unique(by: \.self).prefix(4)
    let trials = trials(of: text, file, around: Array(lines))
    guard let best = trials.first else { return nil }
    let isCertain = trials.count == 1 && (best.errors == 0 || !isMalformed)
    return [problem(best.shift, of: text, file, isCertain: isCertain)] + rest(best, of: text, file)
  }

  /// Trying takes time that grows with the text.
  private static let most = 100_000

  /// True for a problem that may come from a wrong indentation.
  private func isSuspect(_ problem: Diagnostic) -> Bool {
    guard problem.severity == .error else { return false }
    switch problem.rule {
    case .malformedYAML: return isOfSpaces(problem)
    case .wrongType where isOfNull(problem): return true
    case .exampleMismatch: return errors.count > 1 || isOfNull(problem)
    case .unknownKey, .wrongType, .missingKey, .invalidName, .invalidValue:
      return problem.fix?.isCertain != true || errors.count > 1
    default: return false
    }
  }

  /// A key without a value, whose keys may be beside it.
  private func isOfNull(_ problem: Diagnostic) -> Bool { problem.message.hasSuffix("found null") }

  private var errors: [Diagnostic] { found.filter { $0.severity == .error } }

  /// The line of a problem, and those of a key that is missing there.
  private func lines(of problem: Diagnostic, in text: IndentedText) -> [Int] {
    let line = text.line(at: problem.place.start)
    guard problem.rule == .missingKey else { return [line] }
    let name = problem.message.split(separator: "\"").dropFirst().first.map(String.init)
    let block = text.parents(of: line).first.map(text.block) ?? line..<line + 1
    return [line] + block.filter { text.lines[$0].key == name }.prefix(2)
  }

  /// True if no other remedy is known than other spaces before lines.
  private func isOfSpaces(_ problem: Diagnostic) -> Bool {
    guard let fix = problem.fix, fix.isCertain || !fix.edits.isEmpty else { return true }
    return fix.edits.allSatisfy { edit in
      if case .replace(_, let new) = edit { new.allSatisfy { $0 == " " } } else { false }
    }
  }

  private var isMalformed: Bool { found.contains { $0.rule == .malformedYAML } }

  /// The shifts that leave the fewest problems, and cause none.
  private func trials(of text: IndentedText, _ file: Int, around lines: [Int]) -> [Trial] {
    var best: [Trial] = []
    var known: [JSONValue: [UInt8]] = [:]
    if let own = value(of: text.bytes, file) { known[own] = text.bytes }
    for shift in ShiftCandidates(text).shifts(around: lines) {
      if let least = best.first, abs(shift.count) > abs(least.shift.count) { break }
      guard let bytes = shift.applied(to: text), let value = value(of: bytes, file) else {
        continue
      }
      if let same = known.updateValue(known[value] ?? bytes, forKey: value) {
        let isEven = IndentedText(bytes).unevenLines < IndentedText(same).unevenLines
        if isEven, let index = best.firstIndex(where: { $0.value == value }) {
          best[index].shift = shift
          known[value] = bytes
        }
        continue
      }
      var files = files
      files[file] = SourceFile(path: files[file].path, bytes: bytes)
      let trial = Trial(shift: shift, value: value, left: read(files))
      guard isBetter(trial) else { continue }
      if let least = best.first, trial.errors > least.errors { continue }
      if let least = best.first, trial.errors < least.errors { best = [] }
      best.append(trial)
    }
    return best
  }

  private func value(of bytes: [UInt8], _ file: Int) -> JSONValue? {
    (try? DocumentText(parsing: bytes, of: files[file].path))?.root.value
  }

  /// True if problems go, and no other ones come. Behind a mistake that ended the reading, all are new.
  private func isBetter(_ trial: Trial) -> Bool {
    let messages = Set(errors.map(\.message))
    if isMalformed { return trial.left.allSatisfy { $0.rule != .malformedYAML } }
    let left = Set(trial.left.filter { $0.severity == .error }.map(\.message))
    // A problem with a remedy of its own is none of indentation: a misspelled key may be that of a parameter.
    let isExplained = errors.contains { problem in
      !left.contains(problem.message) && (problem.fix?.isCertain != true || isOfNull(problem))
    }
    return trial.errors < errors.count && left.isSubset(of: messages) && isExplained
  }

  private func problem(
    _ shift: IndentationShift,
    of text: IndentedText,
    _ file: Int,
    isCertain: Bool
  ) -> Diagnostic {
    let line = text.lines[shift.lines.lowerBound]
    let parent = text.parents(of: shift.lines.lowerBound).first.map { text.lines[$0].key }
    let owner = parent.map { "a part of \(quoted($0))" } ?? "a key of the spec"
    let rest = shift.lines.count > 1 ? ", with the lines below it" : ""
    return Diagnostic(
      isMalformed ? .malformedYAML : .misplacedKey,
      "indented by \(line.indentation) spaces, "
        + (isMalformed ? "unlike the lines around it" : "which makes it \(owner)"),
      at: Place(file: file, start: line.place.lowerBound, end: line.place.upperBound),
      hint: Hint(
        "indent it by \(line.indentation + shift.count) spaces\(rest)",
        shift.edits(of: text, in: file),
        isCertain: isCertain
      )
    )
  }

  /// What is left, at its places in the text as it is.
  private func rest(_ trial: Trial, of text: IndentedText, _ file: Int) -> [Diagnostic] {
    trial.left.map { problem in
      guard problem.place.file == file else { return problem }
      let start = trial.shift.original(problem.place.start, of: text)
      let end = max(start, trial.shift.original(problem.place.end, of: text))
      if let same = found.first(where: {
        $0.rule == problem.rule && $0.message == problem.message && $0.place.start == start
      }) {
        return same
      }
      return Diagnostic(
        problem.rule,
        problem.message,
        at: Place(file: file, start: start, end: end),
        hint: problem.fix.map { Hint($0.text) },
        severity: problem.severity
      )
    }
  }
}
