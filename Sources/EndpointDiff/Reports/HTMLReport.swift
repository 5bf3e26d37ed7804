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

  /// The uses in the app, of which the places are folded.
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

/// The CSS of the page, including the filters.
enum HTMLStyle {
  static let text = look + filters

  private static let look = """
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --card: #ffffff; --text: #1c2127; --quiet: #59636e; --line: #d5dae0;
      --breaking: #b3261e; --care: #8a5a00; --safe: #1a6b35; --docs: #4a5763;
      --old: #fdecea; --new: #e6f4ea;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14171b; --card: #1d2127; --text: #e6e9ed; --quiet: #9aa5b1; --line: #363d46;
        --breaking: #ff8a80; --care: #f0b95b; --safe: #7bd69a; --docs: #a9b6c3;
        --old: #3c2022; --new: #1b3526;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 2.5rem 0 0; }
    h3 { font-size: 1rem; font-weight: 500; margin: 0; }
    p { margin: .4rem 0 0; }
    code, pre { font: .875em/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
    h3 code { font-weight: 700; font-size: .95em; }
    .sides, .facts, .reach, .hint, legend { color: var(--quiet); }
    .facts, .reach, .hint { font-size: .85rem; }
    .filters { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; }
    fieldset {
      border: 1px solid var(--line); border-radius: .5rem; margin: 0; padding: .25rem .75rem .5rem;
      background: var(--card); display: flex; flex-wrap: wrap; gap: .25rem 1rem;
    }
    legend { font-size: .8rem; padding: 0 .25rem; }
    label { cursor: pointer; white-space: nowrap; }
    :focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    .notices { margin: 1rem 0 0; padding-left: 1.25rem; }
    .version.breaking { color: var(--breaking); font-weight: 600; }
    .finding {
      background: var(--card); border: 1px solid var(--line); border-left: .3rem solid var(--docs);
      border-radius: .5rem; margin-top: 1rem; padding: .75rem 1rem;
    }
    .finding.breaking { border-left-color: var(--breaking); }
    .finding.care { border-left-color: var(--care); }
    .finding.safe { border-left-color: var(--safe); }
    .level {
      font-size: .75rem; font-weight: 700; letter-spacing: .04em; text-transform: uppercase;
      margin-right: .25rem;
    }
    .breaking > h3 .level, .axis.breaking { color: var(--breaking); }
    .care > h3 .level, .axis.care { color: var(--care); }
    .safe > h3 .level, .axis.safe { color: var(--safe); }
    .facts { display: flex; flex-wrap: wrap; gap: 0 1rem; }
    .axis { font-weight: 600; }
    pre { margin: .6rem 0 0; padding: .4rem .6rem; border-radius: .35rem; white-space: pre-wrap; }
    .declarations { background: var(--page); }
    del { background: var(--old); }
    ins { background: var(--new); }
    del, ins { text-decoration: none; }
    .verdict { font-size: 1.75rem; font-weight: 700; line-height: 1.25; }
    .verdict.fails { color: var(--breaking); }
    .verdict.passes { color: var(--safe); }
    nav ul { columns: 18rem; margin: 1rem 0 0; padding-left: 1.25rem; font-size: .9rem; }
    details { margin-top: 1rem; }
    summary { cursor: pointer; font-weight: 600; }
    .remedy { font-weight: 600; }
    .unchanged { margin-top: 2rem; color: var(--quiet); }
    @media print { .filters { display: none; } .finding { break-inside: avoid; } }

    """

  /// Hides findings whose level on the selected axis is unchecked. With one axis there is no axis to select.
  private static let filters = ["both", "wire", "swift"].flatMap { axis in
    (Level.allCases.map(\.rawValue) + ["docs"]).map { level in
      let chosen =
        axis == "both"
        ? "body:not(:has(#axis-wire:checked, #axis-swift:checked))"
        : "body:has(#axis-\(axis):checked)"
      return "\(chosen):has(#level-\(level):not(:checked)) .\(axis)-\(level) { display: none; }\n"
    }
  }.joined()
}
