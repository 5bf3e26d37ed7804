/// The fields and enum cases of an API that a `Fit` found in values.
package final class SeenParts {
  private var fields: Set<ObjectIdentifier> = []
  private var cases: [ObjectIdentifier: Set<Int>] = [:]

  package init() {}

  func add(_ field: FieldModel) { fields.insert(ObjectIdentifier(field)) }

  func add(_ type: TypeModel, caseAt index: Int) {
    cases[ObjectIdentifier(type), default: []].insert(index)
  }

  package func contains(_ field: FieldModel) -> Bool { fields.contains(ObjectIdentifier(field)) }

  package func contains(_ type: TypeModel, caseAt index: Int) -> Bool {
    cases[ObjectIdentifier(type)]?.contains(index) ?? false
  }
}
