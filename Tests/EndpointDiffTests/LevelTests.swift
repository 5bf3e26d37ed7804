import EndpointDiff
import TestTraits
import Testing

/// Levels of changes that no case can show, since samples do not tell their values or endpoints apart.
@Suite(.serialized, .computing)
struct LevelTests {
  @Test func endpointWithIdenticalPathIsSuccessor() throws {
    let update = """
      "method": "PATCH", "path": "/books/{id}", "parameters": { "id": "string" },
      "body": { "fields": { "name": "string?" } }
      """
    let byTitle = """
      "Books.updateByTitle": {
        "method": "PATCH", "path": "/books/{title}", "parameters": { "title": "string" }
      }
      """
    let changes = try changes(
      #""Books.update": { \#(update) }"#,
      #"\#(byTitle), "Books.updateByID": { \#(update) }"#
    )
    #expect(
      changes == [
        "safe endpoint-renamed Books.updateByID", "safe endpoint-added Books.updateByTitle",
      ]
    )
  }

  @Test func listOfTypeIsNoSuccessorOfType() throws {
    let parts = #""A": { "fields": { "a": "int" } }, "B": { "fields": { "b": "int" } }"#
    let search = #""Books.find": { "method": "POST", "path": "/find", "body": "Query" }"#
    let changes = try changes(
      types:
        #"\#(parts), "Query": { "fields": { "value": "V" } }, "V": { "union": { "as": "[A]", "bs": "[B]" } }"#,
      search,
      types:
        #"\#(parts), "Query": { "fields": { "value": "[W]" } }, "W": { "union": { "a": "A", "b": "B" } }"#,
      search
    )
    #expect(changes == ["safe body-field-type-widened Query.value", "safe type-added W"])
  }

  /// A tag is by default the name of the type, so that a renamed type has another tag.
  @Test func renamedMemberHasOtherTag() throws {
    let list = #""Items.list": { "path": "/items", "response": "[Item]" }"#
    func types(_ name: String) -> String {
      """
      "Item": { "union": { "\(name)": "\(name)", "Film": "Film" }, "by": "kind" },
      "\(name)": { "fields": { "title": "string" } }, "Film": { "fields": { "length": "int" } }
      """
    }
    let changes = try changes(types: types("Book"), list, types: types("Volume"), list)
    #expect(changes.contains("breaking union-tag-changed Item.volume"))
  }

  @Test(arguments: [("string", "file"), ("file", "string")])
  func fileIsNoText(_ old: String, _ new: String) throws {
    func upload(_ type: String) -> String {
      #""Books.add": { "method": "POST", "path": "/books", "body": { "fields": { "cover": "\#(type)" }, "encoding": "multipart" } }"#
    }
    #expect(
      try changes(upload(old), upload(new)) == ["breaking body-field-type-changed Books.add cover"]
    )
  }

  @Test(arguments: [
    "https://LIBRARY.example.com", "HTTPS://library.example.com:443",
    "https://library.example.com/",
  ])
  func sameServerIsUnchanged(_ url: String) throws {
    let list = #""Books.list": { "path": "/books" }"#
    #expect(try changes(list, list, server: url) == [])
  }

  @Test(arguments: [
    ("header", [String]()), ("cookie", ["care param-wire-name-changed Books.list session"]),
  ])
  func onlyHeadersIgnoreCase(_ place: String, _ expected: [String]) throws {
    func list(_ name: String) -> String {
      #""Books.list": { "path": "/books", "parameters": { "\#(name)": { "type": "string?", "in": "\#(place)" } } }"#
    }
    #expect(try changes(list("Session"), list("session")) == expected)
  }

  /// The changes of two specs: level on the wire, kind, and subject.
  private func changes(
    types oldTypes: String = "",
    _ old: String,
    types newTypes: String = "",
    _ new: String,
    server: String = "https://library.example.com"
  ) throws -> [String] {
    let before = try side(oldTypes, old, "https://library.example.com")
    return compare(old: before, new: try side(newTypes, new, server)).changes
      .filter { !$0.isDocumentation }
      .map { "\($0.wire.rawValue) \($0.kind.name) \($0.subject)" }
  }

  private func side(_ types: String, _ endpoints: String, _ server: String) throws -> Side {
    let text = """
      {
        "api": "Library", "servers": { "production": "\(server)" },
        "types": { \(types) }, "endpoints": { \(endpoints) }
      }
      """
    return try Side(reading: [UInt8](text.utf8), as: "library.json")
  }
}
