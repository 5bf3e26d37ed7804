import EndpointOpenAPI
import EndpointSpec

/// Reads a document that is imported, with the files that it refers to.
struct ImportSource {
  let files: FileSystem

  func documents(at path: String) throws(FileError) -> Documents {
    let path = FilePath.normalized(path)
    var documents = Documents(SourceFile(path: path, bytes: try files.read(path)))
    while let missing = documents.missingPaths.first {
      if files.kind(of: missing) == .file {
        documents.add(SourceFile(path: missing, bytes: try files.read(missing)))
      } else {
        documents.giveUp(missing)
      }
    }
    return documents
  }
}
