import EndpointDiff
import EndpointGenerator
import EndpointSpec

/// Finds the places of an app that changes touch, for `--app`.
struct DiffApp {
  private let paths: [String]
  private let context: CommandContext

  init(
    _ arguments: Arguments,
    _ project: Project,
    axes: [Axis],
    _ context: CommandContext
  ) throws(UsageError) {
    let given = arguments.values(of: ReviewOptions.app).map(FilePath.normalized)
    let isRated = axes.contains(.swift)
    guard isRated || given.isEmpty else {
      throw UsageError("--app names lines of Swift code, but the axis \"swift\" is not rated")
    }
    paths = !isRated ? [] : given.isEmpty ? project.app : given
    self.context = context
  }

  /// Adds the places to the findings, and the notices about the index.
  func added(to compared: ComparedSides) throws -> ComparedSides {
    guard !paths.isEmpty else { return compared }
    let affected = compared.pairs.indices.map { index -> AffectedDeclarations? in
      guard let old = compared.pairs[index].old, let new = compared.pairs[index].new else {
        return nil
      }
      let changes = compared.sections[index].comparison.changes
      return AffectedDeclarations(changes, old: old.side.model, new: new.side.model)
    }
    let sources = try AppSources(paths, context)
    let modules = affected.compactMap { $0?.module }
    var scan = AppScans(affected, hidden: sources.declaredTypes)
    var index = try AppIndex(sources, modules, context)
    for source in sources.sources { scan.read(AppFile(source, index: index.file(source))) }
    var result = compared
    scan.addUses(to: &result.sections)
    let uses = result.sections.flatMap(\.findings).compactMap(\.app)
    result.app = AppSummary(files: sources.sources.count, indexed: index.indexed, of: uses)
    let types = affected.flatMap { $0?.typesWithoutLiterals ?? [] }
    let notices = sources.notices + index.notices + index.notices(aboutLiteralsOf: types, sources)
    result.notices += notices.map { Review.Notice($0) }
    return result
  }
}

/// The scans of all APIs of a comparison.
private struct AppScans {
  private var scans: [AppScan?]

  init(_ affected: [AffectedDeclarations?], hidden: Set<String>) {
    scans = affected.map { $0.map { AppScan($0, hidden: hidden) } }
  }

  mutating func read(_ file: AppFile) {
    for index in scans.indices { scans[index]?.read(file) }
  }

  func addUses(to sections: inout [Review.Section]) {
    for (index, scan) in scans.enumerated() {
      guard let scan else { continue }
      let uses = scan.uses
      for finding in scan.findings {
        sections[index].findings[finding].app = uses[finding] ?? AppUses([])
      }
    }
  }
}

/// The Swift files of an app that people wrote, read and split into tokens.
private struct AppSources {
  /// The index stores among the paths.
  private(set) var stores: [String] = []
  private(set) var folders: [String] = []
  private(set) var sources: [SwiftSource] = []
  private(set) var notices: [String] = []

  var declaredTypes: Set<String> {
    sources.reduce(into: []) { $0.formUnion($1.declaredTypes) }
  }

  init(_ paths: [String], _ context: CommandContext) throws {
    for path in paths {
      if IndexStore.isStore(path, context.files) {
        stores.append(path)
      } else {
        folders.append(path)
      }
    }
    if folders.isEmpty { folders = ["."] }
    let folder = AppFolder(context.files)
    var seen: Set<String> = []
    for path in try folders.flatMap(folder.paths) where seen.insert(path).inserted {
      let bytes: [UInt8]
      do {
        bytes = try context.files.read(path, within: .sourceBytes)
      } catch {
        notices.append("\(error)")
        continue
      }
      if !GeneratedFile.hasHeader(bytes) { sources.append(SwiftSource(path: path, bytes: bytes)) }
    }
    if sources.isEmpty, notices.isEmpty {
      throw FileError(
        folders[0],
        "has only generated files; --app takes the folder of an app's sources"
      )
    }
  }
}

/// The compiler's index of the files of an app.
private struct AppIndex {
  private var indexes: [String: IndexRequest.File] = [:]
  private let files: FileSystem
  private var stale: [String] = []
  private(set) var indexed = 0
  private var problems: [String] = []

  /// - Throws: An error if an index that an argument names cannot be read.
  init(_ sources: AppSources, _ modules: [String], _ context: CommandContext) throws {
    files = context.files
    let search = AppIndexSearch(files: context.files, environment: context.environment)
    let isGiven = !sources.stores.isEmpty
    let stores = Set(
      (isGiven ? sources.stores : sources.folders.compactMap(search.store)).map(files.absolute)
    )
    guard !stores.isEmpty, !modules.isEmpty else { return }
    guard let library = search.libraries() else {
      problems.append("the compiler's index is not read: no Swift toolchain runs as \"swift\"")
      return
    }
    for store in stores.sorted() {
      let request = IndexRequest(
        library: library,
        store: store,
        modules: modules,
        folders: try sources.folders.map { try context.files.resolved($0) }
      )
      do {
        let found = try request.files(context.executable, context.environment)
        indexes.merge(found) { $0.time < $1.time ? $1 : $0 }
      } catch {
        if isGiven {
          throw FileError(
            error.path,
            "\(error.problem); build the app again, or name its sources only"
          )
        }
        problems.append("\(error), so names were read from the source")
      }
    }
  }

  /// The index of a file. Nil for a file without an index.
  mutating func file(_ source: SwiftSource) -> IndexedFile? {
    guard let path = try? files.resolved(source.path), let found = indexes[path] else { return nil }
    let file = IndexedFile(found.names)
    indexed += 1
    let isNewer = (files.modification(of: source.path) ?? 0) > found.time
    if isNewer, !file.fits(source) { stale.append(source.path) }
    return file
  }

  /// Names in the source do not show that a literal is used as an identifier.
  func notices(aboutLiteralsOf types: [String], _ sources: AppSources) -> [String] {
    guard !types.isEmpty, indexed - stale.count < sources.sources.count else { return [] }
    let names = types.map { "`\($0)`" }.listed(atMost: 3)
    return [
      "literals that are used as \(names) are not found without the compiler's index: run the compiler"
    ]
  }

  var notices: [String] {
    guard !stale.isEmpty else { return problems }
    let what = stale.count == 1 ? "1 file" : "\(stale.count) files"
    let change =
      "the compiler's index is older than \(what), so what changed was read from the source"
    return problems + ["\(change): \(stale.listed(atMost: 3))"]
  }
}
