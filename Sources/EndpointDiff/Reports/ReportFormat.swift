/// The format of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, markdown, json, github, junit, sarif, html

  /// The default visibility: the terminal shows what needs attention, files contain everything.
  package var standardVisibility: Visibility {
    switch self {
    case .text, .github: .care
    case .markdown, .json, .junit, .sarif, .html: .safe
    }
  }

  /// Whether GitHub reads the paths, from the root of the repository.
  package var hasRepositoryPaths: Bool {
    switch self {
    case .github, .sarif: true
    case .text, .markdown, .json, .junit, .html: false
    }
  }
}

/// The settings of a report that are not part of the review.
package struct ReportSettings: Equatable, Sendable {
  /// Only for the text format.
  package var usesColor: Bool
  /// The maximum size of a Markdown report in bytes. GitHub limits comments to 65,536 characters.
  package var maximumBytes: Int
  /// The version of the tool.
  package var toolVersion: String

  package init(usesColor: Bool = false, maximumBytes: Int = 60_000, toolVersion: String) {
    self.usesColor = usesColor
    self.maximumBytes = maximumBytes
    self.toolVersion = toolVersion
  }
}

extension Review {
  /// Renders the report. Control sequences, markup and workflow commands in it are escaped.
  package func text(as format: ReportFormat, _ settings: ReportSettings) -> String {
    switch format {
    case .text: TextReport(self, usesColor: settings.usesColor).text
    case .markdown: MarkdownReport(review: self, maximumBytes: settings.maximumBytes).text
    case .json: JSONReport(review: self).text.withJSONEscapedDirections
    case .github: GitHubReport(review: self).text
    case .junit: JUnitReport(review: self).text
    case .sarif:
      SARIFReport(review: self, version: settings.toolVersion).text.withJSONEscapedDirections
    case .html: HTMLReport(review: self).text
    }
  }
}
