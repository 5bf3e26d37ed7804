/// The report of `check` on an output folder.
struct CheckReport {
  let plan: OutputPlan
  let output: OutputFolder
  /// The spec of each module.
  let specs: [String: String]
  /// The remedy for stale files.
  let hint: String

  private struct Finding {
    let path: String
    let state: OutputPlan.State
    /// The spec of the module. Nil for a module without a spec.
    let spec: String?

    var message: String {
      let subject = "the generated file is \(state.rawValue)"
      guard let spec else { return subject }
      switch state {
      case .stale: return "\(subject): it does not match \(spec)"
      case .missing: return "\(subject): \(spec) needs it"
      case .leftOver, .unchanged: return "\(subject): \(spec) does not need it"
      }
    }
  }

  /// The unified diffs of all stale files.
  var differences: [String] {
    plan.modules.flatMap(\.items).filter { $0.state == .stale }.map { item in
      let path = output.path(of: item.path)
      return UnifiedDiff(from: String(decoding: item.old, as: UTF8.self), to: item.text)
        .text(from: path, to: path)
    }
  }

  /// One line per module, followed by one line for each of its stale, missing or left-over files.
  func lines(isQuiet: Bool) -> [String] {
    var lines: [String] = []
    for module in plan.modules {
      if !isQuiet { lines.append(summary(of: module.name, module.items.map(\.state))) }
      lines += findings(in: module).map(line)
    }
    return lines + recordFinding.map(line)
  }

  /// The findings as diagnostics. A module without any file is one diagnostic, at its spec.
  var diagnostics: [LocatedDiagnostic] {
    let found = plan.modules.flatMap { module in
      missing(module).map { [$0] } ?? findings(in: module).map(report)
    }
    return found.isEmpty ? recordFinding.map(report) : found
  }

  private func report(_ finding: Finding) -> LocatedDiagnostic {
    LocatedDiagnostic(
      .error,
      rule: "\(finding.state.rawValue)-file",
      finding.message,
      at: Location(path: finding.path),
      hint: hint
    )
  }

  /// Nil if the module has a file, or no spec.
  private func missing(_ module: OutputPlan.Module) -> LocatedDiagnostic? {
    guard let spec = specs[module.name], module.items.count > 1,
      module.items.allSatisfy({ $0.state == .missing })
    else { return nil }
    let message = "the module \(module.name) of this spec is not generated"
    return LocatedDiagnostic(
      .error,
      rule: "missing-module",
      message,
      at: Location(path: spec),
      hint: hint
    )
  }

  private func line(_ finding: Finding) -> String { "  \(finding.state.rawValue): \(finding.path)" }

  private func findings(in module: OutputPlan.Module) -> [Finding] {
    module.items.filter { $0.state != .unchanged }.map { item in
      Finding(path: output.path(of: item.path), state: item.state, spec: specs[module.name])
    }
  }

  private var recordFinding: [Finding] {
    if plan.oldRecord.agrees(with: plan.newRecord) { return [] }
    return [Finding(path: output.path(of: OutputRecord.name), state: .stale, spec: nil)]
  }

  private func summary(of name: String, _ states: [OutputPlan.State]) -> String {
    let counts = OutputPlan.State.allCases.map { state in
      "\(states.count { $0 == state }) \(state.rawValue)"
    }
    return "\(name): \(counts.joined(separator: ", "))"
  }
}
