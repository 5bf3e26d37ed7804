import EndpointDiff
import EndpointSpec

/// The source of one side of a comparison, as the arguments specify it.
enum SideSource: Equatable {
  /// A file or folder on disk.
  case path(String)
  /// A file or folder in a commit. With `isFromRoot`, the path is relative to the root of the repository, otherwise to
  /// the current folder.
  case commit(String, path: String, isFromRoot: Bool)
  case standardInput

  /// Parses an operand: `-`, `REV:path` (`REV:./path` for the current folder, as in git), or a path. Existing files
  /// take precedence over revisions.
  init(_ operand: String, files: FileSystem) throws(UsageError) {
    guard operand != "-" else {
      self = .standardInput
      return
    }
    let parts = operand.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, files.kind(of: operand) == nil else {
      self = .path(FilePath.normalized(operand))
      return
    }
    let (revision, path) = (String(parts[0]), String(parts[1]))
    guard GitRevision.isName(revision) else {
      throw UsageError("\"\(operand)\" has no revision before the colon")
    }
    let isFromHere = path.hasPrefix("./") || path.hasPrefix("../")
    self = .commit(revision, path: FilePath.normalized(path), isFromRoot: !isFromHere)
  }
}

/// The specs of one side of a comparison.
struct SideSpecs {
  struct Spec {
    let path: String
    /// The path inside the given folder, or the filename of a single spec.
    let name: String
    let side: Side
    let files: [SourceFile]
    let language: Language
    /// The name that `--name` gives to its API.
    let apiName: String?
    /// The parts of an OpenAPI document that its spec does not contain.
    let leftOut: Set<Place>

    /// What a spec is written in.
    enum Language { case endpoints, openAPI, swagger }

    var isDocument: Bool { language != .endpoints }

    var api: String { side.model.name.text }

    /// Whether a file is the spec or a part of it.
    func contains(_ file: String) -> Bool { file == path || file.hasPrefix(path + "/") }
  }

  /// A spec with errors.
  struct Broken {
    let name: String
    /// Nil if the spec does not name its API.
    let api: String?

    /// Whether a spec of the other side is another version of this one.
    func isVersion(of spec: Spec) -> Bool { name == spec.name || api == spec.api }
  }

  /// Whether the side is a folder of specs, not a single spec.
  let isFolder: Bool
  private(set) var specs: [Spec] = []
  /// Specs with errors.
  private(set) var broken: [Broken] = []
  /// The mistakes in OpenAPI documents that do not prevent the comparison.
  private(set) var mistakes: [Review.Notice] = []
  /// Other problems that do not prevent the comparison.
  private(set) var notices: [Review.Notice] = []
  /// The errors of all broken specs.
  private(set) var problem: SideError?
  /// The files of all specs.
  let files: [String]
  private let label: String
  private let folder: String?
  /// The commit that has the specs, if they are not on disk.
  private let commit: GitTree?

  /// Reads the specs.
  ///
  /// - Parameters:
  ///   - side: `old` or `new`, for messages.
  ///   - label: `main`, `working tree`, `old/DeckOfCards.json`
  ///   - folder: The folder of specs, if one was given. Nil for a single spec.
  ///   - commit: The commit that has the specs, if they are not on disk.
  init(
    _ sources: [SpecSource],
    as side: String,
    label: String,
    in folder: String?,
    of commit: GitTree? = nil
  ) {
    isFolder = folder != nil
    files = sources.flatMap { $0.files.map(\.path) }
    (self.label, self.folder, self.commit) = (label, folder, commit)
    var diagnostics: [LocatedDiagnostic] = []
    for source in sources {
      let name = Self.name(of: source.path, in: folder)
      let (result, found) = source.read(tolerating: [.exampleMismatch])
      guard let model = result.model, let document = result.document else {
        broken.append(Broken(name: name, api: result.document?.api?.value))
        diagnostics += found
        continue
      }
      let side = Side(
        label: label,
        path: source.path,
        model: model,
        document: document,
        offers: result.offers
      )
      specs.append(
        Spec(
          path: source.path,
          name: name,
          side: side,
          files: source.files,
          language: source.document.map { $0.isSwagger ? .swagger : .openAPI } ?? .endpoints,
          apiName: source.apiName,
          leftOut: result.leftOut
        )
      )
      mistakes += found.filter { $0.rule == Rule.documentMistake.rawValue }.map {
        Review.Notice($0.message, at: $0.location.position)
      }
      // A stale example does not affect the comparison.
      notices += result.diagnostics.filter { $0.rule == .exampleMismatch }.map {
        Review.Notice(
          "an example does not fit its type: \($0.message)",
          at: side.position(of: $0.place)
        )
      }
    }
    for (index, spec) in specs.enumerated() {
      guard let first = specs[..<index].first(where: { $0.api == spec.api }) else { continue }
      let message = "\(first.path) and \(spec.path) both declare the API \"\(spec.api)\""
      problem = SideError(side: side, label: label, problem: message)
    }
    guard !diagnostics.isEmpty else { return }
    problem = SideError(
      side: side,
      label: label,
      problem: "it has errors",
      diagnostics: diagnostics
    )
  }

  /// A side without specs.
  static func empty(_ label: String, as side: String) -> SideSpecs {
    SideSpecs([], as: side, label: label, in: ".")
  }

  private static func name(of path: String, in folder: String?) -> String {
    guard let folder else { return FilePath.name(of: path) }
    return String(path.dropFirst(folder == "." ? 0 : folder.count + 1))
  }

  /// Throws if the side seems to lack a spec only because git cannot read it.
  func confirmLacks(_ spec: Spec, as name: String) throws(SideError) {
    guard let commit, let folder else { return }
    do {
      _ = try commit.find(FilePath.join(folder, spec.name))
    } catch {
      throw SideError(side: name, label: label, problem: error.description)
    }
  }

  /// The other side. If it cannot be read, the errors of this side take precedence.
  func and(_ other: Result<SideSpecs, any Error>) throws -> SideSpecs {
    if case .failure = other, let problem { throw problem }
    return try other.get()
  }
}

/// A side that cannot be read. The exit status is 3.
struct SideError: Error {
  /// `old` or `new`.
  let side: String
  let label: String
  let problem: String
  /// The errors of its specs, if these are the cause.
  var diagnostics: [LocatedDiagnostic] = []

  var message: String { "the \(side) side (\(label)) cannot be read: \(problem)" }
}

extension SideError {
  /// The errors among the diagnostics, or the message of the side if its specs have none.
  var notices: [Review.Notice] {
    let errors = diagnostics.filter { $0.severity == .error }.map {
      Review.Notice($0.message, at: $0.location.position, isError: true)
    }
    return errors.isEmpty ? [Review.Notice(message, isError: true)] : errors
  }

  /// Prints the errors of the specs, then that of the side.
  func print(to console: Console) {
    console.printText(diagnostics)
    console.printError(message)
  }
}
