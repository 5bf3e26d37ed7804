import EndpointSpec

/// The packages with specs below a folder: those with `endpoints.json` or a folder `Specs`.
struct Packages {
  private let files: FileSystem

  init(_ files: FileSystem) { self.files = files }

  private static let maximumDepth = 6
  /// Folders of other tools, which may contain copies of packages.
  private static let foreign: Set = ["node_modules", "Pods", "Carthage", "DerivedData", "build"]

  /// The folders of the packages, relative to the folder of the run, which is empty itself.
  var folders: [String] { found(in: "", depth: 0) }

  /// The end of a message if the folder of the run has no specs: which packages were found.
  func hint(for command: String) -> String {
    let folders = folders.filter { !$0.isEmpty }
    guard !folders.isEmpty else { return "" }
    let shown = folders.prefix(5).joined(separator: ", ") + (folders.count > 5 ? ", …" : "")
    return
      "; there \(folders.count == 1 ? "is a package" : "are packages") in \(shown): run there, or \"endpoints \(command) --all\""
  }

  private func found(in folder: String, depth: Int) -> [String] {
    guard depth <= Self.maximumDepth else { return [] }
    let here = folder.isEmpty ? "." : folder
    let names = (try? files.names(in: here)) ?? []
    let isPackage =
      names.contains(ProjectFile.name)
      || names.contains("Specs")
        && ((try? SpecFolder(files: files).hasSpec(at: FilePath.join(folder, "Specs"))) ?? false)
    let below = names.filter { !$0.hasPrefix(".") && $0 != "Specs" && !Self.foreign.contains($0) }
      .map { FilePath.join(folder, $0) }
      .filter { files.kindWithoutLinks(of: $0) == .folder }
    return (isPackage ? [folder] : []) + below.flatMap { found(in: $0, depth: depth + 1) }
  }
}

/// The diagnostics of a run over several packages.
final class DiagnosticCollector {
  private(set) var diagnostics: [LocatedDiagnostic] = []

  func add(_ more: [LocatedDiagnostic]) { diagnostics += more }
}

extension CommandContext {
  /// Runs a command in each package, and returns the worst status.
  ///
  /// - Parameter style: The format of diagnostics. Formats other than text are one report.
  func runInPackages(
    _ style: DiagnosticStyle,
    _ run: (CommandContext) throws -> ExitStatus
  ) throws -> ExitStatus {
    let folders = Packages(files).folders
    guard !folders.isEmpty else {
      throw UsageError("no folder here has endpoints.json or Specs/")
    }
    var results: [(folder: String, status: ExitStatus)] = []
    let collector = style == .text ? nil : DiagnosticCollector()
    for folder in folders {
      var context = self
      context.package = folder
      context.console.collector = collector
      let name = folder.isEmpty ? "." : folder
      if style == .text { console.printLine("\(name):") }
      results.append((name, context.status(of: run)))
    }
    if let collector { console.print(collector.diagnostics, as: style) }
    if style == .text { console.printLine(summary(of: results)) }
    return results.map(\.status).max { $0.rawValue < $1.rawValue } ?? .success
  }

  /// The status of a run, after printing an error that ends only this package.
  private func status(of run: (CommandContext) throws -> ExitStatus) -> ExitStatus {
    do {
      return try run(self)
    } catch let error as ReportedProblems {
      console.printText(error.diagnostics)
    } catch let error as SideError {
      error.print(to: console)
      return .sideUnreadable
    } catch {
      console.printError("\(error)")
    }
    return .failure
  }

  private func summary(of results: [(folder: String, status: ExitStatus)]) -> String {
    let wrong = results.filter { $0.status != .success }.map(\.folder)
    let count = counted(results.count, "package")
    if wrong.isEmpty { return "\(count): no problems" }
    return "\(count): problems in \(wrong.joined(separator: ", "))"
  }
}
