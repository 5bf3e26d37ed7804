import EndpointSpec

/// Counts how often a `Fit` found the types, fields and enum cases of an API.
package final class SeenParts {
  package struct FieldCount: Equatable, Sendable {
    /// The number of objects with the key.
    package fileprivate(set) var present = 0
    /// The number of these with null.
    package fileprivate(set) var null = 0
  }

  private struct Part: Hashable {
    let type: SwiftName
    let field: WireName
  }

  private var types: [SwiftName: Int] = [:]
  private var fields: [Part: FieldCount] = [:]
  private var cases: [SwiftName: [Int: Int]] = [:]

  package init() {}

  func add(_ type: TypeModel) { types[type.name, default: 0] += 1 }

  func add(_ field: FieldModel, of type: TypeModel, isNull: Bool) {
    let part = Part(type: type.name, field: field.wireName)
    fields[part, default: FieldCount()].present += 1
    if isNull { fields[part, default: FieldCount()].null += 1 }
  }

  func add(_ type: TypeModel, caseAt index: Int) {
    cases[type.name, default: [:]][index, default: 0] += 1
  }

  /// The number of values of a struct or an enum.
  package func count(_ type: TypeModel) -> Int { types[type.name] ?? 0 }

  package func count(_ field: FieldModel, of type: TypeModel) -> FieldCount {
    fields[Part(type: type.name, field: field.wireName)] ?? FieldCount()
  }

  package func count(_ type: TypeModel, caseAt index: Int) -> Int {
    cases[type.name]?[index] ?? 0
  }
}
