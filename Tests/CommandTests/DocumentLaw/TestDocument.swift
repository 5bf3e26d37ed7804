import Foundation

@testable import EndpointCommands

/// An OpenAPI document, and the files that it refers to.
struct TestDocument: Sendable {
  var name: String
  /// The path of the document.
  let main: String
  /// The texts of all files by path.
  var files: [String: String]
}

extension TestDocument {
  /// A document of a folder. The other files of the folder are other documents.
  init(named main: String, in folder: URL) throws {
    try self.init(name: main, main: main, files: [main: Self.text(folder.appending(path: main))])
  }

  private static func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  static func shared(_ folder: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../shared/\(folder)").standardized
  }

  static func isThere(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: shared(folder).path)
  }

  /// The cases of the import. Each is a folder.
  static func cases() throws -> [TestDocument] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../EndpointOpenAPITests/Cases").standardized
    return try names(in: root).flatMap { name in
      let folder = root.appending(path: name)
      let files = try names(in: folder).filter(FilePath.isDocument).filter { $0 != "expected.json" }
      let texts = try files.map { ($0, try text(folder.appending(path: $0))) }
      return files.filter { $0.hasPrefix("openapi.") }.map { main in
        TestDocument(
          name: "\(name)/\(main)",
          main: main,
          files: Dictionary(uniqueKeysWithValues: texts)
        )
      }
    }
  }

  static func sharedCases() throws -> [TestDocument] {
    let root = shared("cases/documents")
    let folders = try names(in: root).map { root.appending(path: $0) } + [shared("openapi-mini")]
    return try folders.flatMap { folder in
      try names(in: folder).filter(FilePath.isDocument).map {
        try TestDocument(named: $0, in: folder)
      }
    }
  }

  /// The exported specs of the package. Their keys `x-endpoints` restore the whole language.
  static func exports() throws -> [TestDocument] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let specs = try names(in: root.appending(path: "Specs")).filter { !$0.contains(".schema.") }
    return try (specs.map { "Specs/\($0)" } + ["Tests/Language/Spec/Language"]).map { spec in
      let folder = try TemporaryFolder()
      folder.run("export", "openapi", root.appending(path: spec).path, "--quiet")
      return TestDocument(name: spec, main: "api.json", files: ["api.json": folder.output])
    }
  }

  private static func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
