/// The script of the HTML report, which shows only the findings that contain a text.
enum HTMLSearch {
  static let script = """
    document.getElementById("search").addEventListener("input", event => {
      const text = event.target.value.toLowerCase();
      for (const finding of document.querySelectorAll("article")) {
        finding.hidden = !finding.textContent.toLowerCase().includes(text);
      }
      for (const group of document.querySelectorAll("details")) {
        group.open = text !== "" && group.querySelector("article:not([hidden])") !== null;
        group.hidden = text !== "" && !group.open;
      }
    });
    """

  /// The digest of the script, by which the page allows it (Content Security Policy Level 3, section 2.3.1).
  static let hash = "sha256-yIuXB7ywpQ9uSxDKkRn9rkaWSEOMt7k/RzijJ81EVJY="
}

/// The findings of one kind and level.
struct HTMLGroup {
  let id: String
  let title: String
  let findings: [Finding]
  /// Whether the page shows only the title until a reader opens the group.
  let isFolded: Bool

  /// The number of findings of an API from which groups are folded.
  private static let foldedCount = 20

  /// - Parameter section: The index of the API in the page.
  static func groups(of findings: [Finding], in section: Int) -> [HTMLGroup] {
    guard findings.count >= foldedCount else {
      return [HTMLGroup(id: "", title: "", findings: findings, isFolded: false)]
    }
    var order: [String] = []
    var members: [String: [Finding]] = [:]
    for finding in findings {
      let change = finding.change
      let title =
        change.isDocumentation
        ? "\(change.kind.name): documentation"
        : "\(change.kind.name): \(change.wire.rawValue) wire, \(change.swift.rawValue) swift"
      if members[title] == nil { order.append(title) }
      members[title, default: []].append(finding)
    }
    return order.enumerated().map { index, title in
      let findings = members[title] ?? []
      return HTMLGroup(
        id: "group-\(section)-\(index)",
        title: "\(title) (\(findings.count))",
        findings: findings,
        isFolded: true
      )
    }
  }
}
