import EndpointSpec

/// A self-contained HTML page without fonts or images.
///
/// Checkboxes filter it with CSS alone. The only script searches, and the page allows that text only, so that a spec cannot
/// inject code.
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
    content="default-src 'none'; style-src 'unsafe-inline'; script-src '\(HTMLSearch.hash)'; \
    form-action 'none'; base-uri 'none'">
    <title>\(title.escapedForMarkup)</title>
    <style>
    \(HTMLStyle.text)</style>
    </head>
    <body>
    <header class="page">
    <h1>\(review.subject.title)</h1>
    <p class="verdict \(review.passes ? "passes" : "fails")">\(review.verdict.escapedForMarkup)</p>
    <p>\((review.harm ?? review.headline).escapedForMarkup)</p>
    \(app)\(filters)\(contents)\(notices)</header>
    <main>
    \(groups.map { text($0.section, $0.groups) }.joined())\(unchanged)</main>
    <script>\(HTMLSearch.script)</script>
    </body>
    </html>

    """
  }

  private var title: String {
    let apis = review.sections.map(\.comparison.api).joined(separator: ", ")
    return "\(apis.isEmpty ? "No spec" : apis): \(review.headline)"
  }

  private var app: String {
    review.app.map { "<p class=\"reach\">\($0.sentence.escapedForMarkup)</p>\n" } ?? ""
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
      \(axisFilter)<label class="search">Search <input type="search" id="search"></label></form>

      """
  }

  /// The shown sections with their findings.
  private var groups: [(section: Review.Section, groups: [HTMLGroup])] {
    review.reportedSections.enumerated().map { index, section in
      (section, HTMLGroup.groups(of: review.shown(in: section), in: index))
    }
  }

  /// A link to each group of findings. Empty for few findings.
  private var contents: String {
    let groups = groups.flatMap { section, groups in groups.map { (section, $0) } }
    guard groups.count > 1, groups.contains(where: \.1.isFolded) else { return "" }
    let items = groups.map { section, group in
      let api = review.hasSeveralAPIs ? "\(section.comparison.api): " : ""
      return "<li><a href=\"#\(group.id)\">\("\(api)\(group.title)".escapedForMarkup)</a></li>\n"
    }
    return "<nav aria-label=\"Contents\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
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
    let notices = review.notices()
    guard !notices.isEmpty else { return "" }
    let items = notices.map { notice in
      "<li>\(notice.text.escapedForMarkup)</li>\n"
    }
    return "<ul class=\"notices\">\n\(items.joined())</ul>\n"
  }

  private func text(_ section: Review.Section, _ groups: [HTMLGroup]) -> String {
    let comparison = section.comparison
    let advice = review.advice(for: section).sentence.map { sentence in
      let style = review.versionFails(in: section) ? "version breaking" : "version"
      return "<p class=\"\(style)\">\(sentence.escapedForMarkup)</p>\n"
    }
    let move = section.oldPath.map { "<p>moved from <code>\($0.escapedForMarkup)</code></p>\n" }
    let notes = section.notes.map { "<p class=\"reach\">\($0.escapedForMarkup)</p>\n" }
    let findings = groups.map { group in
      let cards = group.findings.map { HTMLFinding(finding: $0, review: review).text }.joined()
      guard group.isFolded else { return cards }
      let summary = "<summary>\(group.title.escapedForMarkup)</summary>"
      return "<details id=\"\(group.id)\">\(summary)\n\(cards)</details>\n"
    }
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
