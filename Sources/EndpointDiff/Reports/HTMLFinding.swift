/// One finding as a card of the page.
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

  /// What the filters look at: the level on each axis, and the worse one.
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
    let levels = review.axes.map { axis in
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
      + paragraph(change.reach.map { "Reaches \($0)" }, class: "reach")
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
    return paragraph(change.remedy.map { "To make it safe: \($0)" }, class: "remedy")
      + paragraph(change.hint.map { "Hint: \($0)" }, class: "hint")
      + allowances.map { paragraph($0, class: "hint") }.joined()
  }

  private func paragraph(_ text: String?, class name: String? = nil) -> String {
    guard let text else { return "" }
    let attribute = name.map { " class=\"\($0)\"" } ?? ""
    return "<p\(attribute)>\(text.escapedForProse)</p>\n"
  }
}
