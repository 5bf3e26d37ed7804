import EndpointDiff
import EndpointSpec

/// The files of one side, before they are parsed.
struct SideFiles {
  /// `old` or `new`, for messages.
  let side: String
  /// `main`, `working tree`, `old/DeckOfCards.json`
  let label: String
  /// The folder of specs, if one was given. Nil for a single spec.
  let folder: String?
  let sources: [SpecSource]

  /// A side without specs.
  static func empty(_ label: String, as side: String) -> SideFiles {
    SideFiles(side: side, label: label, folder: ".", sources: [])
  }

  /// Reads the specs of both sides concurrently, since reading takes most of the time of a comparison.
  ///
  /// - Parameters:
  ///   - first: The side whose errors take precedence.
  ///   - second: The other side, or the error from locating it.
  static func read(
    _ first: SideFiles,
    _ second: Result<SideFiles, any Error>
  ) throws -> (SideSpecs, SideSpecs) {
    let specs = (first.work + work(of: second)).concurrentMap { $0.read() }
    let count = first.sources.count
    let (here, there) = (first.specs(specs.prefix(count)), specs.dropFirst(count))
    guard case .failure = second, let problem = here.problem else {
      return (here, try second.get().specs(there))
    }
    throw problem
  }

  private static func work(of side: Result<SideFiles, any Error>) -> [Work] {
    if case .success(let files) = side { files.work } else { [] }
  }

  private var work: [Work] { sources.map { Work(files: self, source: $0) } }

  private func specs(_ read: ArraySlice<ReadSpec>) -> SideSpecs {
    let broken = read.compactMap(\.broken)
    let reports = broken.flatMap(\.reports)
    return SideSpecs(
      label: label,
      isFolder: folder != nil,
      specs: read.compactMap(\.spec),
      broken: broken,
      notices: read.flatMap(\.notices),
      problem: reports.isEmpty
        ? nil
        : SideError(side: side, label: label, problem: "it has errors", reports: reports)
    )
  }
}

/// A spec to read.
private struct Work {
  let files: SideFiles
  let source: SpecSource

  func read() -> ReadSpec {
    let (result, reports) = source.read(tolerating: [.exampleMismatch])
    guard let model = result.model, let document = result.document else {
      let api = result.document?.api?.value
      return ReadSpec(broken: SideSpecs.Broken(name: name, api: api, reports: reports))
    }
    let side = Side(label: files.label, path: source.path, model: model, document: document)
    let spec = SideSpecs.Spec(path: source.path, name: name, side: side)
    // A stale example does not affect the comparison.
    let notices = result.diagnostics.filter { $0.rule == .exampleMismatch }.map {
      Review.Notice(
        "an example does not fit its type: \($0.message)",
        at: side.position(of: $0.place)
      )
    }
    return ReadSpec(spec: spec, notices: notices)
  }

  private var name: String {
    guard let folder = files.folder else { return FilePath.name(of: source.path) }
    return String(source.path.dropFirst(folder == "." ? 0 : folder.count + 1))
  }
}

/// The result of reading a spec: the spec, or its errors.
private struct ReadSpec {
  var spec: SideSpecs.Spec?
  var broken: SideSpecs.Broken?
  var notices: [Review.Notice] = []
}
