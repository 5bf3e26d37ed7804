import EndpointOpenAPI
import EndpointSpec

/// Reads a document that is imported, with the files that it refers to.
struct ImportSource {
  let files: FileSystem
  /// Whether a reference may lead out of the document's folder.
  let allowsOutside: Bool

  func documents(at path: String) throws(FileError) -> Documents {
    let path = FilePath.normalized(path)
    var documents = Documents(SourceFile(path: path, bytes: try files.read(path)))
    let folder = allowsOutside ? nil : try files.resolved(FilePath.folder(of: path))
    while let missing = documents.missingPaths.first {
      guard files.kind(of: missing) == .file else {
        documents.giveUp(missing)
        continue
      }
      if try isInside(missing, folder) {
        documents.add(SourceFile(path: missing, bytes: try files.read(missing)))
      } else {
        documents.refuse(missing)
      }
    }
    return documents
  }

  /// Whether the file itself lies in the folder, wherever symbolic links lead; true without a folder.
  private func isInside(_ path: String, _ folder: String?) throws(FileError) -> Bool {
    guard let folder else { return true }
    return FilePath.relative(try files.resolved(path), to: folder) != nil
  }
}
