/// The format of diagnostics.
enum ReportStyle: String, CaseIterable {
  case text
  case json
  case github
}

extension Option {
  static let diagnostics = Option(
    "--diagnostics",
    "The format of diagnostics. Defaults to text.",
    choices: ReportStyle.allCases.map(\.rawValue)
  )
}

extension Console {
  /// Prints diagnostics. Text goes to the standard error, other formats to the standard output.
  func print(_ reports: [Report], as style: ReportStyle) {
    switch style {
    case .text: printText(reports)
    case .json: write(reportsAsJSON(reports))
    case .github:
      write(reports.map { $0.workflowCommand(in: repositoryFolder) + "\n" }.joined())
    }
  }
}
