import EndpointSpec

extension Console {
  /// Prints a line a problem, as Xcode reads it: absolute path, line, column, severity, text.
  func printForXcode(_ reports: [Report], _ files: FileSystem) {
    for report in reports {
      let place =
        "\(files.absolute(report.location.path)):\(report.location.line ?? 1):\(report.location.column ?? 1)"
      let text = report.hint.map { "\(report.message); \($0)" } ?? report.message
      writeError("\(place): \(report.severity.rawValue): \(text.withoutControlCharacters)\n")
    }
  }
}
