/// Counts how often a `Fit` found the types, fields and enum cases of an API.
package final class SeenParts {
  /// The counts of a field.
  package struct FieldCount: Equatable, Sendable {
    /// The number of objects with the key.
    package fileprivate(set) var present = 0
    /// The number of these with null.
    package fileprivate(set) var null = 0
  }

  private struct Part: Hashable {
    let type: ObjectIdentifier
    let field: ObjectIdentifier
  }

  private var types: [ObjectIdentifier: Int] = [:]
  private var fields: [Part: FieldCount] = [:]
  private var cases: [ObjectIdentifier: [Int: Int]] = [:]

  package init() {}

  func add(_ type: TypeModel) { types[ObjectIdentifier(type), default: 0] += 1 }

  func add(_ field: FieldModel, of type: TypeModel, isNull: Bool) {
    let part = Part(type: ObjectIdentifier(type), field: ObjectIdentifier(field))
    fields[part, default: FieldCount()].present += 1
    if isNull { fields[part, default: FieldCount()].null += 1 }
  }

  func add(_ type: TypeModel, caseAt index: Int) {
    cases[ObjectIdentifier(type), default: [:]][index, default: 0] += 1
  }

  /// The number of values of a struct or an enum.
  package func count(_ type: TypeModel) -> Int { types[ObjectIdentifier(type)] ?? 0 }

  package func count(_ field: FieldModel, of type: TypeModel) -> FieldCount {
    fields[Part(type: ObjectIdentifier(type), field: ObjectIdentifier(field))] ?? FieldCount()
  }

  package func count(_ type: TypeModel, caseAt index: Int) -> Int {
    cases[ObjectIdentifier(type)]?[index] ?? 0
  }
}
