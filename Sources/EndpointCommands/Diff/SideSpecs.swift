import EndpointDiff
import EndpointSpec

/// The specs of one side of a comparison.
struct SideSpecs {
  struct Spec {
    let path: String
    /// The path inside the folder that was named; its file's name if the spec itself was.
    let name: String
    let side: Side

    var api: String { side.model.name.text }
  }

  /// A spec with errors.
  struct Broken {
    let name: String
    /// Nil where the spec does not say it.
    let api: String?
    let reports: [Report]

    /// Whether a spec of the other side is another version of it.
    func isVersion(of spec: Spec) -> Bool { name == spec.name || api == spec.api }
  }

  /// `main`, `working tree`, `old/DeckOfCards.json`
  let label: String
  /// Whether a folder of specs was named, and not one spec.
  let isFolder: Bool
  let specs: [Spec]
  /// Specs with errors.
  let broken: [Broken]
  /// Problems that do not keep specs from being compared.
  let notices: [Review.Notice]
  /// The errors of all broken specs.
  let problem: SideError?
}

/// A side that could not be read: the run ends with the exit status for that.
struct SideError: Error {
  /// `old` or `new`.
  let side: String
  let label: String
  let problem: String
  /// The problems of its specs, if that is what is wrong.
  var reports: [Report] = []

  var message: String { "the \(side) side (\(label)) cannot be read: \(problem)" }
}

extension SideError {
  /// The errors, for reports; the side itself if its specs have none.
  var notices: [Review.Notice] {
    let errors = reports.filter { $0.severity == .error }.map {
      Review.Notice($0.message, at: $0.location.position, isError: true)
    }
    return errors.isEmpty ? [Review.Notice(message, isError: true)] : errors
  }

  /// Reports the errors of the specs, then the side.
  func print(to console: Console) {
    console.printText(reports)
    console.printError(message)
  }
}
