import Foundation
import Testing

/// The folders of the runtime depend on each other in one direction.
@Suite("Folders of the runtime", .serialized)
struct FolderTests {
  /// A folder uses types of itself and of the folders before it. `Architecture.md` has the same order.
  static let order = [
    "Values", "System", "Errors", "HTTP", "Transport", "Middleware", "Response", "Authentication",
    "API", "Request", "URLSession", "Calls", "Drift", "Client", "Files", "Pages", "Streams", "Stub",
  ]

  /// The words of the code of each folder, without comments and texts.
  private let words: [String: Set<String>]
  /// The types that each folder declares for the others.
  private let types: [String: Set<String>]
  /// All types that each folder declares, with nested ones.
  private let own: [String: Set<String>]

  init() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Sources/EndpointRuntime")
      .standardized
    var code: [String: String] = [:]
    for folder in try FileManager.default.contentsOfDirectory(atPath: root.path)
    where !folder.contains(".") {
      let files = try FileManager.default.contentsOfDirectory(
        at: root.appending(path: folder),
        includingPropertiesForKeys: nil
      )
      code[folder] = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        .replacing(/"""(?s:.*?)"""|\/\/.*|"(?:\\.|[^"\\\n])*"/, with: "")
    }
    let type = /\b(?:struct|class|enum|protocol|typealias) (\w+)/
    let shared = /(?m)^(?:public |final )*(?:struct|class|enum|protocol|typealias) (\w+)/
    words = code.mapValues { Set($0.matches(of: /\b[A-Z]\w*/).map { String($0.output) }) }
    types = code.mapValues { Set($0.matches(of: shared).map { String($0.output.1) }) }
    own = code.mapValues { Set($0.matches(of: type).map { String($0.output.1) }) }
  }

  @Test func everyFolderHasAPlace() {
    #expect(Set(words.keys) == Set(Self.order))
  }

  @Test(arguments: order.indices)
  func aFolderUsesOnlyThoseBeforeIt(_ index: Int) {
    let folder = Self.order[index]
    let foreign = (words[folder] ?? []).subtracting(own[folder] ?? [])
    for later in Self.order[(index + 1)...] {
      #expect(foreign.isDisjoint(with: types[later] ?? []), "\(folder) uses a type of \(later)")
    }
  }
}
