import EndpointJSON
import EndpointSpec

/// Determines whether one type accepts the values of another. An untagged union selects the first member that accepts a
/// value, unless another one has more matching keys.
struct ShapeOverlap {
  let shapes: ShapeTable

  /// The members that are never selected, each with the member that accepts its values.
  func taken(_ members: [UnionShape.Member]) -> [(member: Int, taker: Int)] {
    members.indices.compactMap { index in
      members[..<index].firstIndex { earlier in
        takes(earlier.use, members[index].use)
          && !isExact(members[index].use, beside: earlier.use)
          && prefers(element(earlier.use), to: element(members[index].use))
      }.map { (index, $0) }
    }
  }

  private func element(_ use: ShapeUse) -> StructShape? {
    var use = shapes.plain(use)
    while case .array(let inner) = use { use = shapes.plain(inner) }
    return shapes.structure(use)?.shape
  }

  /// Whether the earlier of two structs takes precedence for all objects that both accept.
  private func prefers(_ earlier: StructShape?, to other: StructShape?) -> Bool {
    let (fields, others) = (earlier?.fields ?? [], other?.fields ?? [])
    let keys = Set(fields.map(\.key))
    guard others.allSatisfy({ keys.contains($0.key) }) else { return false }
    return fields.allSatisfy { field in
      guard let twin = others.first(where: { $0.key == field.key }) else {
        return !field.isRequired
      }
      if field.isRequired, !twin.isRequired { return false }
      let (values, twins) = (values(field), values(twin))
      return values.isEmpty || !twins.isEmpty && twins.allSatisfy(values.contains)
    }
  }

  private func values(_ field: FieldShape) -> [JSONValue] {
    if let constant = field.constant { return [constant] }
    return shapes.enumeration(field.type.use)?.cases.map(\.value) ?? []
  }

  /// Whether a string with a format is tried before a type that accepts all values of its kind.
  private func isExact(_ use: ShapeUse, beside other: ShapeUse) -> Bool {
    guard let one = kind(shapes.plain(use)), let other = kind(shapes.plain(other)) else {
      return false
    }
    return one.kind == .text && !one.takesAll && other.takesAll
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
    case (.scalar, _), (.binary, _), (.shape, _), (.array, _), (.optional, _):
      return kind(use).map { $0.takesAll && $0.kind == kind(other)?.kind } ?? false
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
      return takes(field.type.use, twin.type.use, depth: depth + 1)
    }
  }

  private enum Kind { case text, integer, number, bool }

  /// The JSON kind of a scalar, and whether it accepts all values of that kind.
  private func kind(_ use: ShapeUse) -> (kind: Kind, takesAll: Bool)? {
    switch use {
    case .binary: return (.text, true)
    case .scalar(let name): return Self.kinds[name] ?? (.text, false)
    case .shape:
      return shapes.enumeration(use).map { shape in
        (shape.cases.first?.value.isText ?? true ? .text : .integer, true)
      }
    case .array, .dictionary, .optional: return nil
    }
  }

  private static let kinds: [String: (kind: Kind, takesAll: Bool)] = [
    "string": (.text, true), "bool": (.bool, true), "int": (.integer, true),
    "int64": (.integer, true), "int32": (.integer, false),
    "uint32": (.integer, false), "uint64": (.integer, false), "double": (.number, true),
    "decimal": (.number, true), "date(unix)": (.number, true), "date(unix-ms)": (.number, true),
  ]
}

extension FieldShape {
  /// Whether an object without the field is rejected.
  var isDemanded: Bool { isRequired && constant == nil && !type.isNullable }
}
