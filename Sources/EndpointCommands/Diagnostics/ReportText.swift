import EndpointSpec

extension Console {
  /// Prints diagnostics as compilers do: location, message, source line with a caret, and hint.
  func printText(_ reports: [Report]) {
    for report in reports.prefix(ToolLimits.printedProblems) {
      writeError(text(of: report))
    }
    if reports.count > ToolLimits.printedProblems {
      writeError("… and \(reports.count - ToolLimits.printedProblems) more\n")
    }
    let counts = [
      count(reports, .error, "error"), count(reports, .warning, "warning"),
    ].compactMap(\.self)
    if reports.contains(where: { $0.severity == .error }) {
      writeError(counts.joined(separator: ", ") + "\n")
    }
  }

  private func text(of report: Report) -> String {
    var text = line(report.severity, report.message, at: report.location)
    if let hint = report.hint { text += "  hint: \(hint.withoutControlCharacters)\n" }
    for related in report.related {
      text += line(.note, related.message, at: related.location)
    }
    return text
  }

  private func line(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at location: Location
  ) -> String {
    let place = styled("\(location.description):", .bold)
    let kind = styled("\(severity.rawValue):", severity.style)
    let text = "\(place) \(kind) \(message.withoutControlCharacters)\n"
    guard let source = location.source else { return text }
    let tail = String(repeating: "~", count: min(location.length, source.rest) - 1)
    return text + "\(source.text)\n\(source.padding)\(styled("^" + tail, .green))\n"
  }

  private func count(
    _ reports: [Report],
    _ severity: Diagnostic.Severity,
    _ noun: String
  ) -> String? {
    let count = reports.count { $0.severity == severity }
    return count == 0 ? nil : counted(count, noun)
  }
}

extension Diagnostic.Severity {
  fileprivate var style: Console.Style {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
