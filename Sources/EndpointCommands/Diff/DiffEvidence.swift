import EndpointDiff
import EndpointDrift
import EndpointSpec

/// Counts how often recorded traffic contains the changed parts: `seen in 0 of 1214 objects`.
struct DiffEvidence {
  private let files: [String]
  private let base: TrafficURL?
  private let context: CommandContext

  init(_ arguments: Arguments, _ context: CommandContext) throws {
    files = arguments.values(of: ReviewOptions.evidence)
    self.context = context
    if let base = arguments[ReviewOptions.base], files.isEmpty {
      let isURL = base.contains("://")
      throw UsageError(
        "--base requires --evidence"
          + (isURL ? "" : "; to compare with a revision, write --against \(base)")
      )
    }
    base = try trafficBase(arguments[ReviewOptions.base])
  }

  /// Adds the counts of the traffic to the findings.
  ///
  /// Counts come from the old version, which most recorded traffic matches. Parts that only the new version has are
  /// counted there.
  func added(to compared: ComparedSides) throws -> ComparedSides {
    guard !files.isEmpty else { return compared }
    let sides = compared.pairs.map { [$0.old, $0.new].compactMap { $0?.side } }
    let specs = sides.joined().map {
      CheckedSpec(path: $0.path, model: $0.model, document: $0.document, isImported: false)
    }
    var run = EvidenceRun(specs, base: base, countsNames: true)
    for path in files { try run.read(path, context) }
    if let failure = run.failures.first { throw FileError(failure.file, failure.message) }
    var usages = run.usages[...]
    var result = compared
    for (index, sides) in sides.enumerated() {
      result.sections[index].addEvidence(from: usages.prefix(sides.count))
      usages = usages.dropFirst(sides.count)
    }
    result.notices += run.notices(run.reports)
    return result
  }
}

extension Review.Section {
  private static let shownPlaces = 3

  /// - Parameter usages: The usage of the old version, then of the new one.
  fileprivate mutating func addEvidence(from usages: ArraySlice<TrafficUsage>) {
    for index in findings.indices {
      let change = findings[index].change
      let found = change.renamedSubjects.compactMap { old, new in
        usages.first?[old].map { (old, $0) } ?? usages.last?[new].map { (new, $0) }
      }
      guard !found.isEmpty else { continue }
      let isNamed = !change.places.isEmpty || found[0].0 != "\(change.subject)"
      findings[index].change.evidence =
        isNamed
        ? found.map { "\($0.1) (\($0.0))" }.listed(atMost: Self.shownPlaces) : found[0].1
    }
  }
}

extension Change {
  /// The names of the subjects in both versions.
  fileprivate var renamedSubjects: [(old: String, new: String)] {
    let subjects = places.isEmpty ? [(former, subject)] : places.map { ($0.former, $0.subject) }
    return subjects.map { former, subject in ("\(former ?? subject)", "\(subject)") }
  }
}
