/// A stage that collects the problems that it finds.
protocol Reporting {
  var diagnostics: [Diagnostic] { get set }
}

extension Reporting {
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at place: Place,
    hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: place, hint: hint, related: related))
  }
}
