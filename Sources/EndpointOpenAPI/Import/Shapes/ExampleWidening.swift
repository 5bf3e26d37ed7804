import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Widens types that are only suggested by a format, or by `items` without a `type`, if an example contradicts them.
extension ShapeSettling {
  /// Widens the types that an example contradicts.
  ///
  /// An optional string with a format stays, since the client reads invalid values as nil.
  mutating func widen(by operations: [Operation]) {
    for operation in operations {
      for example in operation.examples {
        let (success, failure) = operation.responses(of: example)
        // An example that is not JSON is the text of a body.
        guard success == nil || success?.encoding == nil,
          let use = success.map(\.type) ?? failure.map(\.type) ?? nil
        else { continue }
        _ = widened(use, by: example.value, Suggestion())
      }
    }
    for component in root["components"]?.members("schemas") ?? [] {
      guard let index = shapes.declaredIndex(at: component.value.place) else { continue }
      for example in component.value.examples { widen(index, by: example, depth: 0) }
    }
    for index in shapes.shapes.indices {
      for (position, field) in shapes[index].fields.enumerated() {
        guard let example = field.annotations.example else { continue }
        widen(position, of: index, by: example, depth: 0)
      }
    }
    reportNumericDates()
  }

  /// Reports numbers with a date format, if no example shows the unit.
  private mutating func reportNumericDates() {
    for field in shapes.shapes.flatMap(\.fields) where hints.suggestedDates.contains(field.place) {
      guard case .scalar(let name) = field.type.use, !name.hasPrefix("date") else { continue }
      notCarried("the format \"date-time\" of a number", at: field.place, isWhole: false)
    }
  }

  /// The aspects of a type that the document only suggests.
  private struct Suggestion {
    /// Whether the array type follows only from `items`.
    var isArray = false
    /// Whether a number has a date format.
    var isDate = false
    /// The path for the name of a union.
    var way: NamePath?
    var depth = 0

    var inside: Suggestion { Suggestion(depth: depth + 1) }
  }

  /// The type, or a wider one that the example matches.
  private mutating func widened(
    _ use: ShapeUse,
    by node: DocumentNode,
    _ suggestion: Suggestion
  ) -> ShapeUse {
    guard suggestion.depth < 60, !node.isNull else { return use }
    switch use {
    case .optional(let inner): return .optional(widened(inner, by: node, suggestion))
    case .binary, .constant: return use
    case .scalar(let name): return widened(name, by: node, suggestion)
    case .array(let element):
      guard let elements = node.elements else {
        return suggestion.isArray ? either(element, by: node, suggestion) : use
      }
      return .array(elements.reduce(element) { widened($0, by: $1, suggestion.inside) })
    case .dictionary(let value):
      return .dictionary(
        (node.members ?? []).reduce(value) { widened($0, by: $1.value, suggestion.inside) }
      )
    case .shape(let index):
      widen(index, by: node, depth: suggestion.depth + 1)
      return use
    }
  }

  private mutating func widened(
    _ scalar: String,
    by node: DocumentNode,
    _ suggestion: Suggestion
  ) -> ShapeUse {
    let use = ShapeUse.scalar(scalar)
    if suggestion.isDate, let name = node.number.flatMap(ScalarFormat.dateName(of:)) {
      return .scalar(name)
    }
    guard shapes.isFormattedText(use), let text = node.text,
      let format = Scalar(expression: scalar),
      !ScalarFit(scalar: format, wire: nil).accepts(.string(text))
    else { return use }
    loosened(
      "the example \(node.shown) does not match \(quoted(scalar)): it becomes \"string\"",
      at: node.place
    )
    return .string
  }

  /// A union of the element and an array of it, if the example is an element. Otherwise any value.
  private mutating func either(
    _ element: ShapeUse,
    by node: DocumentNode,
    _ suggestion: Suggestion
  ) -> ShapeUse {
    let parts = shapes.reached(from: [element])
    let check = ValueCheck(shapes, Directions(shapes, []), of: parts)
    guard let way = suggestion.way, element != .json,
      check.contradiction(node, element, .response) == nil
    else {
      loosened(
        "an example is not an array, although \"items\" suggests it: it becomes \"json\"",
        at: node.place
      )
      return .json
    }
    loosened(
      "an example is not an array, although \"items\" suggests it: it becomes an element or an array",
      at: node.place
    )
    let members = [UnionShape.Member(use: element), UnionShape.Member(use: .array(element))]
    return .shape(shapes.add(.union(UnionShape(members: members)), at: node.place, way: way))
  }

  private mutating func widen(_ index: Int, by node: DocumentNode, depth: Int) {
    guard depth < 60 else { return }
    switch shapes[index].form {
    case .alias(let use):
      var suggestion = Suggestion(depth: depth)
      suggestion.isArray = hints.suggestedArrays.contains(shapes[index].place)
      suggestion.way = NamePath(root: .shape(index), keys: ["value"])
      let wider = widened(use, by: node, suggestion)
      guard wider != use else { return }
      if case .shape(let union) = wider, case .array = use {
        shapes[index].form = shapes[union].form
        shapes[index].isWidened = true
      } else {
        shapes[index].form = .alias(wider)
      }
    case .structure(let structure):
      guard node.isObject else { return }
      for (position, field) in structure.fields.enumerated() {
        guard let value = node[field.key] else { continue }
        widen(position, of: index, by: value, depth: depth)
      }
      widenAdditional(of: index, by: node, depth: depth)
    case .union(let union):
      guard let by = union.by, let tag = node[by]?.node.value,
        let member = union.members.first(where: { $0.tag == tag })
      else { return }
      _ = widened(member.use, by: node, Suggestion(depth: depth + 1))
    case .enumeration, .events, .pending: return
    }
  }

  private mutating func widen(_ field: Int, of index: Int, by value: DocumentNode, depth: Int) {
    let shape = shapes[index].fields[field]
    guard !value.isNull, shape.constant == nil, shape.at == nil, shape.type.wire == nil else {
      return
    }
    let mayBeNil = !shape.isRequired || shape.type.isNullable
    if mayBeNil, shapes.isFormattedText(shape.type.use) { return }
    var suggestion = Suggestion(depth: depth + 1)
    suggestion.isArray = hints.suggestedArrays.contains(shape.place)
    suggestion.isDate = hints.suggestedDates.contains(shape.place)
    suggestion.way = NamePath(root: .shape(index), keys: [shape.key])
    let wider = widened(shape.type.use, by: value, suggestion)
    guard wider != shape.type.use else { return }
    // Widening a nested type may have changed the struct itself.
    shapes.changeStructure(index) { $0.fields[field].type.use = wider }
  }

  private mutating func widenAdditional(of index: Int, by node: DocumentNode, depth: Int) {
    guard case .structure(let structure) = shapes[index].form, let use = structure.additional
    else { return }
    let known = Set(structure.fields.map(\.key))
    let others = (node.members ?? []).filter { !known.contains($0.key) }
    let wider = others.reduce(use) { widened($0, by: $1.value, Suggestion(depth: depth + 1)) }
    if wider != use { shapes.changeStructure(index) { $0.additional = wider } }
  }
}
