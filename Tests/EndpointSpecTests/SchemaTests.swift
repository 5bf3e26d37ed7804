import EndpointJSON
import TestTraits
import Testing

@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The JSON Schema matches the loader", .serialized, .computing)
struct SchemaTests {
  static let tables = SpecKeys.tables

  private static let definitions: JSONNode? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Specs/endpoints.schema.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONNode.parse(Array(data)).member("$defs")?.value
  }()

  @Test(arguments: tables)
  func schemaHasKeysOfLoader(table: KeyTable) throws {
    let definition = try #require(Self.definitions?.member(table.definition)?.value)
    let properties = try #require(definition.member("properties")?.value)
    #expect(properties.keys == table.keys.map(\.name))
    let required = definition.member("required")?.value.texts ?? []
    #expect(Set(required) == Set(table.keys.filter(\.isRequired).map(\.name)))
    #expect(definition.member("additionalProperties")?.value.value == false)
    #expect(definition.member("patternProperties")?.value.value == ["^x-": true])
  }

  @Test(arguments: tables)
  func schemaDescribesEveryKeyAndItsValues(table: KeyTable) throws {
    let definition = try #require(Self.definitions?.member(table.definition)?.value)
    for key in table.keys {
      let property = try #require(definition.member("properties")?.value.member(key.name)?.value)
      #expect(property.member("description") != nil, "\(key.name)")
      #expect((property.member("enum")?.value.texts ?? []) == key.words, "\(key.name)")
    }
  }

  @Test func loaderReadsEveryDefinitionWithFixedKeys() throws {
    guard case .object(let members)? = Self.definitions?.kind else {
      Issue.record("Specs/endpoints.schema.json has no definitions")
      return
    }
    let fixed = members.filter { $0.value.member("patternProperties")?.value.member("^x-") != nil }
    #expect(Set(fixed.map(\.key)) == Set(Self.tables.map(\.definition)))
    for member in members {
      for name in member.value.references {
        #expect(members.contains { $0.key == name }, "\(member.key) refers to \(name)")
      }
    }
  }
}

extension JSONNode {
  fileprivate var keys: [String] {
    if case .object(let members) = kind { members.map(\.key) } else { [] }
  }

  fileprivate var texts: [String] {
    guard case .array(let elements) = kind else { return [] }
    return elements.compactMap { element in
      if case .string(let text) = element.kind { text } else { nil }
    }
  }

  /// The definitions that any `$ref` in the value names.
  fileprivate var references: [String] {
    switch kind {
    case .array(let elements): elements.flatMap(\.references)
    case .object(let members):
      members.flatMap { member in
        if case .string(let text) = member.value.kind, member.key == "$ref" {
          return [String(text.dropFirst("#/$defs/".count))]
        }
        return member.value.references
      }
    default: []
    }
  }
}
