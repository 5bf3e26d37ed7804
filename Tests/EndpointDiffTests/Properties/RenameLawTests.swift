import EndpointGenerator
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointDiff

/// What a new name of a declaration means, for the declarations of all cases of `diff`.
@Suite(.serialized, .computing)
struct RenameLawTests {
  /// The law: with `was`, code that uses a field by its old name compiles, also code that creates the value.
  @Test(arguments: try CaseFolder.all())
  func wasOfFieldKeepsSourceCode(_ folder: CaseFolder) throws {
    let model = try folder.side("before").model
    let old = SymbolTable(model)
    for (type, index) in model.fields {
      let renamed = model.renaming(index, of: type)
      let worst = compareSymbols(old, SymbolTable(renamed)).map(\.level).max() ?? .safe
      #expect(worst < .breaking, "\(model.types[type].name), field \(index)")
    }
  }

  /// The law: a type with another name, whatever uses it, is the same type. Code with its members compiles.
  @Test(arguments: try CaseFolder.all())
  func renamedTypeIsOneFinding(_ folder: CaseFolder) throws {
    let text = try folder.text("before")
    let old = try Side(reading: Array(text.utf8), as: "before.json")
    for type in old.model.renameableTypes(in: text) {
      let renamed = text.replacing("\"\(type)", with: "\"\(type)Anew")
        .replacing("[\(type)", with: "[\(type)Anew").replacing(": \(type)]", with: ": \(type)Anew]")
      guard let new = try? Side(reading: Array(renamed.utf8), as: "after.json") else { continue }
      let changes = compare(old: old, new: new, today: CaseFolder.today).changes
        .filter { $0.level > .safe }
      #expect(changes.map(\.kind.id) == [.typeRenamed], "\(type)")
    }
  }

  /// The law: a finding about a renamed declaration shows both declarations or neither.
  @Test(arguments: try CaseFolder.all())
  func findingOfRenameShowsBothDeclarations(_ folder: CaseFolder) throws {
    for change in try folder.changes() + folder.mirror() where change.former != nil {
      #expect((change.declarationBefore == nil) == (change.declarationAfter == nil), "\(change)")
    }
  }
}

extension CaseFolder {
  fileprivate func text(_ name: String) throws -> String {
    try String(
      contentsOf: Self.root.appending(path: "\(self.name)/\(name).json"),
      encoding: .utf8
    )
  }
}

extension APIModel {
  /// The indices of types, and of their fields that are properties.
  fileprivate var fields: [(type: Int, field: Int)] {
    types.indices.flatMap { type in
      types[type].fields.indices.filter { types[type].fields[$0].constant == nil }.map {
        (type, $0)
      }
    }
  }

  fileprivate func renaming(_ field: Int, of type: Int) -> APIModel {
    guard case .structure(var structure) = types[type].form else { return self }
    structure.fields[field] = structure.fields[field].renamed
    var model = self
    model.types[type].form = .structure(structure)
    return model
  }

  /// The used types whose name is only the name of a type in the text.
  fileprivate func renameableTypes(in text: String) -> [String] {
    let reach = TypeReach(self)
    return types.filter { $0.name.owner == nil && !reach.flows(of: $0.name).isEmpty }
      .map(\.name.text).filter { name in
        text.contains("\"\(name)\":") && !text.contains("\(name).")
          && types.allSatisfy { $0.name.text == name || !$0.name.text.hasPrefix(name) }
      }
  }
}

extension FieldModel {
  /// The field with another name, and its old one in `was`.
  fileprivate var renamed: FieldModel {
    var field = FieldModel(
      wireName: WireName("\(wireName)_anew"),
      name: SwiftName("\(name.text)Anew"),
      type: type,
      place: place
    )
    field.was = WireName(name.text)
    (field.defaultValue, field.at, field.wire) = (defaultValue, at, wire)
    (field.isLossy, field.isLenient, field.isNullable) = (isLossy, isLenient, isNullable)
    (field.direction, field.isIndirect, field.deprecation) = (direction, isIndirect, deprecation)
    return field
  }
}
