/// The report as one page that needs nothing else: no script, no font, no picture from elsewhere.
///
/// It is filtered by boxes to tick, which the page's style looks at; so nothing in it can run, whatever a spec says.
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
    <h1>API changes</h1>
    <p>\((review.harm ?? review.counts.headline).escapedForMarkup)</p>
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
      let place = notice.position.map { "\($0.text): " } ?? ""
      return "<li>\("\(place)\(notice.message)".escapedForMarkup)</li>\n"
    }
    return "<ul class=\"notices\">\n\(items.joined())</ul>\n"
  }

  private func text(_ section: Review.Section) -> String {
    let comparison = section.comparison
    let advice = section.advice.sentence.map { sentence in
      let style = review.versionFails(in: section) ? "version breaking" : "version"
      return "<p class=\"\(style)\">\(sentence.escapedForMarkup)</p>\n"
    }
    let move = section.oldPath.map { "<p>moved from <code>\($0.escapedForMarkup)</code></p>\n" }
    let findings = review.shown(in: section).map { HTMLFinding($0, in: review).text }
    return """
      <section>
      <h2>\(comparison.api.escapedForMarkup)</h2>
      <p class="sides"><code>\(comparison.path.escapedForMarkup)</code> \
      \(comparison.labels.escapedForMarkup) — \
      \(review.counts(in: section).headline.escapedForMarkup)</p>
      \(move ?? "")\(advice ?? "")\(findings.joined())</section>

      """
  }
}
