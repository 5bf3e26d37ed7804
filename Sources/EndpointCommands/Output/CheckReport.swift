/// What `check` tells about an output folder that is compared with what was generated.
struct CheckReport {
  let plan: OutputPlan
  let output: OutputFolder

  private struct Finding {
    let path: String
    let word: String
  }

  /// The unified diff of every stale file.
  var differences: [String] {
    plan.modules.flatMap(\.items).compactMap { item in
      guard case .stale(let old, let text) = item.state else { return nil }
      let path = output.path(of: item.path)
      return UnifiedDiff(from: String(decoding: old, as: UTF8.self), to: text)
        .text(from: path, to: path)
    }
  }

  /// A line for each module, and below it one for each of its files that is not as it should be.
  func lines(isQuiet: Bool) -> [String] {
    var lines: [String] = []
    for module in plan.modules {
      if !isQuiet { lines.append(summary(of: module.name, module.items.map(\.state))) }
      lines += module.items.compactMap(finding).map(line)
    }
    return lines + listFinding.map(line)
  }

  /// The same for machines.
  var reports: [Report] {
    let findings = plan.modules.flatMap(\.items).compactMap(finding) + listFinding
    return findings.map { finding in
      Report(
        .error,
        rule: "\(finding.word)-file",
        "this generated file is \(finding.word)",
        at: Location(path: finding.path),
        hint: "run \"endpoints generate\""
      )
    }
  }

  private func line(_ finding: Finding) -> String { "  \(finding.word): \(finding.path)" }

  private func finding(_ item: OutputPlan.Item) -> Finding? {
    item.state.word.map { Finding(path: output.path(of: item.path), word: $0) }
  }

  private var listFinding: [Finding] {
    if plan.oldList == plan.newList { return [] }
    return [Finding(path: output.path(of: WrittenList.name), word: "stale")]
  }

  private func summary(of name: String, _ states: [OutputPlan.State]) -> String {
    let counts = ["stale", "missing", "left-over"].map { word in
      "\(states.count { $0.word == word }) \(word)"
    }
    let unchanged = states.count { $0.word == nil }
    return "\(name): \((counts + ["\(unchanged) unchanged"]).joined(separator: ", "))"
  }
}

extension OutputPlan.State {
  /// What is wrong with the file, in a word; nil if nothing is.
  fileprivate var word: String? {
    switch self {
    case .unchanged: nil
    case .missing: "missing"
    case .stale: "stale"
    case .leftOver: "left-over"
    }
  }
}
