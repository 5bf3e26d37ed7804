/// Fields by wire name, in order.
struct MergedFields {
  private(set) var fields: [FieldModel] = []
  var additional: TypeReference?
  private var indices: [WireName: Int] = [:]

  /// Adds a field. Returns a different field with the same wire name, if there is one.
  mutating func add(_ field: FieldModel) -> FieldModel? {
    guard let index = indices[field.wireName] else {
      indices[field.wireName] = fields.count
      fields.append(field)
      return nil
    }
    return fields[index].place == field.place ? nil : fields[index]
  }

  mutating func replace(_ field: FieldModel) {
    if let index = indices[field.wireName] {
      fields[index] = field
    } else {
      _ = add(field)
    }
  }
}
