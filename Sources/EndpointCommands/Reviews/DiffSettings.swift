import EndpointDiff
import EndpointSpec

/// What the options of `diff` ask for, checked.
struct DiffSettings {
  let axes: [Axis]
  /// Nil: what suits the format.
  let visibility: Visibility?
  let threshold: Threshold
  let format: ReportFormat
  let outputs: [(format: ReportFormat, path: String)]
  let maximumBytes: Int
  let requiresBump: Bool
  /// The files of changes that may pass.
  let allowFiles: [String]

  private static let leastBytes = 1_000

  /// Options win over what the project says.
  init(_ arguments: Arguments, _ project: Project) throws(UsageError) {
    axes = arguments[DiffOptions.axis].flatMap { Axis(rawValue: $0).map { [$0] } } ?? Axis.allCases
    visibility = arguments[DiffOptions.show].flatMap(Visibility.init)
    let failOn = arguments.values(of: DiffOptions.failOn)
    threshold =
      try failOn.isEmpty
      ? Self.threshold(project.failOn, Axis.allCases) : Self.threshold(failOn, axes)
    let allowFiles = arguments.values(of: DiffOptions.allow)
    self.allowFiles = allowFiles.isEmpty ? [project.allow].compactMap(\.self) : allowFiles
    format = arguments[DiffOptions.format].flatMap(ReportFormat.init) ?? .text
    var outputs: [(format: ReportFormat, path: String)] = []
    for output in arguments.values(of: DiffOptions.output) {
      outputs.append(try Self.output(output))
    }
    self.outputs = outputs
    maximumBytes = try Self.bytes(arguments[DiffOptions.maximumBytes])
    requiresBump = arguments.contains(DiffOptions.requireBump)
  }

  func reportSettings(usesColor: Bool) -> ReportSettings {
    ReportSettings(usesColor: usesColor, maximumBytes: maximumBytes, toolVersion: version)
  }

  /// The review as a format shows it.
  func text(_ review: Review, as format: ReportFormat, usesColor: Bool = false) -> String {
    var review = review
    review.visibility = visibility ?? format.standardVisibility
    return review.text(as: format, reportSettings(usesColor: usesColor))
  }

  private static func threshold(_ words: [String], _ axes: [Axis]) throws(UsageError) -> Threshold {
    var threshold = Threshold(.breaking)
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let level = try Self.level(parts.last.map(String.init) ?? "", in: word)
      guard parts.count == 2 else {
        threshold = Threshold(level)
        continue
      }
      guard let axis = Axis(rawValue: String(parts[0])) else {
        let hint = didYouMean(String(parts[0]), among: Axis.allCases.map(\.rawValue))
        throw problem("--fail-on \(word): the axis is \"wire\" or \"swift\"\(hint)")
      }
      guard axes.contains(axis) else {
        throw problem("--fail-on \(word): --axis leaves this axis out")
      }
      threshold[axis] = level
    }
    return threshold
  }

  private static func level(_ word: String, in option: String) throws(UsageError) -> Level? {
    let words: [String: Level?] = ["breaking": .breaking, "care": .care, "any": .safe, "none": nil]
    guard let level = words[word] else {
      let names = ["breaking", "care", "any", "none"]
      throw problem(
        "--fail-on \(option): the level is one of \(names.joined(separator: ", "))"
          + didYouMean(word, among: names)
      )
    }
    return level
  }

  private static func output(
    _ word: String
  ) throws(UsageError) -> (format: ReportFormat, path: String) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw problem("--output \(word): expected FORMAT=FILE, such as html=changes.html")
    }
    guard let format = ReportFormat(rawValue: parts[0]) else {
      let names = ReportFormat.allCases.map(\.rawValue)
      throw problem(
        "--output \(word): the format is one of \(names.joined(separator: ", "))"
          + didYouMean(parts[0], among: names)
      )
    }
    return (format, FilePath.normalized(parts[1]))
  }

  private static func bytes(_ word: String?) throws(UsageError) -> Int {
    guard let word else { return 60_000 }
    guard let bytes = Int(word), bytes >= leastBytes else {
      throw problem("--max-bytes \(word): expected a number from \(leastBytes) on")
    }
    return bytes
  }

  private static func problem(_ message: String) -> UsageError {
    UsageError(message, command: "diff")
  }
}
