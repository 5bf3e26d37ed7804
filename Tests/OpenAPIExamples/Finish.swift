import Foundation

/// Prints the numbers of decoded and existing examples, then ends the program. The exit code is 1
/// if an example does not decode, or if the importer counts a different number.
///
/// The program takes the document and the importer's report as arguments.
func finish(_ checks: ExampleChecks, _ api: String) {
  let arguments = CommandLine.arguments
  do {
    var document = DocumentExamples(URL(filePath: arguments[1]))
    let count = try document.count()
    let report = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
    let decoded = checks.finish(api)
    let reported = ReportedExamples(report)
    for line in reported.skipped { print("  \(line)") }
    print(
      "  the document has \(count), the importer reports \(reported.fitting) of \(reported.all)"
    )
    exit(decoded == reported.fitting && count == reported.all ? 0 : 1)
  } catch {
    print("\(api): \(error)")
    exit(1)
  }
}

/// The examples in the importer's report.
struct ReportedExamples {
  var fitting = 0
  var all = 0
  /// The lines that explain why an example has no fixture.
  let skipped: [Substring]

  init(_ report: String) {
    let lines = report.split(separator: "\n")
    skipped = lines.filter { line in
      line.contains("not-carried: the example ") || line.contains(" under \"")
        || line.contains("contradicting-example: the example \"")
    }
    guard let counts = lines.last?.split(separator: " "), counts.count > 2, counts[1] == "of" else {
      return
    }
    (fitting, all) = (Int(counts[0]) ?? 0, Int(counts[2]) ?? 0)
  }
}
