import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Foundation
import Testing

/// Names depend on what a type belongs to, not on what else a document has.
@Suite("A document without one of its operations", .serialized)
struct NameStabilityTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The names of the types.
  private func imported(_ document: JSONValue) throws -> Set<String> {
    let bytes = Array(canonicalText(of: document).utf8)
    let result = importOpenAPI(Documents(SourceFile(path: "openapi.json", bytes: bytes)))
    return Set(result.files.first?.spec["types"]?.objectValue?.keys.map(\.self) ?? [])
  }

  /// The document without each of its operations in turn.
  private func reduced(_ document: JSONValue) -> [JSONValue] {
    var root = document.objectValue ?? [:]
    let paths = root["paths"]?.objectValue ?? [:]
    var documents: [JSONValue] = []
    for (path, item) in paths {
      for method in item.objectValue?.keys.map(\.self) ?? [] where method != "parameters" {
        var (left, operations) = (paths, item.objectValue ?? [:])
        operations[method] = nil
        left[path] = .object(operations)
        root["paths"] = .object(left)
        documents.append(.object(root))
      }
    }
    return documents
  }

  /// What several endpoints take alike belongs to one of them once it is the only one; a namespace is gone with its endpoint.
  private static let moved: Set<String> = [
    "CardsOrder", "Issues.Direction", "Issues.ListMineItem.Kind", "Issues.ListMineSort",
    "Issues.ListSort", "Pulls.ListItem.Kind",
  ]

  @Test(
    "has the other names as before",
    arguments: ["names-of-nested-types", "names-of-endpoints"]
  )
  func keepsNames(name: String) throws {
    let file = Self.folder.appending(path: "Cases/\(name)/openapi.json")
    let document = try JSONValue(parsing: Array(try Data(contentsOf: file)))
    let whole = try imported(document)
    for document in reduced(document) {
      #expect(try imported(document).subtracting(whole).subtracting(Self.moved) == [])
    }
  }

  @Test(
    "has the same names in its components",
    .enabled(if: RealDocument.areThere, "../shared/openapi is not there"),
    arguments: ["petstore", "museum", "spotify"]
  )
  func keepsNamesInComponents(name: String) throws {
    let file = Self.folder.appending(path: "../../../shared/openapi/\(name).json")
    let document = try JSONValue(parsing: Array(try Data(contentsOf: file)))
    let components = Set(document["components"]?["schemas"]?.objectValue?.keys.map(\.self) ?? [])
    let whole = try imported(document)
    for (index, document) in reduced(document).enumerated() where index % 4 == 0 {
      let types = try imported(document)
      let own = types.filter { components.contains(String($0.prefix { $0 != "." })) }
      #expect(own.subtracting(whole) == [])
    }
  }
}
