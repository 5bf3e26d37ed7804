import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import Mutation
import TestTraits
import Testing

/// Merges a spec with a new import. `ours` has the edits of a person, `theirs` the changes of the
/// document.
@Suite("A second import", .serialized, .computing)
struct MergeTests {
  // MARK: One side

  @Test("replaces a spec without edits")
  func returnsImportIfSpecIsUnedited() {
    let theirs = Self.base.setting(["types", "Pet", "fields", "age"], to: "int?")
    let merged = merge(ours: Self.base, theirs: theirs)
    #expect(merged.text == canonicalText(of: theirs))
    #expect(merged.conflicts == [])
  }

  @Test("leaves the spec unchanged if the document is unchanged")
  func returnsSpecIfDocumentIsUnchanged() {
    let ours = Self.base.setting(["endpoints", "Pets.list", "timeout"], to: 5)
    let merged = merge(ours: ours, theirs: Self.base)
    #expect(merged.text == canonicalText(of: ours))
  }

  @Test("merges edits of both sides in one entry")
  func mergesEditsOfBothSidesInOneEntry() {
    let merged = merge(
      ours: Self.base.setting(["types", "Pet", "fields", "name", "as"], to: "title")
        .setting(["types", "Pet", "fields", "name", "type"], to: "string"),
      theirs: Self.base.setting(["types", "Pet", "fields", "name"], to: "string?")
    )
    #expect(merged.spec.value(at: ["types", "Pet", "fields", "name", "type"]) == "string?")
    #expect(merged.spec.value(at: ["types", "Pet", "fields", "name", "as"]) == "title")
    #expect(merged.conflicts == [])
  }

  @Test("omits entries that a person deleted")
  func preservesDeletions() {
    let merged = merge(
      ours: Self.base.setting(["endpoints", "Pets.list"], to: nil)
        .setting(["types", "Pet", "fields", "kind"], to: nil),
      theirs: Self.base.setting(["version"], to: "2.0.0")
    )
    #expect(merged.spec.value(at: ["endpoints", "Pets.list"]) == nil)
    #expect(merged.spec.value(at: ["types", "Pet", "fields", "kind"]) == nil)
    #expect(merged.spec["version"] == "2.0.0")
  }

  @Test("preserves added entries next to their neighbors")
  func preservesAdditionsBesideNeighbors() {
    let fields: JSONValue = ["id": "int", "nick": "string?", "name": "string", "kind": "Kind"]
    let merged = merge(
      ours: Self.base.setting(["types", "Pet", "fields"], to: fields),
      theirs: Self.base.setting(
        ["types", "Pet", "fields"],
        to: ["kind": "Kind", "id": "int", "name": "string"]
      )
    )
    let keys = merged.spec.value(at: ["types", "Pet", "fields"])?.objectValue?.keys
    #expect(keys == ["kind", "id", "nick", "name"])
  }

  @Test("preserves an order that a person changed")
  func preservesEditedOrder() {
    let merged = merge(
      ours: Self.base.setting(
        ["types", "Pet", "fields"],
        to: ["name": "string", "id": "int", "kind": "Kind"]
      ),
      theirs: Self.base.setting(["types", "Pet", "fields", "age"], to: "int?")
    )
    let keys = merged.spec.value(at: ["types", "Pet", "fields"])?.objectValue?.keys
    #expect(keys == ["name", "id", "kind", "age"])
  }

  // MARK: Conflicts

  @Test("keeps the spec's value if both sides changed it")
  func prefersSpecOnConflict() {
    let path = ["types", "Pet", "fields", "name"]
    let merged = merge(
      ours: Self.base.setting(path, to: "string?"),
      theirs: Self.base.setting(path, to: "int")
    )
    #expect(merged.spec.value(at: path) == "string?")
    #expect(merged.conflicts == ["types.Pet.fields.name: \"string\" \"string?\" \"int\""])
  }

  @Test("counts what a person deleted and the document changed, and does not bring it back")
  func countsChangesOfDeletedEntries() {
    let path = ["types", "Pet", "fields", "name"]
    let merged = result(
      ours: Self.base.setting(path, to: nil).setting(["endpoints", "Pets.list"], to: nil),
      theirs: Self.base.setting(path, to: "int")
        .setting(["endpoints", "Pets.list", "summary"], to: "Lists pets.")
    )
    #expect(merged.files[0].spec.value(at: path) == nil)
    #expect(merged.files[0].spec["endpoints"]?.objectValue?.keys == ["Pets.get"])
    #expect(merged.conflicts.isEmpty)
    #expect(merged.deletions == [path, ["endpoints", "Pets.list"]])
  }

  @Test("omits new types that only deleted endpoints and types use")
  func omitsNewTypesOfDeletedEntries() {
    let merged = merge(
      ours: Self.base.setting(["endpoints", "Pets.list"], to: nil),
      theirs: Self.base.setting(["endpoints", "Pets.list", "response"], to: "Page")
        .setting(["endpoints", "Pets.get", "response"], to: "Wrapped")
        .setting(["types", "Page"], to: ["fields": ["items": "[Item]"]])
        .setting(["types", "Item"], to: ["fields": ["page": "Page?", "kind": "Kind"]])
        .setting(["types", "Wrapped"], to: ["fields": ["pet": "Pet"]])
        .setting(["types", "Unused"], to: ["fields": ["id": "int"]])
    )
    #expect(merged.spec["types"]?.objectValue?.keys == ["Pet", "Kind", "Wrapped", "Unused"])
    #expect(merged.conflicts == [])
  }

  @Test("removes changed nested types of endpoints that a person deleted")
  func removesNestedTypesOfDeletedEndpoints() {
    let base = Self.base.setting(["types", "Farm.State"], to: ["enum": ["a"]])
      .setting(["endpoints", "Farm.list"], to: ["path": "/farm", "response": "Farm.State"])
    let merged = merge(
      base: base,
      ours: base.setting(["endpoints", "Farm.list"], to: nil),
      theirs: base.setting(["types", "Farm.State", "summary"], to: "A state.")
    )
    #expect(merged.text == canonicalText(of: Self.base))
    #expect(merged.conflicts == [])
  }

  /// What names a missing endpoint or failure would be an error.
  @Test("removes texts of receivers, selections and nulls that name nothing anymore")
  func removesLeftovers() {
    let base = Self.base.setting(["receivers"], to: ["Pets": "Pets.", "Farm": "Farms."])
      .setting(["errors"], to: ["404": "notFound"])
      .setting(["endpoints", "Farm.list"], to: ["path": "/farm"])
    let merged = merge(
      base: base,
      ours: base.setting(["errors"], to: nil)
        .setting(["swift"], to: ["exclude": ["Farm.*", "Pets.get"]]),
      theirs: base.setting(["endpoints", "Farm.list"], to: nil)
        .setting(["receivers", "Pets"], to: "All pets.")
        .setting(["endpoints", "Pets.list", "errors"], to: ["404": .null])
    )
    #expect(merged.spec["receivers"] == ["Pets": "All pets."])
    #expect(merged.spec["swift"] == ["exclude": ["Pets.get"]])
    #expect(merged.spec.value(at: ["endpoints", "Pets.list", "errors"]) == nil)
  }

  @Test("reports entries that the document removed and a person changed")
  func reportsRemovedAndChangedEntries() {
    let path = ["types", "Pet", "fields", "name"]
    let removed = merge(
      ours: Self.base.setting(path, to: "int"),
      theirs: Self.base.setting(path, to: nil)
    )
    #expect(removed.spec.value(at: path) == "int")
    #expect(removed.conflicts == ["types.Pet.fields.name: \"string\" \"int\" none"])
  }

  @Test("does not mix a struct and an enum")
  func doesNotMixStructAndEnum() {
    let merged = merge(
      ours: Self.base.setting(["types", "Pet", "fields", "name"], to: "string?"),
      theirs: Self.base.setting(["types", "Pet"], to: ["enum": ["a", "b"]])
    )
    #expect(merged.spec.value(at: ["types", "Pet", "enum"]) == nil)
    #expect(merged.conflicts.count == 1)
  }

  @Test("applies equal changes of both sides once")
  func appliesEqualChangesOnce() {
    let both = Self.base.setting(["types", "Pet", "fields", "age"], to: "int?")
    let merged = merge(ours: both, theirs: both)
    #expect(merged.text == canonicalText(of: both))
    #expect(merged.conflicts == [])
  }

  // MARK: Lists

  @Test("merges enum values and preserves their edited names")
  func mergesEnumValuesAndPreservesNames() {
    let path = ["types", "Kind", "enum"]
    let merged = merge(
      ours: Self.base.setting(path, to: ["feline": "cat", "dog": "dog"]),
      theirs: Self.base.setting(path, to: ["cat", "guinea-pig", "dog"])
    )
    #expect(
      merged.spec.value(at: path)
        == ["feline": "cat", "guineaPig": "guinea-pig", "dog": "dog"]
    )
    #expect(merged.conflicts == [])
  }

  @Test("merges the members of a union")
  func mergesUnionMembers() {
    let base = Self.base.setting(["types", "Any"], to: ["union": ["Pet", "Kind"]])
    let merged = merge(
      base: base,
      ours: base.setting(["types", "Any", "union"], to: ["Pet"]),
      theirs: base.setting(["types", "Any", "union"], to: ["Pet", "Kind", "Error"])
    )
    #expect(merged.spec.value(at: ["types", "Any", "union"]) == ["Pet", "Error"])
  }

  @Test("treats other arrays as a whole")
  func treatsOtherArraysAsWhole() {
    let path = ["endpoints", "Pets.list", "examples", "one", "response"]
    let base = Self.base.setting(path, to: [1, 2])
    let merged = merge(
      base: base,
      ours: base.setting(path, to: [1]),
      theirs: base.setting(path, to: [1, 2, 3])
    )
    #expect(merged.spec.value(at: path) == [1])
    #expect(merged.conflicts.count == 1)
  }

  // MARK: Names

  @Test("follows an endpoint that a person renamed")
  func followsEndpointRenamedInSpec() {
    let merged = merge(
      ours: Self.base.renaming(["endpoints", "Pets.list"], to: "Pets.all"),
      theirs: Self.base.setting(["endpoints", "Pets.list", "summary"], to: "All pets.")
    )
    #expect(merged.spec["endpoints"]?.objectValue?.keys == ["Pets.all", "Pets.get"])
    #expect(merged.spec.value(at: ["endpoints", "Pets.all", "summary"]) == "All pets.")
  }

  @Test("follows an endpoint that the document renamed")
  func followsEndpointRenamedByDocument() {
    let merged = merge(
      ours: Self.base.setting(["endpoints", "Pets.list", "timeout"], to: 5),
      theirs: Self.base.renaming(["endpoints", "Pets.list"], to: "Pets.all")
    )
    #expect(merged.spec.value(at: ["endpoints", "Pets.all", "timeout"]) == 5)
    #expect(merged.spec.value(at: ["endpoints", "Pets.list"]) == nil)
    #expect(merged.conflicts == [])
  }

  @Test("does not bring back an endpoint that a person deleted and the document renamed")
  func omitsDeletedEndpointThatDocumentRenamed() {
    let merged = result(
      ours: Self.base.setting(["endpoints", "Pets.list"], to: nil),
      theirs: Self.base.renaming(["endpoints", "Pets.list"], to: "Pets.find")
    )
    #expect(merged.files[0].spec["endpoints"]?.objectValue?.keys == ["Pets.get"])
    #expect(merged.conflicts.isEmpty)
    #expect(merged.deletions == [["endpoints", "Pets.find"]])
  }

  @Test("reports an endpoint that both sides renamed")
  func reportsEndpointRenamedByBothSides() {
    let merged = merge(
      ours: Self.base.renaming(["endpoints", "Pets.list"], to: "Pets.all"),
      theirs: Self.base.renaming(["endpoints", "Pets.list"], to: "Pets.find")
    )
    #expect(merged.spec["endpoints"]?.objectValue?.keys == ["Pets.all", "Pets.get"])
    #expect(merged.conflicts == ["endpoints.Pets.all: \"Pets.list\" \"Pets.all\" \"Pets.find\""])
  }

  @Test("follows a type that a person renamed, in new entries too")
  func followsRenamedTypeInNewEntries() {
    let merged = merge(
      ours: Self.base.replacing { $0.replacingPet },
      theirs: Self.base.setting(["types", "Pet", "fields", "friends"], to: "[Pet]?")
        .setting(
          ["endpoints", "Pets.add"],
          to: ["method": "POST", "path": "/pets", "body": "Pet"]
        )
    )
    #expect(merged.spec["types"]?.objectValue?.keys == ["Animal", "Kind"])
    #expect(merged.spec.value(at: ["types", "Animal", "fields", "friends"]) == "[Animal]?")
    #expect(merged.spec.value(at: ["endpoints", "Pets.add", "body"]) == "Animal")
    #expect(merged.conflicts == [])
  }

  @Test("follows a receiver that a person renamed, in new endpoints and types too")
  func followsRenamedReceiverInNewEntries() {
    let base = Self.base.setting(["receivers", "Pets", "summary"], to: "Pets.")
    let merged = merge(
      base: base,
      ours: base.renaming(["endpoints", "Pets.list"], to: "Zoo.list")
        .renaming(["endpoints", "Pets.get"], to: "Zoo.get").renaming(
          ["receivers", "Pets"],
          to: "Zoo"
        ),
      theirs: base.setting(["receivers", "Pets", "summary"], to: "All pets.")
        .setting(["types", "Pets.AddResponse", "fields", "id"], to: "int")
        .setting(
          ["endpoints", "Pets.add"],
          to: ["method": "POST", "path": "/pets", "response": "Pets.AddResponse"]
        )
    )
    #expect(merged.spec["endpoints"]?.objectValue?.keys == ["Zoo.list", "Zoo.get", "Zoo.add"])
    #expect(merged.spec.value(at: ["endpoints", "Zoo.add", "response"]) == "Zoo.AddResponse")
    #expect(merged.spec["receivers"] == ["Zoo": ["summary": "All pets."]])
    #expect(merged.conflicts == [])
  }

  @Test("reports a renamed type that the document removed")
  func reportsRenamedTypeThatDocumentRemoved() {
    let merged = merge(
      ours: Self.base.replacing { $0.replacingPet },
      theirs: Self.base.setting(["types", "Pet"], to: nil)
        .setting(["endpoints", "Pets.list"], to: nil).setting(["endpoints", "Pets.get"], to: nil)
    )
    #expect(merged.spec["types"]?.objectValue?.keys == ["Animal", "Kind"])
    #expect(merged.conflicts == ["types.Animal: \"Pet\" \"Animal\" none"])
  }

  // MARK: Used types

  @Test("restores a deleted type if the document needs it")
  func restoresDeletedTypeThatDocumentNeeds() {
    let ours = Self.base.setting(["types", "Kind"], to: nil)
      .setting(["types", "Pet", "fields", "kind"], to: nil)
    let merged = merge(
      ours: ours,
      theirs: Self.base.setting(["types", "Pet", "fields", "other"], to: "Kind?")
    )
    #expect(merged.spec.value(at: ["types", "Kind"]) == Self.base.value(at: ["types", "Kind"]))
    #expect(merged.spec.value(at: ["types", "Pet", "fields", "kind"]) == nil)
  }

  @Test("retains a removed type if an edit needs it")
  func retainsRemovedTypeThatEditNeeds() {
    let merged = merge(
      ours: Self.base.setting(
        ["endpoints", "Pets.kinds"],
        to: ["path": "/k", "response": "Kind"]
      ),
      theirs: Self.base.setting(["types", "Kind"], to: nil)
        .setting(["types", "Pet", "fields", "kind"], to: nil)
    )
    #expect(merged.spec.value(at: ["types", "Kind"]) != nil)
    #expect(merged.conflicts == [])
  }

  @Test("removes a nested type with its owner and reports an edit of it")
  func removesNestedTypeWithoutOwner() {
    let base = Self.base.setting(["types", "Farm.State"], to: ["enum": ["a"]])
      .setting(["endpoints", "Farm.list"], to: ["path": "/farm", "response": "Farm.State"])
    let merged = merge(
      base: base,
      ours: base.setting(["types", "Farm.State", "summary"], to: "A state."),
      theirs: Self.base
    )
    #expect(merged.text == canonicalText(of: Self.base))
    #expect(merged.conflicts.count == 1)
  }

  // MARK: Files

  @Test("keeps each entry in its file, and moves it with the document")
  func mergesEntriesIntoTheirFiles() {
    let parts = Parts(Self.base)
    let theirs = Parts(Self.base.setting(["types", "Kind", "enum"], to: ["cat"]))
    let ours = [parts.main("Pet"), parts.part("Pets.json", "Kind")]
    let result = mergeSpecs(
      base: [parts.main("Pet", "Kind")],
      ours: ours,
      theirs: [theirs.main("Pet", "Kind")]
    )
    #expect(result.files.map(\.name) == ["api.json", "Pets.json"])
    #expect(result.files[1].spec == ["types": ["Kind": ["enum": ["cat"]]]])
    let back = mergeSpecs(base: ours, ours: ours, theirs: [theirs.main("Pet", "Kind")])
    #expect(back.files.map(\.name) == ["api.json"])
  }

  // MARK: Helpers

  static let base: JSONValue = [
    "api": "Zoo", "version": "1.0.0",
    "servers": ["production": "https://zoo.example.com"],
    "types": [
      "Pet": ["fields": ["id": "int", "name": "string", "kind": "Kind"]],
      "Kind": ["enum": ["cat", "dog"]],
    ],
    "endpoints": [
      "Pets.list": ["path": "/pets", "response": "[Pet]"],
      "Pets.get": ["path": "/pets/{id}", "parameters": ["id": "int"], "response": "Pet"],
    ],
  ]

  private func merge(
    base: JSONValue = base,
    ours: JSONValue,
    theirs: JSONValue
  ) -> (spec: JSONValue, text: String, conflicts: [String]) {
    let result = result(base: base, ours: ours, theirs: theirs)
    let spec = result.files[0].spec
    let conflicts = result.conflicts.map { conflict in
      let values = [conflict.base, conflict.ours, conflict.theirs].map { $0?.description ?? "none" }
      return "\(conflict.path.joined(separator: ".")): \(values.joined(separator: " "))"
    }
    return (spec, canonicalText(of: spec), conflicts)
  }

  private func result(
    base: JSONValue = base,
    ours: JSONValue,
    theirs: JSONValue
  ) -> MergeResult {
    func file(_ spec: JSONValue) -> [ImportResult.File] { [.init(name: "Zoo.json", spec: spec)] }
    return mergeSpecs(base: file(base), ours: file(ours), theirs: file(theirs))
  }

  private struct Parts {
    let spec: JSONValue

    init(_ spec: JSONValue) { self.spec = spec }

    func main(_ types: String...) -> ImportResult.File {
      .init(name: "api.json", spec: spec.setting(["types"], to: map(types)))
    }

    func part(_ name: String, _ types: String...) -> ImportResult.File {
      .init(name: name, spec: ["types": map(types)])
    }

    private func map(_ types: [String]) -> JSONValue {
      .object(JSONObject(types.map { ($0, spec.value(at: ["types", $0]) ?? .null) }))
    }
  }
}

extension String {
  fileprivate var replacingPet: String {
    switch self {
    case "Pet": "Animal"
    case "[Pet]": "[Animal]"
    default: self
    }
  }
}
