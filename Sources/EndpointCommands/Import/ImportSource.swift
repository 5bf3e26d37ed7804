import EndpointOpenAPI
import EndpointSpec

/// Reads a document to import, with the files that it refers to.
struct ImportSource {
  let files: any FileTree
  /// Whether references may lead outside the folder of the document.
  let allowsOutside: Bool

  /// Reads the document at a path. `-` is the standard input. Its references are relative to the working folder.
  func documents(at path: String, _ console: Console) throws -> Documents {
    if path == "-" {
      let input = SourceFile(path: FilePieces.standardInput.path, bytes: try console.readInput())
      return try documents(input, folder: ".")
    }
    if path.hasPrefix("https://") || path.hasPrefix("http://") {
      throw FileError(
        path,
        "is a URL; run: curl -fsSL \(path) | endpoints import openapi -"
      )
    }
    let path = FilePath.normalized(path)
    let main = SourceFile(path: path, bytes: try files.read(path))
    return try documents(main, folder: FilePath.folder(of: path))
  }

  /// Reads the files that a document refers to.
  func documents(_ main: SourceFile, folder: String) throws(FileError) -> Documents {
    var documents = Documents(main)
    let folder = allowsOutside ? nil : try files.resolved(folder)
    while let missing = documents.missingPath {
      switch files.kind(of: missing) {
      case .file: break
      case nil:
        documents.giveUp(missing)
        continue
      case .folder, .other:
        documents.exclude(missing)
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

  /// Whether the resolved file is inside the folder. True if there is no folder.
  private func isInside(_ path: String, _ folder: String?) throws(FileError) -> Bool {
    guard let folder else { return true }
    return FilePath.relative(try files.resolved(path), to: folder) != nil
  }
}
