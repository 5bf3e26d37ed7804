import EndpointDiff
import EndpointSpec

/// One run of `diff`: reads both sides, compares them, and writes the reports.
struct DiffRun {
  private let arguments: Arguments
  private let context: CommandContext
  private let settings: ReviewSettings
  private let project: Project
  private let today: String
  private let evidence: DiffEvidence

  init(_ arguments: Arguments, _ context: CommandContext) throws {
    self.arguments = arguments
    self.context = context
    project = try context.project()
    settings = try ReviewSettings(arguments, project)
    today = context.today
    evidence = try DiffEvidence(arguments, context)
  }

  func status() throws -> ExitStatus {
    let app = try DiffApp(arguments, project, axes: settings.axes, context)
    let compared = try app.added(to: evidence.added(to: compared()))
    // Reports show the errors of specs. If a side contains no spec, the error is thrown instead.
    if compared.sections.isEmpty, let problem = compared.problems.first, problem.diagnostics.isEmpty
    {
      throw problem
    }
    var review = try review(of: compared)
    if let path = arguments[ReviewOptions.writeAllow].map(FilePath.normalized) {
      if compared.problems.isEmpty {
        review = try writeAllowFile(path, for: review)
      } else {
        context.console.writeError("\(path): not written, since a side cannot be read\n")
      }
    }
    try ReviewOutput(settings: settings, context: context).write(review)
    guard compared.problems.isEmpty else {
      for problem in compared.problems { problem.print(to: context.console) }
      return .sideUnreadable
    }
    return review.fails ? .problemsFound : .success
  }

  private func review(of compared: ComparedSides) throws -> Review {
    let files = try readablePaths().map { path in
      try AllowFile(reading: path, of: .changes, files: context.files)
    }
    let review = Review(
      compared.sections,
      axes: settings.axes,
      threshold: settings.threshold,
      requiresBump: settings.requiresBump,
      notices: compared.problems.flatMap(\.notices) + compared.notices,
      app: compared.app
    )
    return Allowances(files: files, today: today).applied(to: review)
  }

  /// The allow files, without a file that this run creates.
  private func readablePaths() -> [String] {
    let written = arguments[ReviewOptions.writeAllow].map(FilePath.normalized)
    return settings.allowFiles.map(FilePath.normalized)
      .filter { $0 != written || context.files.kind(of: $0) != nil }
  }

  // MARK: Sides

  private func compared() throws -> ComparedSides {
    let reader = SideReader(
      context: context,
      apiName: try checkedName(arguments[ReviewOptions.name])
    )
    let operands = arguments.operands
    try checkOperands(operands, reader)
    // Two operands are the two versions. Then `against` in endpoints.json does not apply.
    let usual = operands.count < 2 ? project.against : nil
    if let revision = arguments[ReviewOptions.against] ?? usual {
      return try compared(against: revision, operands, reader)
    }
    guard !arguments.contains(ReviewOptions.exact) else {
      throw UsageError("--exact requires --against")
    }
    guard operands.count == 2 else {
      let problem =
        switch operands.count {
        case 0: "OLD and NEW are missing: give two versions, or --against REV"
        case 1 where FilePath.isDocument(operands[0]):
          "NEW is missing: give two versions, or --against REV \(operands[0])"
        case 1: "NEW is missing: give two versions, or --against \(operands[0])"
        case 3 where !operands[0].contains("/") && !FilePath.isDocument(operands[0]):
          "there are more than OLD and NEW: write \"endpoints diff \(operands[1]) \(operands[2])\" without \"\(operands[0])\""
        default: "there are more than OLD and NEW: give two versions, or --against REV"
        }
      throw UsageError(problem)
    }
    let sources = try operands.map { try SideSource($0, files: context.files) }
    guard sources != [.standardInput, .standardInput] else {
      throw UsageError("only one side can be standard input")
    }
    let old = try reader.specs(of: sources[0], as: "old")
    let new = try old.and(Result { try reader.specs(of: sources[1], as: "new") })
    return try compared([(old, new)])
  }

  /// Explains revisions of git in place of specs: `main..HEAD`, `main HEAD`.
  private func checkOperands(_ operands: [String], _ reader: SideReader) throws(UsageError) {
    let specs = project.specs
    for operand in operands where context.files.kind(of: operand) == nil && operand != "-" {
      let ends = operand.split(separator: /\.{2,3}/, omittingEmptySubsequences: false).map(
        String.init
      )
      if ends.count == 2, !operand.contains("/.."), !operand.hasPrefix("..") {
        let (old, new) = (ends[0], ends[1].isEmpty ? "HEAD" : ends[1])
        throw UsageError(
          "\"\(operand)\" is a range of git, not a spec: write \(old):\(specs) \(new):\(specs), or --against \(old)"
        )
      }
      guard !operand.contains(":"), reader.isRevision(operand) else { continue }
      let others = operands.filter { $0 != operand }
      let other =
        others.first.map { context.files.kind(of: $0) == nil ? "\($0):\(specs)" : $0 } ?? specs
      let pair =
        operand == operands.first ? "\(operand):\(specs) \(other)" : "\(other) \(operand):\(specs)"
      throw UsageError(
        "\"\(operand)\" is a revision of git, not a spec: write \(pair), or --against \(operands[0])"
      )
    }
  }

  private func compared(
    against name: String,
    _ operands: [String],
    _ reader: SideReader
  ) throws -> ComparedSides {
    guard GitRevision.isName(name) else {
      throw UsageError("--against \(name): a revision cannot begin with \"-\"")
    }
    let isExact = arguments.contains(ReviewOptions.exact)
    let revision = try reader.revision(name, isExact: isExact)
    let given = operands.map(FilePath.normalized).map { (new: $0, old: $0) }
    let sides = try (given.isEmpty ? [try usualSides(revision, reader)] : given).map {
      path,
      oldPath -> (old: SideSpecs, new: SideSpecs) in
      let new = try reader.specs(in: nil, at: path, as: "new")
      let old = Result { try reader.specs(in: revision, at: oldPath, as: "old") }
      if new == nil, case .success(nil) = old {
        throw SideError(
          side: "new",
          label: "working tree",
          problem: "\(path) has no spec, neither in the working tree nor in \(revision.name)"
            + (given.isEmpty ? Packages(context.files).hint(for: "diff") : "")
        )
      }
      let newSpecs = new ?? .empty("working tree", as: "new")
      let oldSpecs = try newSpecs.and(old.map { $0 ?? .empty(revision.name, as: "old") })
      try reader.confirm(oldSpecs, newSpecs, since: revision)
      return (oldSpecs, newSpecs)
    }
    return try compared(sides)
  }

  private func usualSides(
    _ revision: GitRevision,
    _ reader: SideReader
  ) throws -> (new: String, old: String) {
    (project.specs, try reader.specsFolder(in: revision, now: project.specs))
  }

  private func compared(_ sides: [(old: SideSpecs, new: SideSpecs)]) throws -> ComparedSides {
    let pairs = sides.map { SidePairs(old: $0.old, new: $0.new) }
    for (sides, pairs) in zip(sides, pairs) {
      for pair in pairs.pairs {
        if pair.old == nil, let spec = pair.new { try sides.old.confirmLacks(spec, as: "old") }
        if pair.new == nil, let spec = pair.old { try sides.new.confirmLacks(spec, as: "new") }
      }
    }
    return ComparedSides(
      sections: pairs.flatMap { $0.sections(on: today, rated: project.levels) },
      pairs: pairs.flatMap(\.pairs),
      notices: sides.flatMap { notices(of: $0.old, $0.new) },
      problems: sides.flatMap { [$0.new.problem, $0.old.problem].compactMap(\.self) }
    )
  }

  /// The notices of both sides. A mistake in both versions is mentioned once.
  private func notices(of old: SideSpecs, _ new: SideSpecs) -> [Review.Notice] {
    let known = Set(new.mistakes.map(\.message))
    return old.mistakes.filter { !known.contains($0.message) } + new.mistakes + old.notices
      + new.notices
  }

  // MARK: Output

  /// Writes the allow file, and returns the review with its entries applied.
  private func writeAllowFile(_ path: String, for review: Review) throws -> Review {
    let old =
      context.files.kind(of: path) == nil
      ? AllowFile(path: path) : try AllowFile(reading: path, of: .changes, files: context.files)
    let entries = old.entries(for: review, today: today)
    try context.files.replaceFile(path, with: Array(AllowFile.text(entries).utf8))
    let missing = entries.count { $0.reason.isEmpty }
    let plural = entries.count == 1 ? "entry" : "entries"
    let rest =
      missing == 0 ? "" : "; the file is invalid until each has a reason (missing: \(missing))"
    context.console.writeError("\(path): \(entries.count) \(plural)\(rest)\n")
    var review = review
    if missing > 0 { review.passCondition = "when each entry of \(path) has a reason" }
    return Allowances(files: [AllowFile(path: path, entries)], today: today).applied(to: review)
  }
}

/// The comparisons of all readable specs, and the errors of the others.
struct ComparedSides {
  var sections: [Review.Section]
  /// The versions that each section compares.
  let pairs: [SidePairs.Pair]
  var notices: [Review.Notice]
  let problems: [SideError]
  /// What `--app` searched.
  var app: AppSummary?
}
