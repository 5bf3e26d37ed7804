import EndpointSpec

extension CommandContext {
  /// Refuses to use the standard folders in a run inside the folder of the specs, where they would get `Specs/Generated`.
  ///
  /// - Parameter path: What would be written, relative to the folder of the run.
  /// - Returns: The path.
  func standardPath(_ path: String) throws -> String {
    guard let above = packageOfSpecs() else { return path }
    throw FileError(
      path,
      "would be in the folder of the specs: run in \(above)"
    )
  }

  /// The folder above whose specs are in the folder of the run, such as `..`. Nil for any other folder.
  private func packageOfSpecs() -> String? {
    guard package.isEmpty, files.kind(of: ProjectFile.name) == nil, files.kind(of: "Specs") == nil
    else { return nil }
    let folders = (1...6).map { Array(repeating: "..", count: $0).joined(separator: "/") }
      .filter { folder in
        let specs = (try? Project(in: files, package: folder))?.specs
        return specs.map { files.absolute($0) == FilePath.normalized(files.root) } ?? false
      }
    // With settings, the folder above a folder called Specs is not a package.
    return folders.first { files.kind(of: "\($0)/\(ProjectFile.name)") == .file } ?? folders.first
  }
}
