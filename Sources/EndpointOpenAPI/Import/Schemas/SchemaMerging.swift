import EndpointJSON

/// Keywords of several schemas that hold for the same value.
extension SchemaView {
  /// Leaves only the types that are among the others too: an integer is a number.
  mutating func narrow(to others: [String]) {
    let both = types.compactMap { type in
      if others.contains(type) || type == "integer" && others.contains("number") { return type }
      return type == "number" && others.contains("integer") ? "integer" : nil
    }
    isNever = isNever || both.isEmpty
    if !both.isEmpty { types = both }
  }

  /// Leaves only the values that are among the others too.
  mutating func narrow(toValues others: [DocumentNode]) {
    guard let known = values else {
      values = others
      return
    }
    let allowed = Set(known.map(\.node.value))
    let both = others.filter { allowed.contains($0.node.value) }
    isNever = isNever || both.isEmpty
    values = both
  }

  /// Adds the keywords of an alternative.
  mutating func add(_ other: SchemaView) {
    merge(other)
    isNullable = other.isNullable
  }

  /// Adds the keywords of another schema that holds for the same value.
  mutating func merge(_ other: SchemaView) {
    if types.isEmpty {
      types = other.types
    } else if !other.types.isEmpty {
      narrow(to: other.types)
    }
    format = other.format ?? format
    contentEncoding = other.contentEncoding ?? contentEncoding
    holdsBytes = holdsBytes || other.holdsBytes
    if let values = other.values { narrow(toValues: values) }
    valueWords.merge(other.valueWords) { $1 }
    for property in other.properties {
      for schema in property.schemas {
        addProperty(DocumentMember(key: property.key, place: property.place, value: schema))
      }
    }
    required.formUnion(other.required)
    addItems(other.items)
    hasTuple = hasTuple || other.hasTuple
    if case .unsaid = other.additional {} else { additional = other.additional }
    alternatives += other.alternatives
    isNever = isNever || other.isNever
    var annotations = other.annotations
    annotations.fill(from: self.annotations)
    self.annotations = annotations
  }
}
