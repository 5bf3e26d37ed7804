import EndpointSpec

extension CommandContext {
  /// Checks that a standard folder may be used. A run inside `Specs` would otherwise write `Specs/Generated`.
  ///
  /// - Parameter path: The standard path of the output, relative to the folder of the run.
  /// - Returns: The same path.
  /// - Throws: An error that names the folder of the package, if the run is in the folder of its specs.
  func standardPath(_ path: String) throws -> String {
    guard let above = packageOfSpecs() else { return path }
    throw FileError(path, "would be in the folder of the specs: run in \(above)")
  }

  /// The package, such as `..`, whose folder of specs is the folder of the run. Nil for other folders.
  private func packageOfSpecs() -> String? {
    guard package.isEmpty, files.kind(of: ProjectFile.name) == nil, files.kind(of: "Specs") == nil
    else { return nil }
    let folders = (1...6).map { Array(repeating: "..", count: $0).joined(separator: "/") }
      .filter { folder in
        let specs = (try? Project(in: files, package: folder))?.specs
        return specs.map { files.absolute($0) == FilePath.normalized(files.root) } ?? false
      }
    // Settings show where the package is. A folder that only contains one called Specs may be none.
    return folders.first { files.kind(of: "\($0)/\(ProjectFile.name)") == .file } ?? folders.first
  }
}
