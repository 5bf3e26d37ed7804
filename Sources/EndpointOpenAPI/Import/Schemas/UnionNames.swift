import EndpointSpec

/// What alternatives are called.
extension Importer {
  /// What the document calls an alternative.
  func memberName(_ schema: DocumentNode) -> String? {
    if let text = schema["$ref"]?.text { return DocumentReference(text).name }
    return titleName(schema)
  }

  /// The title of a schema, if a name can be made of it.
  func titleName(_ schema: DocumentNode) -> String? {
    schema["title"]?.text.flatMap { ProposedName.isNamed(by: $0) ? $0 : nil }
  }

  /// What an alternative without a name is called: after its only value, or its kind.
  mutating func kindName(_ schema: DocumentNode) -> String {
    let view = view(schema)
    if let values = view.values {
      guard values.count == 1, let text = values[0].text else { return "value" }
      return ProposedName.member(text)
    }
    return view.type == "array" ? "item" : "object"
  }

  /// What an alternative is called that may be told from the others by the only value of a field.
  mutating func kindName(_ schema: DocumentNode, telling key: String?) -> String {
    key.flatMap { word(of: $0, in: schema) } ?? kindName(schema)
  }

  /// The key under which every object without a name has a word of its own.
  mutating func tellingKey(of schemas: [DocumentNode], _ discriminator: DocumentNode?) -> String? {
    let unnamed = schemas.filter { memberName($0) == nil && view($0).type == "object" }
    guard let first = unnamed.first else { return nil }
    let by = discriminator?["propertyName"]?.text
    for key in by.map({ [$0] }) ?? view(first).properties.map(\.key) {
      let words = unnamed.compactMap { word(of: key, in: $0) }
      if words.count == unnamed.count, Set(words).count == words.count { return key }
    }
    return nil
  }

  /// The only value of a field, if it is a word.
  private mutating func word(of key: String, in schema: DocumentNode) -> String? {
    guard let property = view(schema).property(key), let values = view(property).values,
      values.count == 1
    else { return nil }
    return values[0].text
  }
}
