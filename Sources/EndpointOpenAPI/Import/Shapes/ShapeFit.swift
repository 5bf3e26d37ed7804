import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Checks whether a value of the document matches a type, as a client would read it.
struct ShapeFit {
  enum Direction { case response, request }

  let shapes: ShapeTable
  let directions: Directions
  let direction: Direction
  /// Whether the value becomes a Swift expression. An `int` must then fit 32 bits, as some watches have.
  var isWrittenInSwift = false

  /// The mismatch and its location. Nil if the value matches.
  func mismatch(_ node: DocumentNode, _ use: ShapeUse, wire: String? = nil, depth: Int = 0)
    -> Mismatch?
  {
    guard depth < 200 else { return nil }
    switch use {
    case .optional(let inner):
      return node.isNull ? nil : mismatch(node, inner, wire: wire, depth: depth + 1)
    case .binary: return node.text == nil ? Mismatch("a string", node) : nil
    case .scalar(let name): return scalar(node, name, wire)
    case .array(let element):
      guard let elements = node.elements else { return Mismatch("an array", node) }
      return first(elements) { mismatch($0, element, wire: wire, depth: depth + 1) }
    case .dictionary(let value):
      guard let members = node.members else { return Mismatch("an object", node) }
      return first(members) { mismatch($0.value, value, wire: wire, depth: depth + 1) }
    case .shape(let index): return mismatch(node, index, depth: depth + 1)
    }
  }

  struct Mismatch: Error {
    let expected: String
    let found: DocumentNode

    init(_ expected: String, _ found: DocumentNode) {
      self.expected = expected
      self.found = found
    }

    var text: String { "expected \(expected), found \(found.shown)" }
  }

  private func first<Element>(_ elements: [Element], _ check: (Element) -> Mismatch?) -> Mismatch? {
    for element in elements {
      if let mismatch = check(element) { return mismatch }
    }
    return nil
  }

  private func scalar(_ node: DocumentNode, _ name: String, _ wire: String?) -> Mismatch? {
    let form = wire.flatMap { WireForm(rawValue: $0) }
    guard let fit = ScalarFit(expression: name, wire: form) else { return nil }
    if fit.accepts(node.node.kind) {
      return isWrittenInSwift && name == "int" ? scalar(node, "int32", wire) : nil
    }
    return Mismatch(fit.phrase, node)
  }

  /// - Parameter tag: The key that a union already read, which is not an additional one.
  private func mismatch(_ node: DocumentNode, _ index: Int, tag: String? = nil, depth: Int)
    -> Mismatch?
  {
    switch shapes[index].form {
    case .alias(let use): return mismatch(node, use, depth: depth)
    case .pending: return nil
    case .enumeration(let shape):
      let isText = shape.cases.first?.value.isText ?? true
      return scalar(node, isText ? "string" : "int", nil)
    case .union(let union): return mismatch(node, union)
    case .structure(let shape):
      guard let members = node.members else { return Mismatch("an object", node) }
      return unknown(members.filter { $0.key != tag }, shape)
        ?? first(shape.fields) { mismatch(node, $0, of: index, depth: depth) }
        ?? additional(members.filter { $0.key != tag }, shape, depth: depth)
    }
  }

  /// Checks a union. Untagged unions are open and accept any value. Tagged ones require an object with a tag.
  private func mismatch(_ node: DocumentNode, _ union: UnionShape) -> Mismatch? {
    guard let by = union.by else { return nil }
    guard node.isObject else { return Mismatch("an object", node) }
    guard let tag = node[by] else { return Mismatch("a tag \(quoted(by))", node) }
    guard let member = union.members.first(where: { $0.tag == tag.node.value }) else { return nil }
    guard let index = shapes.structure(member.use)?.index else {
      return mismatch(node, member.use, depth: 1)
    }
    return mismatch(node, index, tag: by, depth: 1)
  }

  private func mismatch(
    _ object: DocumentNode,
    _ field: FieldShape,
    of owner: Int,
    depth: Int
  ) -> Mismatch? {
    guard field.constant == nil, field.only != (direction == .response ? "request" : "response")
    else { return nil }
    let found = object[field.key]
    guard let value = found, !value.isNull || field.type.use == .json else {
      // If null and a missing field differ, a missing field does not count as null.
      let isNull = found != nil || !directions.hasThreeStates(field, of: owner)
      let mayBeAbsent = !field.isRequired || field.type.isNullable && isNull
      if mayBeAbsent || field.at != nil { return nil }
      return Mismatch(quoted(field.key), found ?? object)
    }
    if direction == .response, field.annotations.defaultValue == nil,
      !field.isRequired || field.type.isNullable, shapes.isFormattedText(field.type.use)
    {
      return nil
    }
    return mismatch(value, field.type.use, wire: field.type.wire, depth: depth + 1)
  }

  /// Keys without a field, in a value that is sent.
  private func unknown(_ members: [DocumentMember], _ shape: StructShape) -> Mismatch? {
    guard direction == .request, shape.additional == nil else { return nil }
    let known = Set(shape.fields.map(\.key))
    return members.first { !known.contains($0.key) }.map { Mismatch("no such field", $0.value) }
  }

  private func additional(
    _ members: [DocumentMember],
    _ shape: StructShape,
    depth: Int
  ) -> Mismatch? {
    guard let type = shape.additional else { return nil }
    let known = Set(shape.fields.map(\.key))
    return first(members.filter { !known.contains($0.key) }) {
      mismatch($0.value, type, depth: depth + 1)
    }
  }
}

extension DocumentNode {
  /// The value for messages: a scalar, or the kind of other values.
  var shown: String {
    switch node.kind {
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: node.kind.name
    }
  }
}
