import Foundation

/// Prints how many examples decode, and how many the document has, and ends the program: with 1 if an example does not
/// decode, or if the importer counts otherwise.
///
/// The arguments of the program are the document and the importer's report.
func finish(_ checks: ExampleChecks, _ api: String) {
  let arguments = CommandLine.arguments
  do {
    var document = DocumentExamples(URL(filePath: arguments[1]))
    let held = try document.count()
    let report = try String(contentsOf: URL(filePath: arguments[2]), encoding: .utf8)
    let decoded = checks.finish(api)
    let told = ReportedExamples(report)
    for line in told.leftOut { print("  \(line)") }
    print("  the document holds \(held), the importer tells of \(told.fitting) of \(told.all)")
    exit(decoded == told.fitting && held == told.all ? 0 : 1)
  } catch {
    print("\(api): \(error)")
    exit(1)
  }
}

/// What the importer's report says of examples.
struct ReportedExamples {
  var fitting = 0
  var all = 0
  /// The lines that say why an example is no fixture.
  let leftOut: [Substring]

  init(_ report: String) {
    let lines = report.split(separator: "\n")
    leftOut = lines.filter { line in
      line.contains("not-carried: the example ") || line.contains(" under \"")
        || line.contains("contradicting-example: the example \"")
    }
    guard let counts = lines.last?.split(separator: " "), counts.count > 2, counts[1] == "of" else {
      return
    }
    (fitting, all) = (Int(counts[0]) ?? 0, Int(counts[2]) ?? 0)
  }
}
