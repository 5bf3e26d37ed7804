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

  /// The `$ref` of a schema whose other keywords say nothing new about the type.
  func pureReference(_ schema: DocumentNode) -> DocumentNode? {
    if let reference = schema["$ref"] {
      if !dialect.readsSiblings { return reference }
      return Repetition(of: directTarget(of: schema)).covers(schema, except: "$ref")
        ? reference : nil
    }
    if bareSubtypes.contains(schema.place) { return nil }
    guard let parts = schema["allOf"]?.elements else { return nil }
    let substantial = parts.filter { !isUnconstrained($0) }
    let references = substantial.compactMap { pureReference($0) }
    guard references.count == 1 || references.count == substantial.count,
      let reference = references.first, Set(references.map(\.text)).count == 1
    else { return nil }
    let repetition = Repetition(of: directTarget(ofReference: reference))
    guard repetition.covers(schema, except: "allOf"),
      substantial.allSatisfy({ pureReference($0) != nil || repetition.covers($0) })
    else { return nil }
    return reference
  }

  /// The schema at the end of a chain of `$ref`. Reports nothing.
  func directTarget(of schema: DocumentNode) -> DocumentNode? {
    schema["$ref"].flatMap { directTarget(ofReference: $0) }
  }

  private func directTarget(ofReference reference: DocumentNode) -> DocumentNode? {
    var reference = reference
    for _ in 0..<Budget.typeSteps.maximum {
      guard let text = reference.text,
        let target = document.target(of: text, from: reference.file)
      else { return nil }
      guard let next = target["$ref"] else { return target }
      reference = next
    }
    return nil
  }

  /// Whether the keywords of a schema beside its reference allow null.
  func addsNull(_ schema: DocumentNode) -> Bool {
    schema["nullable"]?.flag == true || schema.typeNames.contains("null")
      || schema.elements("enum").contains(where: \.isNull)
  }

  /// Whether the schema extends another one and adds nothing.
  func saysNothingButBase(_ schema: DocumentNode) -> Bool {
    schema["$ref"] == nil && pureReference(schema) != nil
  }

  func isAnnotation(_ member: DocumentMember) -> Bool { member.isAnnotation }
}

/// The keywords that say nothing new about the type of a schema beside a reference to it.
struct Repetition {
  private let target: DocumentNode?

  init(of target: DocumentNode?) { self.target = target }

  /// Whether the schema only annotates or repeats the target.
  func covers(_ schema: DocumentNode, except keyword: String? = nil) -> Bool {
    guard schema.isObject else { return false }
    return (schema.members ?? []).allSatisfy { member in
      member.key == keyword || member.isAnnotation || repeats(member, isPart: keyword == "allOf")
    }
  }

  private func repeats(_ member: DocumentMember, isPart: Bool) -> Bool {
    guard let target else { return isPart && member.isObjectType }
    let value = member.value
    switch member.key {
    case "type":
      if isPart && member.isObjectType && target.allowsObjects { return true }
      let types = Set(value.words)
      return !target.impliedTypes.isEmpty
        && target.impliedTypes.allSatisfy { type in
          type == "null" || types.contains(type) || type == "integer" && types.contains("number")
        }
    case "enum":
      let values = Set((value.elements ?? []).map(\.node.value))
      let own = target.elements("enum").filter { !$0.isNull }.map(\.node.value)
      return !own.isEmpty && own.allSatisfy(values.contains)
    case "required":
      let own = Set(target.elements("required").compactMap(\.text))
      return (value.elements ?? []).allSatisfy { $0.text.map(own.contains) ?? false }
    case "properties":
      return (value.members ?? []).allSatisfy { property in
        target["properties"]?[property.key]?.node.value == property.value.node.value
      }
    case "additionalProperties", "unevaluatedProperties":
      if value.flag == false, target["additionalProperties"] == nil, target.allowsObjects {
        return true
      }
      return target[member.key]?.node.value == value.node.value
    default: return target[member.key]?.node.value == value.node.value
    }
  }
}

extension DocumentMember {
  /// Whether the keyword does not affect the type.
  fileprivate var isAnnotation: Bool { Self.annotations.contains(key) || key.hasPrefix("x-") }

  private static let annotations: Set<String> = Set([
    "title", "description", "summary", "default", "example", "examples", "deprecated", "readOnly",
    "writeOnly", "nullable", "externalDocs", "xml", "$comment",
  ]).union(LimitKeyword.allCases.map(\.rawValue))

  fileprivate var isObjectType: Bool { key == "type" && value.text == "object" }
}

extension DocumentNode {
  /// The words of a schema's `type`.
  var typeNames: [String] { self["type"]?.words ?? [] }

  /// The text, or the texts of an array.
  fileprivate var words: [String] { elements?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

  /// The types of a schema, which may follow from its values or properties.
  fileprivate var impliedTypes: [String] {
    if !typeNames.isEmpty { return typeNames }
    if self["properties"] != nil { return ["object"] }
    let values = elements("enum").filter { !$0.isNull }
    return !values.isEmpty && values.allSatisfy { $0.text != nil } ? ["string"] : []
  }

  fileprivate var allowsObjects: Bool {
    impliedTypes.contains("object") || impliedTypes.isEmpty && self["enum"] == nil
  }
}
