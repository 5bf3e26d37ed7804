import EndpointGenerator
import EndpointSpec
import Foundation
import TestTraits
import Testing

@testable import EndpointDiff

/// What a new name of a declaration means, for the declarations of the cases of `diff`.
///
/// `RENAMES=1` reads all cases, and otherwise a tenth.
@Suite(.serialized, .computing)
struct RenameLawTests {
  /// The law: with `was`, code that uses a field by its old name compiles, also code that creates the value.
  ///
  /// A struct without an `id` is not `Identifiable`.
  @Test func wasOfFieldKeepsSourceCode() throws {
    for text in try Self.specs() {
      let model = try Side(reading: Array(text.utf8), as: "before.json").model
      let old = SymbolTable(model)
      for fields in model.fields.map({ [$0] }) + [model.fields] {
        let new = fields.reduce(model) { $0.renaming($1.field, of: $1.type) }
        let broken = compareSymbols(old, SymbolTable(new))
          .filter { $0.level == .breaking && $0.effect != .conformanceLost }
        #expect(broken.map(\.path) == [], "\(fields) in \(text)")
      }
    }
  }

  /// The law: a type with another name, whatever uses it, is the same type. Code with its members compiles.
  ///
  /// Names that follow from its name change, too: those of nested types, and of a member of a union. The headers of a
  /// response with the type are a finding of their own.
  @Test func renamedTypeIsOneFinding() throws {
    for text in try Self.specs() where !text.contains("\"headers\"") {
      let old = try Side(reading: Array(text.utf8), as: "before.json")
      for type in old.model.renameableTypes(in: text) {
        let renamed = text.replacing(try Regex("\\b\(type)\\b"), with: "\(type)Anew")
        let new = try Side(reading: Array(renamed.utf8), as: "after.json")
        let changes = compare(old: old, new: new, today: CaseFolder.today).changes
          .filter { $0.level > .safe }
        let kinds = Set(changes.compactMap(\.kind.id)).subtracting([.respFieldSwiftNameChanged])
        #expect(kinds == [.typeRenamed], "\(type) in \(text)")
      }
    }
  }

  private static func specs() throws -> [String] {
    let folders = try CaseFolder.all()
    let texts = Set(try folders.map { try $0.text("before") }).sorted()
    let isAll = ProcessInfo.processInfo.environment["RENAMES"] != nil
    return stride(from: 0, to: texts.count, by: isAll ? 1 : 10).map { texts[$0] }
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
