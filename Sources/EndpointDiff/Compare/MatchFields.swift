import EndpointSpec

/// The fields of both versions of a struct: by wire name, then by `was`, then by Swift name; one that looks like
/// another at the same place last.
package func matchFields(_ old: [FieldModel], _ new: [FieldModel]) -> Matched<FieldModel> {
  var matching = Matching(old, new)
  matching.matchFields { $0 }
  return matching.result
}

extension Matching {
  /// Matches by what fields, and all that has a field, are known by.
  mutating func matchFields(_ field: (Value) -> FieldModel) {
    match(by: .name) { field($0).wireName.text }
    match(by: .formerName, old: { field($0).wireName.text }, new: { field($0).was?.text })
    match(by: .formerName, old: { field($0).name.text }, new: { field($0).was?.text })
    match(by: .swiftName) { field($0).name.text }
    matchNeighbours(by: .guess) { field($0).looksLike(field($1)) }
  }
}

extension FieldModel {
  /// Whether everything but the name is the same.
  fileprivate func looksLike(_ other: FieldModel) -> Bool {
    type == other.type && defaultValue == other.defaultValue && constant == other.constant
      && direction == other.direction && isNullable == other.isNullable && wire == other.wire
  }
}
