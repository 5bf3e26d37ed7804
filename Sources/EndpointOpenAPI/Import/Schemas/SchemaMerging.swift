import EndpointJSON
import EndpointSpec

/// Merges the keywords of several schemas for the same value.
extension SchemaView {
  /// Keeps only the types that the other schema allows, too. An integer is a number.
  mutating func narrow(to others: [String]) {
    let both = types.compactMap { type in
      if others.contains(type) || type == "integer" && others.contains("number") { return type }
      return type == "number" && others.contains("integer") ? "integer" : nil
    }
    isNever = isNever || both.isEmpty
    if !both.isEmpty { types = both }
  }

  /// Keeps only the values that the other schema allows, too.
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

  /// Adds the keywords of another schema for the same value.
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
    addProperties(of: other)
    required = required.isEmpty ? other.required : required.union(other.required)
    addItems(other.items)
    if tuple.isEmpty { tuple = other.tuple }
    additional = additional.narrowed(to: other.additional)
    alternatives += other.alternatives
    isNever = isNever || other.isNever
    var annotations = other.annotations
    annotations.fill(from: self.annotations)
    self.annotations = annotations
  }
}

extension SchemaView.Additional {
  /// The intersection. If both exclude each other, the later one applies.
  fileprivate func narrowed(to other: Self) -> Self {
    switch (self, other) {
    case (_, .unsaid), (.schema, .anything), (.forbidden, .anything): self
    default: other
    }
  }

  /// Whether both specify value types and these differ.
  fileprivate func differs(from other: Self) -> Bool {
    guard case .schema(let own) = self, case .schema(let others) = other else { return false }
    return own.map(\.node.value) != others.map(\.node.value)
  }
}

extension SchemaViews {
  /// Adds the keywords of another schema for the same value, and reports those that it replaces. A spec allows one
  /// format, and one type of additional values.
  mutating func merge(_ part: SchemaView, into view: inout SchemaView) {
    if let known = view.format, let format = part.format, known != format {
      notCarried(
        "the format \(quoted(known)) of a value that also has the format \(quoted(format))",
        at: part.place
      )
    }
    if view.additional.differs(from: part.additional) {
      notCarried(
        "the \"additionalProperties\" of an earlier part of \"allOf\", which these replace",
        at: part.place
      )
    }
    view.merge(part)
  }

  /// Whether null is the only value of the schema, or of the one that it refers to.
  func isNull(_ schema: DocumentNode) -> Bool {
    let schema = directTarget(of: schema) ?? schema
    if schema["type"]?.text == "null" { return true }
    if let constant = schema["const"] { return constant.isNull }
    guard let values = schema["enum"]?.elements else { return false }
    return !values.isEmpty && values.allSatisfy(\.isNull)
  }

  /// The reference in `"anyOf": [{ "$ref": … }, { "type": "object", "nullable": true }]`. The object means null.
  func nullableReference(_ schemas: [DocumentNode]) -> DocumentNode? {
    let others = schemas.filter { !namesNullAlone($0) }
    guard schemas.count == 2, others.count == 1, others[0]["$ref"] != nil else { return nil }
    return others[0]
  }

  /// The scalar in `"anyOf": [{ "type": "string", "maxLength": 5 }, { "type": "null" }]`, with its annotations.
  mutating func nullableScalar(_ schemas: [DocumentNode]) -> SchemaView? {
    let others = schemas.filter { !isNull($0) }
    guard others.count == 1, schemas.count > 1, others[0]["$ref"] == nil else { return nil }
    let view = view(others[0])
    return view.isScalar ? view : nil
  }

  /// Whether null matches all the schemas. Schemas without a type do not exclude it. A nullable schema without a type
  /// makes the whole value nullable.
  mutating func takesNull(_ schemas: [DocumentNode]) -> Bool {
    if schemas.contains(where: { namesNullAlone($0) || namesNullWithoutType($0) }) { return true }
    let constrained = schemas.filter { !isUnconstrained($0) }
    return !constrained.isEmpty && constrained.allSatisfy { view($0).isNullable }
  }

  private func namesNullAlone(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true && isUnconstrained(schema)
  }

  private func namesNullWithoutType(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true
      && ["type", "$ref", "allOf", "oneOf", "anyOf"].allSatisfy { schema[$0] == nil }
  }

  /// Whether the schema does not restrict the type.
  func isUnconstrained(_ schema: DocumentNode) -> Bool {
    guard schema.flag != false else { return false }
    return (schema.members ?? []).allSatisfy { member in
      switch member.key {
      case "type": member.value.text == "object"
      case "properties": member.value.members?.isEmpty ?? false
      case "required": member.value.elements?.isEmpty ?? false
      default: isAnnotation(member)
      }
    }
  }
}
