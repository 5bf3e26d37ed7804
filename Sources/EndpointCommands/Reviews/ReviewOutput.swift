import EndpointDiff

/// Writes a review to the output, the files of `--output`, and the job summary on GitHub.
struct ReviewOutput {
  let settings: ReviewSettings
  let context: CommandContext
  /// The JSON report, if it differs from that of `diff`.
  var json: ((Review) -> String)?

  func write(_ review: Review) throws {
    for output in settings.outputs {
      let text = text(review, as: output.format)
      try context.files.makeFolder(FilePath.folder(of: output.path))
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
    var review = settings.shown(review, as: format)
    if format.hasRepositoryPaths {
      review = review.inFolder(context.console.repositoryFolder)
    }
    if format == .json, let json { return json(review) }
    return review.text(as: format, settings.reportSettings(usesColor: usesColor))
  }
}
