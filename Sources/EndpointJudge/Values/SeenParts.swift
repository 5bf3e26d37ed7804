import EndpointSpec

/// Counts how often a `Fit` found the types, fields and enum cases of an API.
package final class SeenParts {
  package struct FieldCount: Equatable, Sendable {
    /// The number of objects with the key.
    package fileprivate(set) var present = 0
    /// The number of these with null.
    package fileprivate(set) var null = 0
  }

  /// The counts of a type and of its fields, in their order.
  final class TypeCount {
    fileprivate var count = 0
    fileprivate var fields: [FieldCount]

    fileprivate init(_ type: TypeModel) {
      fields = type.structure.map { $0.fields.map { _ in FieldCount() } } ?? []
    }

    func add(fieldAt position: Int, isNull: Bool) {
      fields[position].present += 1
      if isNull { fields[position].null += 1 }
    }
  }

  private var types: [SwiftName: TypeCount] = [:]
  private var cases: [SwiftName: [Int: Int]] = [:]

  package init() {}

  /// Counts a value. Returns the counts of its fields.
  @discardableResult
  func add(_ type: TypeModel) -> TypeCount {
    let known = types[type.name] ?? TypeCount(type)
    if known.count == 0 { types[type.name] = known }
    known.count += 1
    return known
  }

  func add(_ type: TypeModel, caseAt index: Int) {
    cases[type.name, default: [:]][index, default: 0] += 1
  }

  /// The number of values of a struct or an enum.
  package func count(_ type: TypeModel) -> Int { types[type.name]?.count ?? 0 }

  package func count(_ field: FieldModel, of type: TypeModel) -> FieldCount {
    let position = type.structure?.fields.firstIndex { $0.wireName == field.wireName }
    guard let position, let counts = types[type.name] else { return FieldCount() }
    return counts.fields[position]
  }

  package func count(_ type: TypeModel, caseAt index: Int) -> Int {
    cases[type.name]?[index] ?? 0
  }
}

extension TypeModel {
  fileprivate var structure: StructModel? {
    if case .structure(let structure) = form { structure } else { nil }
  }
}
