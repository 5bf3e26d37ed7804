/// How the run ends, in one line: `fails: 2 changes; Shop needs version 1.1.0`.
extension Review {
  package var verdict: String {
    let errors = notices.count(where: \.isError)
    guard errors == 0 else {
      return "cannot compare: \(errors) \(errors == 1 ? "error" : "errors") in specs"
    }
    let count = sections.reduce(0) { $0 + $1.findings.count(where: fails) }
    let changes = count == 0 ? [] : ["\(count) \(count == 1 ? "change" : "changes")"]
    let versions = sections.filter(versionFails).map { section in
      let version = advice(for: section).suggested.map { " \($0.text)" } ?? ""
      return
        "\(section.comparison.api) needs \(version.isEmpty ? "a new version" : "version\(version)")"
    }
    let reasons = changes + versions
    return reasons.isEmpty ? "passes" : "fails: \(reasons.joined(separator: "; "))"
  }
}
