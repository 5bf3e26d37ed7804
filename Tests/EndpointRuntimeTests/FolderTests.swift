import Foundation
import Testing

/// Checks that the folders of the runtime depend on each other in one direction.
@Suite("Runtime folders", .serialized)
struct FolderTests {
  /// A folder uses only its own types and types of earlier folders. `Architecture.md` has the same order.
  static let order = [
    "Values", "System", "Errors", "HTTP", "Transport", "Middleware", "Response", "Authentication",
    "API", "Request", "URLSession", "Calls", "Drift", "Client", "Files", "Pages", "Streams",
  ]

  @Test func folderUsesOnlyTypesOfEarlierFolders() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources/EndpointRuntime")
      .standardizedFileURL
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { !$0.contains(".") }
    #expect(Set(folders) == Set(Self.order))
    var earlier: Set<Substring> = []
    let contents = try Self.order.map { try Folder(root.appending(path: $0)) }
    let all = contents.reduce(into: Set()) { $0.formUnion($1.shared) }
    for (name, folder) in zip(Self.order, contents) {
      earlier.formUnion(folder.shared)
      let later = folder.words.intersection(all).subtracting(earlier).subtracting(folder.own)
      #expect(later.isEmpty, "\(name) uses types of later folders")
    }
  }

  /// The words in the code of a folder, without comments and string literals.
  private struct Folder {
    var words: Set<Substring> = []
    /// The types that the folder declares, including nested ones.
    var own: Set<Substring> = []
    /// The types that the folder declares for other folders.
    var shared: Set<Substring> = []

    init(_ url: URL) throws {
      for file in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        for line in text.split(separator: "\n") { add(line) }
      }
    }

    private mutating func add(_ line: Substring) {
      if line.drop(while: { $0 == " " }).hasPrefix("//") { return }
      let code = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      let words = code.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
      self.words.formUnion(words)
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
      guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count else {
        return
      }
      own.insert(words[index + 1])
      let isNested = line.hasPrefix(" ") || words.contains("private")
      if !isNested { shared.insert(words[index + 1]) }
    }
  }
}
