import EndpointDiff
import EndpointSpec

/// The specs of one side of a comparison.
struct SideSpecs {
  struct Spec {
    let path: String
    /// The path inside the given folder, or the filename of a single spec.
    let name: String
    let side: Side

    var api: String { side.model.name.text }
  }

  /// A spec with errors.
  struct Broken {
    let name: String
    /// Nil if the spec does not name its API.
    let api: String?
    let reports: [Report]

    /// Whether a spec of the other side is another version of this one.
    func isVersion(of spec: Spec) -> Bool { name == spec.name || api == spec.api }
  }

  /// `main`, `working tree`, `old/DeckOfCards.json`
  let label: String
  /// Whether the side is a folder of specs, not a single spec.
  let isFolder: Bool
  let specs: [Spec]
  /// Specs with errors.
  let broken: [Broken]
  /// Problems that do not prevent the comparison.
  let notices: [Review.Notice]
  /// The errors of all broken specs.
  let problem: SideError?
}

/// A side that cannot be read. The exit status is 3.
struct SideError: Error {
  /// `old` or `new`.
  let side: String
  let label: String
  let problem: String
  /// The errors of its specs, if these are the cause.
  var reports: [Report] = []

  var message: String { "the \(side) side (\(label)) cannot be read: \(problem)" }
}

extension SideError {
  /// The errors for reports, or the message of the side if its specs have none.
  var notices: [Review.Notice] {
    let errors = reports.filter { $0.severity == .error }.map {
      Review.Notice($0.message, at: $0.location.position, isError: true)
    }
    return errors.isEmpty ? [Review.Notice(message, isError: true)] : errors
  }

  /// Prints the errors of the specs, then that of the side.
  func print(to console: Console) {
    console.printText(reports)
    console.printError(message)
  }
}
