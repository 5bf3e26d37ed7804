import EndpointJSON
import EndpointSpec

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

  /// Adds the keywords of another schema that holds for the same value.
  fileprivate mutating func merge(_ other: SchemaView) {
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
    additional = additional.narrowed(to: other.additional)
    alternatives += other.alternatives
    isNever = isNever || other.isNever
    var annotations = other.annotations
    annotations.fill(from: self.annotations)
    self.annotations = annotations
  }
}

extension SchemaView.Additional {
  /// What holds where both do. Of two that exclude each other it is the other one, the last that the document names.
  fileprivate func narrowed(to other: Self) -> Self {
    switch (self, other) {
    case (_, .unsaid), (.schema, .anything), (.forbidden, .anything): self
    default: other
    }
  }

  /// Whether both name types of the values, and these differ.
  fileprivate func differs(from other: Self) -> Bool {
    guard case .schema(let own) = self, case .schema(let others) = other else { return false }
    return own.map(\.node.value) != others.map(\.node.value)
  }
}

extension Importer {
  /// Adds the keywords of another schema that holds for the same value, and tells those that it replaces: a spec names one format,
  /// and one type for keys that no property has.
  mutating func merge(_ part: SchemaView, into view: inout SchemaView) {
    if let known = view.format, let format = part.format, known != format {
      notCarried("the format \(quoted(known)) of what is \(quoted(format)) too", at: part.place)
    }
    if view.additional.differs(from: part.additional) {
      notCarried(
        "the \"additionalProperties\" of a part before, which these replace",
        at: part.place
      )
    }
    view.merge(part)
  }
}
