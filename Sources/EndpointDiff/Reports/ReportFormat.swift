package enum ReportFormat: String, Sendable, CaseIterable {
  case text, markdown, json, github, junit, sarif, html

  /// The default visibility: the terminal shows what needs attention, files contain everything.
  package var standardVisibility: Visibility {
    switch self {
    case .text, .github: .care
    case .markdown, .json, .junit, .sarif, .html: .safe
    }
  }
}

extension Position {
  /// The path from the root of the repository.
  package func path(in folder: String) -> String { path.hasPrefix("/") ? path : folder + path }
}

/// The settings of a report that are not part of the review.
package struct ReportSettings: Equatable, Sendable {
  /// Only for the text format.
  package var usesColor: Bool
  /// The maximum size of a Markdown report in bytes. GitHub limits comments to 65,536 characters.
  package var maximumBytes: Int
  package var toolVersion: String
  /// The current folder in the repository, such as `ios/`. GitHub and code scanning resolve paths from its root.
  package var repositoryFolder: String
  /// Whether text and Markdown have only a line for each finding.
  package var isShort: Bool

  package init(
    usesColor: Bool = false,
    maximumBytes: Int = 60_000,
    toolVersion: String,
    repositoryFolder: String = "",
    isShort: Bool = false
  ) {
    self.isShort = isShort
    self.usesColor = usesColor
    self.maximumBytes = maximumBytes
    self.toolVersion = toolVersion
    self.repositoryFolder = repositoryFolder
  }
}

extension Review {
  /// Renders the report. Control sequences, markup and workflow commands in it are escaped.
  package func text(as format: ReportFormat, _ settings: ReportSettings) -> String {
    switch format {
    case .text:
      TextReport(
        review: self,
        style: TextStyle(usesColor: settings.usesColor),
        isShort: settings.isShort
      ).text
    case .markdown:
      MarkdownReport(
        review: self,
        maximumBytes: settings.maximumBytes,
        isShort: settings.isShort
      ).text
    case .json: JSONReport(review: self).text.withJSONEscapedDirections
    case .github: GitHubReport(review: self, folder: settings.repositoryFolder).text
    case .junit: JUnitReport(review: self).text
    case .sarif: SARIFReport(review: self, settings: settings).text.withJSONEscapedDirections
    case .html: HTMLReport(review: self).text
    }
  }
}
