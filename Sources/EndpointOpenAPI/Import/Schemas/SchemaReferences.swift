import EndpointJSON
import EndpointSpec

/// Follows references of schemas, and recognizes schemas that only refer.
extension SchemaViews {
  /// The schema at the end of a chain of references. Nil after a report.
  mutating func resolvedSchema(_ reference: DocumentNode) -> DocumentNode? {
    var seen: Set<Place> = []
    var reference = reference
    while true {
      guard let target = target(of: reference) else { return nil }
      guard seen.insert(target.place).inserted else {
        mistake("the reference is circular", at: reference.place)
        return nil
      }
      guard let next = target["$ref"], pureReference(target) != nil else { return target }
      reference = next
    }
  }

  /// The target of the schema's reference. Nil for a schema without a valid reference. Reports nothing.
  mutating func target(ofSchema schema: DocumentNode) -> DocumentNode? {
    schema["$ref"]?.text.flatMap { target(of: $0, from: schema.file) }
  }

  /// The schema, or the target if it is only a reference. Nil after a report.
  mutating func landing(of schema: DocumentNode) -> DocumentNode? {
    guard let reference = pureReference(schema) else { return schema }
    return resolvedSchema(reference)
  }

  /// The `$ref` of a schema without other keywords for the type.
  func pureReference(_ schema: DocumentNode) -> DocumentNode? {
    if let reference = schema["$ref"] {
      let isAlone = !dialect.readsSiblings || onlyAnnotates(schema, except: "$ref")
      return isAlone ? reference : nil
    }
    if bareSubtypes.contains(schema.place) { return nil }
    guard let parts = schema["allOf"]?.elements, onlyAnnotates(schema, except: "allOf") else {
      return nil
    }
    let substantial = parts.filter { !isUnconstrained($0) }
    guard substantial.count == 1 else { return nil }
    return pureReference(substantial[0])
  }

  /// Whether the schema extends another one and adds nothing.
  func saysNothingButBase(_ schema: DocumentNode) -> Bool {
    schema["$ref"] == nil && pureReference(schema) != nil
  }

  private func onlyAnnotates(_ schema: DocumentNode, except keyword: String) -> Bool {
    (schema.members ?? []).allSatisfy { member in
      member.key == keyword || isAnnotation(member)
        || member.key == "type" && keyword == "allOf" && member.value.text == "object"
    }
  }

  func isAnnotation(_ member: DocumentMember) -> Bool {
    Self.annotations.contains(member.key) || member.key.hasPrefix("x-")
  }

  /// Keywords that do not affect the type.
  private static let annotations: Set<String> = Set([
    "title", "description", "summary", "default", "example", "examples", "deprecated", "readOnly",
    "writeOnly", "nullable", "externalDocs", "xml", "$comment",
  ]).union(LimitKeyword.allCases.map(\.rawValue))
}
