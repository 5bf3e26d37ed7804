import EndpointSpec

/// Names alternatives.
extension SchemaReader {
  /// The document's name of an alternative.
  func memberName(_ schema: DocumentNode) -> String? {
    if let text = schema["$ref"]?.text { return DocumentReference(text).name }
    return titleName(schema)
  }

  /// The title of a schema, if it can become a name.
  func titleName(_ schema: DocumentNode) -> String? {
    schema["title"]?.text.flatMap { ProposedName.isNamed(by: $0) ? $0 : nil }
  }

  /// The name of an unnamed alternative: its only value, or its kind.
  mutating func kindName(_ schema: DocumentNode) -> String {
    let view = view(schema)
    if let values = view.values {
      guard values.count == 1, let text = values[0].text else { return "value" }
      return ProposedName.member(text)
    }
    return view.type == "array" ? "item" : "object"
  }

  /// The name of an unnamed alternative: the only value of the distinguishing field, or its kind.
  mutating func kindName(_ schema: DocumentNode, by key: String?) -> String {
    key.flatMap { word(of: $0, in: schema) } ?? kindName(schema)
  }

  /// The key whose value distinguishes all unnamed objects.
  mutating func distinguishingKey(of schemas: [DocumentNode], _ discriminator: DocumentNode?)
    -> String?
  {
    let unnamed = schemas.filter { memberName($0) == nil && view($0).type == "object" }
    guard let first = unnamed.first else { return nil }
    let by = discriminator?["propertyName"]?.text
    for key in by.map({ [$0] }) ?? view(first).properties.map(\.key) {
      let words = unnamed.compactMap { word(of: key, in: $0) }
      if words.count == unnamed.count, Set(words).count == words.count { return key }
    }
    return nil
  }

  /// The only value of a field, if it is a string.
  private mutating func word(of key: String, in schema: DocumentNode) -> String? {
    guard let property = view(schema).property(key), let values = view(property).values,
      values.count == 1
    else { return nil }
    return values[0].text
  }
}
