import EndpointJSON
import TestTraits
import Testing

@testable import EndpointCommands

/// A run that is killed while it writes a spec of several files leaves its journal, some of its files, and temporary
/// files.
@Suite("An interrupted import", .serialized, .computing)
struct ImportJournalTests {
  private static let spec = "Specs/Shop"
  private static let state = "Specs/.imported/Shop"

  @Test("is completed by the next one, at every step of its writes", arguments: [false, true])
  func isCompletedByNextImport(isUpdate: Bool) throws {
    let complete = try folder(isUpdate: isUpdate)
    complete.run(Self.importing)
    let new = try texts(in: complete)
    let journal = try journal(of: new, isUpdate: isUpdate)
    for count in 0...new.count {
      let killed = try folder(isUpdate: isUpdate)
      try killed.write(journal, to: "Specs/.imported/Shop.next.json")
      try killed.write("half", to: "Specs/.imported/.endpoints-a.tmp")
      for (path, text) in new.sorted(by: { $0.key < $1.key }).prefix(count) {
        try killed.write(text, to: path)
      }
      #expect(killed.run(Self.importing) == 0, "after \(count) files: \(killed.errors)")
      #expect(try killed.tree(".") == complete.tree("."), "after \(count) files")
      #expect(try texts(in: killed) == new, "after \(count) files")
    }
  }

  @Test("names only files that an import writes")
  func rejectsOtherFiles() throws {
    let folder = try folder(isUpdate: true)
    let journal = #"{ "written": { "spec": { "../../other.json": "{}" } }, "removed": {} }"#
    try folder.write(journal, to: "Specs/.imported/Shop.next.json")
    #expect(folder.run(Self.importing) != 0)
    #expect(folder.errors.contains(#"names the file "../../other.json", which no import writes"#))
  }

  private static let importing = ["import", "openapi", "shop.json", "--split", "--quiet"]

  /// A folder with the document. For an update, also with the spec of an older document.
  private func folder(isUpdate: Bool) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if isUpdate {
      try folder.write(document("Orders", "Baskets"), to: "shop.json")
      folder.run(Self.importing)
    }
    try folder.write(document("Orders", "Users"), to: "shop.json")
    return folder
  }

  private func document(_ tags: String...) -> String {
    let paths = tags.map { tag in
      #""/\#(tag)": { "get": { "operationId": "\#(tag)/list", "tags": ["\#(tag)"], "responses": { "204": { "description": "OK" } } } }"#
    }
    return """
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1.\(tags[1].count)" },
        "servers": [{ "url": "https://shop.example.com" }],
        "paths": { \(paths.joined(separator: ", ")) } }
      """
  }

  private func texts(in folder: TemporaryFolder) throws -> [String: String] {
    var texts: [String: String] = [:]
    for path in [Self.spec, Self.state] {
      for name in try folder.files.names(in: path) {
        texts["\(path)/\(name)"] = try folder.text("\(path)/\(name)")
      }
    }
    return texts
  }

  private func journal(of texts: [String: String], isUpdate: Bool) throws -> String {
    func written(_ folder: String) -> JSONValue {
      let files = texts.filter { $0.key.hasPrefix(folder + "/") }.sorted { $0.key < $1.key }
      return .object(JSONObject(files.map { (FilePath.name(of: $0.key), .string($0.value)) }))
    }
    let removed: JSONValue = isUpdate ? ["Baskets.json"] : []
    let journal: JSONValue = [
      "written": ["spec": written(Self.spec), "state": written(Self.state)],
      "removed": ["spec": removed, "state": removed],
    ]
    return journal.description
  }
}
