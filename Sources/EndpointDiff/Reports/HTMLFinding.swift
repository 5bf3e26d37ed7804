import EndpointSpec

/// One finding as an HTML card.
struct HTMLFinding {
  let finding: Finding
  let review: Review
  private var change: Change { finding.change }

  var text: String {
    """
    <article class="\(classes)">
    <h3><span class="level">\(word)</span> <code>\(change.heading.escapedForMarkup)</code> \
    \(change.clause.escapedForMarkup)</h3>
    <p class="facts">\(facts.joined(separator: " "))</p>
    \(paragraphs)\(declarations)\(advice)</article>

    """
  }

  private var level: String {
    change.isDocumentation ? "docs" : review.level(of: change).rawValue
  }

  /// The CSS classes for the filters: the level on each axis, and the higher one.
  private var classes: String {
    let levels = Axis.allCases.map { axis in
      "\(axis.rawValue)-\(change.isDocumentation ? "docs" : change.level(on: axis).rawValue)"
    }
    let states = review.isAllowed(finding) ? ["allowed"] : []
    return (["finding", level, "both-\(level)"] + levels + states).joined(separator: " ")
  }

  private var word: String {
    review.isAllowed(finding) ? "\(level), allowed" : level
  }

  private var facts: [String] {
    let axes = review.subject.hasAxes ? review.axes : []
    let levels = axes.map { axis in
      let level = change.level(on: axis).rawValue
      return "<span class=\"axis \(level)\">\(axis.rawValue): \(level)</span>"
    }
    return levels + [
      "<span class=\"place\">\(change.location.escapedForMarkup)</span>",
      "<span class=\"kind\">\(change.kind.name.escapedForMarkup)</span>",
    ]
  }

  private var paragraphs: String {
    change.consequences(on: review.axes).map { paragraph($0) }.joined()
      + paragraph(change.otherPlaces.map { "Places: \($0)" }, class: "reach")
      + paragraph(change.reach.map { "Affects \($0)" }, class: "reach")
  }

  private var declarations: String {
    let lines = change.declarationLines.lines.map { mark, text in
      let line = "\(mark.rawValue) \(text)".escapedForMarkup
      return switch mark {
      case .removed: "<del>\(line)</del>"
      case .added: "<ins>\(line)</ins>"
      case .unchanged: line
      }
    }
    return lines.isEmpty
      ? "" : "<pre class=\"declarations\">\(lines.joined(separator: "\n"))</pre>\n"
  }

  private var advice: String {
    let allowances = finding.allowances.map { "Allowed: \($0.sentence)" }
    return paragraph(change.evidence.map { "Seen \($0)" }, class: "reach") + app
      + paragraph(change.remedy.map { "\(review.subject.remedy): \($0)" }, class: "remedy")
      + paragraph(change.hint.map { "Hint: \($0)" }, class: "hint")
      + allowances.map { paragraph($0, class: "hint") }.joined()
  }

  /// The uses in the app. Their places are folded.
  private var app: String {
    guard let app = finding.app else { return "" }
    let sentences = "App: \(app.sentences.joined(separator: "; "))"
    guard !app.places.isEmpty else { return paragraph(sentences, class: "reach") }
    let items = app.lines(atMost: Self.shownPlaces).map { "<li>\($0.escapedForMarkup)</li>\n" }
    return """
      <details><summary>\(sentences.escapedForProse)</summary>
      <ul>
      \(items.joined())</ul>
      </details>

      """
  }

  private static let shownPlaces = 50

  private func paragraph(_ text: String?, class name: String? = nil) -> String {
    guard let text else { return "" }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    return "<p\(attribute)>\(text.escapedForProse)</p>\n"
  }
}
