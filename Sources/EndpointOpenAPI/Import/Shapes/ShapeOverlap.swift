import EndpointSpec

/// Whether one type takes what another has: of the members of a union without tags, the first that does is chosen.
struct ShapeOverlap {
  let shapes: ShapeTable
  /// Whether a field that may be missing is thought to be missing.
  var ignoresOptional = false

  /// The members that are never chosen, each with the one that takes its values.
  func taken(_ members: [UnionShape.Member]) -> [(member: Int, taker: Int)] {
    members.indices.compactMap { index in
      members[..<index].firstIndex { takes($0.use, members[index].use) }.map { (index, $0) }
    }
  }

  private func takes(_ use: ShapeUse, _ other: ShapeUse, depth: Int = 0) -> Bool {
    guard depth < 3 else { return true }
    let (use, other) = (shapes.plain(use), shapes.plain(other))
    if use == other || use == .json { return true }
    if let structure = shapes.structure(use)?.shape {
      return takes(structure, other, depth: depth)
    }
    switch (use, other) {
    case (.array(let element), .array(let other)),
      (.dictionary(let element), .dictionary(let other)):
      return takes(element, other, depth: depth + 1)
    case (.dictionary(let value), _):
      guard let fields = shapes.structure(other)?.shape.fields else { return false }
      return fields.allSatisfy { takes(value, $0.type.use, depth: depth + 1) }
    default: return kind(use).map { $0.takesAll && $0.kind == kind(other)?.kind } ?? false
    }
  }

  private func takes(_ structure: StructShape, _ other: ShapeUse, depth: Int) -> Bool {
    guard let fields = shapes.structure(other)?.shape.fields else {
      guard case .dictionary = other else { return false }
      return !structure.fields.contains(where: \.isDemanded)
    }
    return structure.fields.allSatisfy { field in
      guard field.constant == nil else { return true }
      let twin = fields.first { $0.key == field.key && $0.at == field.at }
      if field.isDemanded, !(twin?.isDemanded ?? false) { return false }
      guard let twin, twin.constant == nil else { return true }
      if ignoresOptional, !field.isDemanded || !twin.isDemanded { return true }
      return takes(field.type.use, twin.type.use, depth: depth + 1)
    }
  }

  private enum Kind { case text, integer, number, bool }

  /// The JSON kind of a scalar, and whether all values of that kind are taken.
  private func kind(_ use: ShapeUse) -> (kind: Kind, takesAll: Bool)? {
    switch use {
    case .binary: return (.text, true)
    case .scalar(let name): return Self.kinds[name] ?? (.text, false)
    case .shape(let index):
      guard case .enumeration(let shape) = shapes[index].form else { return nil }
      return (shape.cases.first?.value.isText ?? true ? .text : .integer, true)
    case .array, .dictionary, .optional: return nil
    }
  }

  private static let kinds: [String: (kind: Kind, takesAll: Bool)] = [
    "string": (.text, true), "bool": (.bool, true), "int": (.integer, true),
    "int64": (.integer, true), "int32": (.integer, false), "double": (.number, true),
    "decimal": (.number, true), "date(unix)": (.number, true), "date(unix-ms)": (.number, true),
  ]
}

extension FieldShape {
  /// Whether a value without the field is refused.
  var isDemanded: Bool { isRequired && constant == nil && !type.isNullable }
}
