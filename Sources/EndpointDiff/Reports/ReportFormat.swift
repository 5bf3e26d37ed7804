/// The forms in which a review can be written.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, markdown, json, github, junit, sarif, html

  /// What is shown unless the user says otherwise: people at work see what needs them, files hold everything.
  package var standardVisibility: Visibility {
    switch self {
    case .text, .github: .care
    case .markdown, .json, .junit, .sarif, .html: .safe
    }
  }
}

/// What a report depends on beside the review.
package struct ReportSettings: Equatable, Sendable {
  /// Only for text.
  package var usesColor: Bool
  /// The most that a report in Markdown may have; GitHub takes 65,536 in a comment.
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
  /// The report in a format. What a terminal, a browser or a job would take for an instruction is only text in it.
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
