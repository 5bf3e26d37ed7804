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

  /// The problems with the indentation in place of what follows from it. Nil if another indentation mends nothing.
  package var problems: [Diagnostic]? {
    guard malformed.allSatisfy(isOfSpaces) else { return nil }
    let suspects = isMalformed ? malformed : found.filter(isSuspect)
    guard let first = suspects.first,
      let trials = ShiftTrials(files, first.place.file, read)
    else { return nil }
    let own = suspects.filter { $0.place.file == first.place.file }
    let lines = own.flatMap { trials.text.lines(of: $0) }.unique(by: \.self).prefix(4)
    let best = trials.best(around: Array(lines)) { isMalformed || isBetter($0) }
    guard let first = best.first else { return nil }
    if isMalformed, best.count > 1 || !isSubset(first) {
      return withoutCertainty(first, trials) + shared(rest(first, trials), by: best)
    }
    let problem = problem(first.shift, trials, isCertain: best.count == 1)
    return [problem] + rest(first, trials)
  }

  private var malformed: [Diagnostic] { found.filter { $0.rule == .malformedYAML } }

  private var isMalformed: Bool { !malformed.isEmpty }

  private var errors: [Diagnostic] { found.filter { $0.severity == .error } }

  /// True for a problem that may come from a wrong indentation.
  private func isSuspect(_ problem: Diagnostic) -> Bool {
    guard problem.severity == .error else { return false }
    switch problem.rule {
    case .exampleMismatch: return isOfNull(problem)
    case .wrongType: return isOfNull(problem) || problem.fix?.isCertain != true
    case .unknownKey, .missingKey, .invalidName, .invalidValue:
      return problem.fix?.isCertain != true
    default: return false
    }
  }

  /// A key without a value, whose keys may be beside it.
  private func isOfNull(_ problem: Diagnostic) -> Bool { problem.message.hasSuffix("found null") }

  /// True if no other remedy is known than other spaces before lines.
  private func isOfSpaces(_ problem: Diagnostic) -> Bool {
    guard let fix = problem.fix, fix.isCertain || !fix.edits.isEmpty else { return true }
    return fix.edits.allSatisfy { edit in
      guard case .replace(let place, let new) = edit, place.file < files.count else { return false }
      let bytes = files[place.file].bytes
      let isAtStart = place.start == 0 || bytes[place.start - 1] == UInt8(ascii: "\n")
      return isAtStart
        && (bytes[place.start..<place.end] + Array(new.utf8)).allSatisfy { $0 == UInt8(ascii: " ") }
    }
  }

  /// True if problems go, and no other ones come.
  private func isBetter(_ trial: ShiftTrials.Trial) -> Bool {
    let left = Set(trial.errors.map(\.message))
    // A problem with a remedy of its own is none of indentation: a misspelled key may be that of a parameter.
    let isExplained = errors.contains { problem in
      !left.contains(problem.message) && (problem.fix?.isCertain != true || isOfNull(problem))
    }
    return trial.errors.count < errors.count && isSubset(trial) && isExplained
  }

  private func isSubset(_ trial: ShiftTrials.Trial) -> Bool {
    Set(trial.errors.map(\.message)).isSubset(of: errors.map(\.message))
  }

  /// The problems that are left with each of the indentations, so they follow from none of them.
  private func shared(_ problems: [Diagnostic], by best: [ShiftTrials.Trial]) -> [Diagnostic] {
    problems.filter { problem in
      problem.rule != .malformedYAML
        && best.allSatisfy { trial in
          trial.left.contains { $0.rule == problem.rule && $0.message == problem.message }
        }
    }
  }

  /// The mistake that ended the reading, which has several remedies.
  private func withoutCertainty(
    _ trial: ShiftTrials.Trial,
    _ trials: ShiftTrials
  ) -> [Diagnostic] {
    let problem = malformed[0]
    guard let fix = problem.fix, !fix.edits.isEmpty else {
      return [self.problem(trial.shift, trials, isCertain: false)]
    }
    return [problem.with(hint: Hint(fix.text, fix.edits))]
  }

  private func problem(
    _ shift: IndentationShift,
    _ trials: ShiftTrials,
    isCertain: Bool
  ) -> Diagnostic {
    let (text, file) = (trials.text, trials.file)
    let line = text.lines[shift.lines.lowerBound]
    let parent = text.parents(of: shift.lines.lowerBound).first.map { text.lines[$0].key }
    let owner = parent.map { "a part of \(quoted($0))" } ?? "a key of the spec"
    let rest = shift.lines.count > 1 ? ", with the lines below it" : ""
    let problem = TextProblem(
      range: line.place,
      message: "indented by \(line.indentation) spaces, "
        + (isMalformed ? "unlike the lines around it" : "which makes it \(owner)"),
      hint: Hint("indent it by \(line.indentation + shift.count) spaces\(rest)"),
      remedy: shift.remedy(in: text) ?? [],
      isCertain: isCertain
    )
    return Diagnostic(
      isMalformed ? .malformedYAML : .misplacedKey,
      problem.message,
      at: Place(file: file, start: line.place.lowerBound, end: line.place.upperBound),
      hint: problem.hint(in: file)
    )
  }

  /// What is left, at its places in the text as it is.
  private func rest(_ trial: ShiftTrials.Trial, _ trials: ShiftTrials) -> [Diagnostic] {
    var text = MendedText(trials.text.bytes)
    text.replace(trial.shift.remedy(in: trials.text) ?? [])
    return trial.left.map { problem in
      guard problem.place.file == trials.file else { return problem }
      let range = text.original(problem.place.start..<problem.place.end)
      let same = found.first {
        $0.rule == problem.rule && $0.message == problem.message
          && $0.place.start == range.lowerBound
      }
      return same
        ?? Diagnostic(
          problem.rule,
          problem.message,
          at: Place(file: trials.file, start: range.lowerBound, end: range.upperBound),
          hint: problem.fix.map { Hint($0.text) },
          severity: problem.severity
        )
    }
  }
}

extension IndentedText {
  /// The line of a problem, and those of a key that is missing there.
  fileprivate func lines(of problem: Diagnostic) -> [Int] {
    let line = line(at: problem.place.start)
    guard problem.rule == .missingKey else { return [line] }
    let name = problem.message.split(separator: "\"").dropFirst().first.map(String.init)
    let block = parents(of: line).first.map(block) ?? line..<line + 1
    return [line] + block.filter { lines[$0].key == name }.prefix(2)
  }
}
