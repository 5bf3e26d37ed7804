import EndpointGenerator
import EndpointJSON
import EndpointSpec

/// The Swift files of an app.
struct AppFolder {
  private let files: FileSystem

  init(_ files: FileSystem) { self.files = files }

  /// The paths of all Swift files in a folder, without hidden folders and linked ones.
  ///
  /// - Throws: An error if the folder has no Swift file.
  func paths(in path: String) throws(FileError) -> [String] {
    switch files.kind(of: path) {
    case .file where path.hasSuffix(".swift"): return [path]
    case .folder: break
    case .file: throw FileError(path, "is no folder with Swift files, and no index of the compiler")
    case .other, nil: throw files.missing(path)
    }
    var found: [String] = []
    try collect(path, into: &found)
    if found.isEmpty {
      throw FileError(path, "has no Swift file; --app takes the folder of an app's sources")
    }
    return found
  }

  private func collect(_ folder: String, into found: inout [String]) throws(FileError) {
    for name in try files.names(in: folder) where !name.hasPrefix(".") {
      let path = folder == "." ? name : FilePath.join(folder, name)
      switch files.kindWithoutLinks(of: path) {
      case .folder: try collect(path, into: &found)
      case .file where name.hasSuffix(".swift"): found.append(path)
      case .other where name.hasSuffix(".swift") && files.kind(of: path) == .file:
        found.append(path)
      case .file, .other, nil: break
      }
      if found.count > Budget.sourceFiles.maximum {
        throw FileError(folder, Budget.sourceFiles.line())
      }
    }
  }
}

/// Finds the index that the compiler wrote for a folder of sources.
struct AppIndexSearch {
  let files: FileSystem
  let environment: [String: String]

  /// The index of the closest package or Xcode project around a folder. Nil if it was not built.
  func store(for path: String) -> String? {
    var folder = files.absolute(path)
    while true {
      let names = (try? files.names(in: folder)) ?? []
      let stores =
        (names.contains("Package.swift") ? ["\(folder)/.build/debug/index/store"] : [])
        + names.filter { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
        .flatMap { xcodeStores(of: $0, in: folder) }
      let found = stores.filter { IndexStore.isStore($0, files) }
      if let newest = found.max(by: { time($0) < time($1) }) { return newest }
      let parent = FilePath.folder(of: folder)
      guard parent != folder else { return nil }
      folder = parent
    }
  }

  private func time(_ store: String) -> Double { files.modification(of: store) ?? 0 }

  /// Xcode's folders of a project: `~/Library/Developer/Xcode/DerivedData/Shop-abc…/Index.noindex/DataStore`.
  private func xcodeStores(of project: String, in folder: String) -> [String] {
    guard let home = environment["HOME"] else { return [] }
    let name = project.prefix { $0 != "." }
    let root = "\(home)/Library/Developer/Xcode/DerivedData"
    return ((try? files.names(in: root)) ?? []).filter { $0.hasPrefix("\(name)-") }.filter {
      folder in
      // Projects of the same name have a folder each. Its `info.plist` names the project.
      let info = try? files.read("\(root)/\(folder)/info.plist")
      return info.map { String(decoding: $0, as: UTF8.self).contains("/\(project)<") } ?? false
    }.flatMap { name in
      ["Index.noindex", "Index"].map { "\(root)/\(name)/\($0)/DataStore" }
    }
  }

  /// The folder of libraries of the toolchain that runs as `swift`. On a Mac, `TOOLCHAINS` and `DEVELOPER_DIR` choose it.
  func libraries() -> String? {
    let swift = Subprocess(
      program: "swift",
      arguments: ["-print-target-info"],
      environment: environment
    )
    guard let result = try? swift.run(), result.status == 0 else { return nil }
    let text = String(decoding: result.output, as: UTF8.self)
    let match = text.firstMatch(of: /"runtimeResourcePath"\s*:\s*"([^"]*)\/swift"/)
    return match.map { String($0.1) }
  }
}
