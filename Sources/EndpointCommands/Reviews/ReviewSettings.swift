import EndpointDiff
import EndpointSpec

/// The checked options of `diff` and `verify`.
struct ReviewSettings {
  let axes: [Axis]
  /// Nil for the default of the format.
  let visibility: Visibility?
  let threshold: Threshold
  let format: ReportFormat
  let outputs: [(format: ReportFormat, path: String)]
  let maximumBytes: Int
  let isShort: Bool
  let requiresBump: Bool
  let allowFiles: [String]

  /// - Parameter project: The settings that the options of `diff` override. Nil for `verify`, whose findings have one
  ///   level.
  init(_ arguments: Arguments, _ project: Project?) throws(UsageError) {
    let reader = ReviewOptionReader(
      hasAxes: project != nil,
      axisSource: arguments.contains(ReviewOptions.axis)
        ? ReviewOptions.axis.name : "\"axis\" in \(ProjectFile.name)"
    )
    // "both" means all axes.
    let usualAxis = project == nil ? Axis.wire.rawValue : project?.axis
    let axis = (arguments[ReviewOptions.axis] ?? usualAxis).flatMap(Axis.init)
    axes = axis.map { [$0] } ?? Axis.allCases
    visibility = (arguments[ReviewOptions.show] ?? project?.show).flatMap(Visibility.init)
    let failOn = arguments.values(of: ReviewOptions.failOn)
    threshold =
      try failOn.isEmpty
      ? reader.threshold(project?.failOn ?? [], Axis.allCases)
      : reader.threshold(failOn, axes)
    let allowFiles = arguments.values(of: ReviewOptions.allow)
    self.allowFiles = allowFiles.isEmpty ? [project?.allow].compactMap(\.self) : allowFiles
    format = arguments[ReviewOptions.format].flatMap(ReportFormat.init) ?? .text
    var outputs: [(format: ReportFormat, path: String)] = []
    for output in arguments.values(of: ReviewOptions.output) {
      outputs.append(try reader.output(output))
    }
    self.outputs = outputs
    isShort = arguments.contains(ReviewOptions.short)
    maximumBytes = try reader.bytes(arguments[ReviewOptions.maximumBytes])
    requiresBump = arguments.contains(ReviewOptions.requireBump) || project?.requiresBump ?? false
  }

  /// The review with the visibility for a format.
  func shown(_ review: Review, as format: ReportFormat) -> Review {
    var review = review
    review.visibility = visibility ?? format.standardVisibility
    return review
  }
}

/// Parses the option values of a command.
private struct ReviewOptionReader {
  /// Whether a level may be that of one axis.
  let hasAxes: Bool
  /// The option or setting that chose the axes.
  let axisSource: String

  private static let leastBytes = 1_000

  fileprivate func threshold(
    _ words: [String],
    _ axes: [Axis]
  ) throws(UsageError) -> Threshold {
    var threshold = Threshold(.breaking)
    for word in words where word != ReviewOptions.uncompared || !hasAxes {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let level = try level(parts.last.map(String.init) ?? "", in: word)
      guard parts.count == 2 else {
        threshold = Threshold(level)
        continue
      }
      guard hasAxes else {
        throw UsageError("--fail-on \(word): expected a level, such as care")
      }
      guard let axis = Axis(rawValue: String(parts[0])) else {
        let hint = didYouMean(String(parts[0]), among: Axis.allCases.map(\.rawValue))
        throw UsageError("--fail-on \(word): the axis is \"wire\" or \"swift\"\(hint)")
      }
      guard axes.contains(axis) else {
        throw UsageError("--fail-on \(word): \(axisSource) excludes this axis")
      }
      threshold[axis] = level
    }
    threshold.includesIgnored = words.contains(ReviewOptions.uncompared)
    return threshold
  }

  private func level(
    _ word: String,
    in option: String
  ) throws(UsageError) -> Level? {
    let words: [String: Level?] = ["breaking": .breaking, "care": .care, "any": .safe, "none": nil]
    guard let level = words[word] else {
      let names = ["breaking", "care", "any", "none"] + (hasAxes ? [ReviewOptions.uncompared] : [])
      throw UsageError(
        "--fail-on \(option): the level is one of \(names.joined(separator: ", "))"
          + didYouMean(word, among: names)
      )
    }
    return level
  }

  fileprivate func output(
    _ word: String
  ) throws(UsageError) -> (format: ReportFormat, path: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("--output \(word): expected FORMAT=FILE, such as html=changes.html")
    }
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(
        "--output \(word): the format is one of \(names.joined(separator: ", "))"
          + didYouMean(parts[0], among: names)
      )
    }
    return (format, FilePath.normalized(parts[1]))
  }

  fileprivate func bytes(_ word: String?) throws(UsageError) -> Int {
    guard let word else { return 60_000 }
    guard let bytes = Int(word), bytes >= Self.leastBytes else {
      throw UsageError("--max-bytes \(word): expected a number of at least \(Self.leastBytes)")
    }
    return bytes
  }
}

extension CommandContext {
  /// The text of comparisons for the terminal, without a threshold.
  func text(_ sections: [Review.Section], showing visibility: Visibility) -> String {
    Review(sections, visibility: visibility, threshold: Threshold(nil)).text(
      as: .text,
      ReportSettings(usesColor: console.usesColorInOutput, toolVersion: version)
    )
  }
}

/// Writes a review to the output, the files of `--output`, and the job summary on GitHub.
struct ReviewOutput {
  let settings: ReviewSettings
  let context: CommandContext
  /// The JSON report, if it differs from that of `diff`.
  var json: ((Review) -> String)?

  func write(_ review: Review) throws {
    for output in settings.outputs {
      let text = text(review, as: output.format)
      try context.files.replaceFile(output.path, with: Array(text.utf8))
    }
    let usesColor = context.console.usesColorInOutput
    context.console.write(text(review, as: settings.format, usesColor: usesColor))
    let summary = context.environment["GITHUB_STEP_SUMMARY"] ?? ""
    if settings.format == .github, !summary.isEmpty {
      try context.files.append(Array(text(review, as: .markdown).utf8), to: summary)
    }
  }

  private func text(_ review: Review, as format: ReportFormat, usesColor: Bool = false) -> String {
    let review = settings.shown(review, as: format)
    if format == .json, let json { return json(review) }
    let reportSettings = ReportSettings(
      usesColor: usesColor,
      maximumBytes: settings.maximumBytes,
      toolVersion: version,
      repositoryFolder: context.console.repositoryFolder,
      isShort: settings.isShort
    )
    return review.text(as: format, reportSettings)
  }
}
