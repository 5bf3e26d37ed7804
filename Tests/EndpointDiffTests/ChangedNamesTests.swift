import EndpointSpec
import TestTraits
import Testing

@testable import EndpointDiff

/// The names that count as changed. Rules look at no others, so a missing name would hide changes.
@Suite(.serialized, .computing)
struct ChangedNamesTests {
  @Test func fieldChangeDoesNotChangeTypesThatUseStruct() throws {
    let changed = try changed(from: #""title": "string""#, to: #""title": "string?""#)
    #expect(changed.types == [SwiftName("Book")])
    #expect(changed.newEndpoints == ["Books.add"])
    #expect(changed.oldEndpoints == changed.newEndpoints)
  }

  @Test func aliasChangesTypesAndEndpointsThatUseIt() throws {
    let changed = try changed(from: #"{ "alias": "[string]" }"#, to: #"{ "alias": "[int]" }"#)
    #expect(changed.types == [SwiftName("Tags"), SwiftName("Shelf")])
    #expect(changed.newEndpoints == ["Books.search"])
  }

  @Test func newFormChangesTypesAndEndpointsThatUseType() throws {
    let changed = try changed(from: #"{ "enum": ["a", "b"] }"#, to: #"{ "identifier": "string" }"#)
    #expect(changed.types == [SwiftName("Kind"), SwiftName("Book")])
    #expect(changed.newEndpoints == ["Books.add"])
  }

  @Test func renamedTypeIsRemovedAndAdded() throws {
    let changed = try changed(from: "Shelf", to: "Rack")
    #expect(changed.goneTypes == [SwiftName("Shelf")])
    #expect(changed.types == [SwiftName("Rack")])
    #expect(changed.newEndpoints == ["Books.shelf"])
  }

  @Test(
    arguments: [
      (#""timeout": 7"#, #""timeout": 8"#), (#""X-Rate": "int""#, #""X-Rate": "string""#),
      (#""409": "taken""#, #""409": "gone""#), (#""sunset": "2030-01-01""#, #""message": "No.""#),
      (#""summary": "All.""#, #""summary": "Some.""#),
      (#""was": "Books.all""#, #""was": "Books.any""#),
      (#""X-Kind": "1""#, #""X-Kind": "2""#),
      (#""authentication": "token""#, #""authentication": null"#),
    ]
  )
  func changedKeyChangesEndpoint(from old: String, to new: String) throws {
    #expect(try changed(from: old, to: new).newEndpoints == ["Books.list"])
  }

  @Test func formattingChangesNothing() throws {
    let changed = try changed(from: "  ", to: "    ")
    #expect(changed.types.isEmpty && changed.goneTypes.isEmpty)
    #expect(changed.oldEndpoints.isEmpty && changed.newEndpoints.isEmpty)
  }

  private func changed(from old: String, to new: String) throws -> ChangedNames {
    let edited = Self.spec.replacing(old, with: new)
    #expect(edited != Self.spec)
    let before = try Side(reading: [UInt8](Self.spec.utf8), as: "library.json").model
    let after = try Side(reading: [UInt8](edited.utf8), as: "library.json").model
    return ChangedNames(old: before, new: after, endpoints: matchEndpoints(before, after))
  }

  private static let spec = """
    {
      "api": "Library",
      "servers": { "production": "https://library.example.com" },
      "authentication": { "token": "bearer" },
      "types": {
        "Kind": { "enum": ["a", "b"] },
        "Tags": { "alias": "[string]" },
        "Book": { "fields": { "title": "string", "kind": "Kind" } },
        "Shelf": { "fields": { "books": "[Book]", "tags": "Tags" } },
        "Page": { "fields": { "books": "[Book]" } }
      },
      "endpoints": {
        "Books.list": {
          "path": "/books",
          "summary": "All.",
          "was": "Books.all",
          "deprecated": { "sunset": "2030-01-01" },
          "timeout": 7,
          "authentication": "token",
          "headers": { "X-Kind": "1" },
          "errors": { "409": "taken" },
          "response": { "type": "Page", "headers": { "X-Rate": "int" } }
        },
        "Books.add": { "method": "POST", "path": "/books", "body": { "type": "Book", "spread": true } },
        "Books.search": { "path": "/search", "parameters": { "tags": "Tags" }, "response": "Page" },
        "Books.shelf": { "path": "/shelf", "response": "Shelf" }
      }
    }

    """
}
