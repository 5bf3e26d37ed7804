/// A self-contained HTML page without scripts, fonts or images.
///
/// Checkboxes filter it with CSS alone, so that a spec cannot inject code.
struct HTMLReport {
  let review: Review

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(HTMLStyle.text)</style>
    </head>
    <body>
    <header class="page">
    <h1>\(review.subject.title)</h1>
    <p>\((review.harm ?? review.counts.headline).escapedForMarkup)</p>
    <p class="verdict">\(review.verdict.escapedForMarkup)</p>
    \(filters)\(notices)</header>
    <main>
    \(review.reportedSections.map(text).joined())\(unchanged)</main>
    </body>
    </html>

    """
  }

  private var title: String {
    let apis = review.sections.map(\.comparison.api).joined(separator: ", ")
    return "\(apis.isEmpty ? "No spec" : apis): \(review.counts.headline)"
  }

  private var unchanged: String {
    review.unchangedLine.map { "<p class=\"unchanged\">\($0.escapedForMarkup)</p>\n" } ?? ""
  }

  private var filters: String {
    let counts = review.counts
    let levels = Level.allCases.reversed().map { level in
      box("level-\(level.rawValue)", "\(level.rawValue) (\(counts[level]))")
    }
    let docs =
      review.visibility == .docs ? [box("level-docs", "docs (\(counts.documentation))")] : []
    return """
      <form class="filters" aria-label="Filter">
      <fieldset><legend>Level</legend>\((levels + docs).joined())</fieldset>
      \(axisFilter)</form>

      """
  }

  private var axisFilter: String {
    guard review.axes.count > 1 else { return "" }
    let choices = [("both", "worse of both")] + review.axes.map { ($0.rawValue, $0.rawValue) }
    let buttons = choices.enumerated().map { index, choice in
      let checked = index == 0 ? " checked" : ""
      return "<label><input type=\"radio\" name=\"axis\" id=\"axis-\(choice.0)\"\(checked)> "
        + "\(choice.1)</label>"
    }
    return "<fieldset><legend>Axis</legend>\(buttons.joined())</fieldset>\n"
  }

  private func box(_ id: String, _ label: String) -> String {
    "<label><input type=\"checkbox\" id=\"\(id)\" checked> \(label)</label>"
  }

  private var notices: String {
    guard !review.notices.isEmpty else { return "" }
    let items = review.notices.map { notice in
      "<li>\(notice.text.escapedForMarkup)</li>\n"
    }
    return "<ul class=\"notices\">\n\(items.joined())</ul>\n"
  }

  private func text(_ section: Review.Section) -> String {
    let comparison = section.comparison
    let advice = review.advice(for: section).sentence.map { sentence in
      let style = review.versionFails(in: section) ? "version breaking" : "version"
      return "<p class=\"\(style)\">\(sentence.escapedForMarkup)</p>\n"
    }
    let move = section.oldPath.map { "<p>moved from <code>\($0.escapedForMarkup)</code></p>\n" }
    let notes = section.notes.map { "<p class=\"reach\">\($0.escapedForMarkup)</p>\n" }
    let findings = review.shown(in: section).map { HTMLFinding($0, in: review).text }
    return """
      <section>
      <h2>\(comparison.api.escapedForMarkup)</h2>
      <p class="sides"><code>\(comparison.path.escapedForMarkup)</code> \
      \(comparison.labels.escapedForMarkup) — \
      \(review.counts(in: section).headline.escapedForMarkup)</p>
      \(move ?? "")\(advice ?? "")\(notes.joined())\(findings.joined())</section>

      """
  }
}

/// One finding as an HTML card.
struct HTMLFinding {
  private let finding: Finding
  private let review: Review
  private var change: Change { finding.change }

  init(_ finding: Finding, in review: Review) {
    self.finding = finding
    self.review = review
  }

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
      "<span class=\"kind\">\(change.kind.escapedForMarkup)</span>",
    ]
  }

  private var paragraphs: String {
    change.consequences(on: review.axes).map { paragraph($0) }.joined()
      + paragraph(change.otherPlaces.map { "Places: \($0)" }, class: "reach")
      + paragraph(change.reach.map { "Affects \($0)" }, class: "reach")
  }

  private var declarations: String {
    let before = change.declarationBefore.map { declaration("Before", "del", $0) }
    let after = change.declarationAfter.map { declaration("After", "ins", $0) }
    let both = [before, after].compactMap(\.self)
    return both.isEmpty ? "" : "<div class=\"declarations\">\n\(both.joined())</div>\n"
  }

  private func declaration(_ title: String, _ tag: String, _ text: String) -> String {
    "<figure><figcaption>\(title)</figcaption>"
      + "<pre><\(tag)>\(text.escapedForMarkup)</\(tag)></pre></figure>\n"
  }

  private var advice: String {
    let allowances = finding.allowances.map { "Allowed: \($0.sentence)" }
    return paragraph(change.evidence.map { "Seen \($0)" }, class: "reach")
      + paragraph(change.remedy.map { "\(review.subject.remedy): \($0)" }, class: "remedy")
      + paragraph(change.hint.map { "Hint: \($0)" }, class: "hint")
      + allowances.map { paragraph($0, class: "hint") }.joined()
  }

  private func paragraph(_ text: String?, class name: String? = nil) -> String {
    guard let text else { return "" }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    return "<p\(attribute)>\(text.escapedForProse)</p>\n"
  }
}
