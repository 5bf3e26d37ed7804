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
    let compared = try evidence.added(to: compared())
    // Reports show the errors of specs. If a side contains no spec, the error is thrown instead.
    if compared.sections.isEmpty, let problem = compared.problems.first, problem.reports.isEmpty {
      throw problem
    }
    var review = try review(of: compared)
    if let path = arguments[DiffOptions.writeAllow].map(FilePath.normalized) {
      review = try writeAllowFile(path, for: review)
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
      notices: compared.problems.flatMap(\.notices) + compared.notices
    )
    return Allowances(files: files, today: today).applied(to: review)
  }

  /// The allow files, without a file that this run creates.
  private func readablePaths() -> [String] {
    let written = arguments[DiffOptions.writeAllow].map(FilePath.normalized)
    return settings.allowFiles.map(FilePath.normalized)
      .filter { $0 != written || context.files.kind(of: $0) != nil }
  }

  // MARK: Sides

  private func compared() throws -> ComparedSides {
    let reader = SideReader(context: context)
    let operands = arguments.operands
    // Two operands are the two versions. Then `against` in endpoints.json does not apply.
    let usual = operands.count < 2 ? project.against : nil
    if let revision = arguments[DiffOptions.against] ?? usual {
      return try compared(against: revision, operands, reader)
    }
    guard !arguments.contains(DiffOptions.exact) else {
      throw UsageError("--exact requires --against", command: "diff")
    }
    guard operands.count == 2 else {
      let problem =
        operands.count < 2 ? "OLD and NEW are missing" : "there are more than OLD and NEW"
      throw UsageError("\(problem): give two versions, or --against REV", command: "diff")
    }
    let sources = try operands.map { try SideSource($0, files: context.files) }
    guard sources != [.standardInput, .standardInput] else {
      throw UsageError("only one side can be standard input", command: "diff")
    }
    let old = try reader.files(of: sources[0], as: "old")
    let new = Result { try reader.files(of: sources[1], as: "new") }
    let (oldSpecs, newSpecs) = try SideFiles.read(old, new)
    return compared(oldSpecs, newSpecs)
  }

  private func compared(
    against name: String,
    _ operands: [String],
    _ reader: SideReader
  ) throws -> ComparedSides {
    guard GitRevision.isName(name) else {
      throw UsageError("--against \(name): a revision cannot begin with \"-\"", command: "diff")
    }
    let isExact = arguments.contains(DiffOptions.exact)
    let revision = try reader.revision(name, isExact: isExact)
    let given = operands.map(FilePath.normalized).map { (new: $0, old: $0) }
    let usual = (new: project.specs, old: try reader.specsFolder(in: revision))
    let sides = try (given.isEmpty ? [usual] : given).map { path, oldPath in
      let new = try reader.files(here: path, as: "new")
      let old = Result { try reader.files(against: revision, path: oldPath, as: "old") }
      if new == nil, case .success(nil) = old {
        throw SideError(
          side: "new",
          label: "working tree",
          problem: "\(path) has no spec, neither in the working tree nor in \(revision.name)"
        )
      }
      let (newSpecs, oldSpecs) = try SideFiles.read(
        new ?? .empty("working tree", as: "new"),
        old.map { $0 ?? .empty(revision.name, as: "old") }
      )
      return compared(oldSpecs, newSpecs)
    }
    return ComparedSides(
      sections: sides.flatMap(\.sections),
      pairs: sides.flatMap(\.pairs),
      notices: sides.flatMap(\.notices),
      problems: sides.flatMap(\.problems)
    )
  }

  private func compared(_ old: SideSpecs, _ new: SideSpecs) -> ComparedSides {
    let pairs = SidePairs(old: old, new: new)
    return ComparedSides(
      sections: pairs.sections(on: today, rated: project.levels),
      pairs: pairs.pairs,
      notices: old.notices + new.notices,
      problems: [new.problem, old.problem].compactMap(\.self)
    )
  }

  // MARK: Output

  /// Writes the allow file, and returns the review with its entries applied.
  private func writeAllowFile(_ path: String, for review: Review) throws -> Review {
    let old =
      context.files.kind(of: path) == nil
      ? AllowFile(path: path) : try AllowFile(reading: path, of: .changes, files: context.files)
    let entries = old.entries(for: review, today: today)
    try context.files.makeFolder(FilePath.folder(of: path))
    try context.files.replaceFile(path, with: Array(AllowFile.text(entries).utf8))
    let missing = entries.count { $0.reason.isEmpty }
    let plural = entries.count == 1 ? "entry" : "entries"
    let rest =
      missing == 0 ? "" : "; the file is invalid until each has a reason (missing: \(missing))"
    context.console.writeError("\(path): \(entries.count) \(plural)\(rest)\n")
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
}
