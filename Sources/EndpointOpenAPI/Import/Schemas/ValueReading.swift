import EndpointJSON
import EndpointSpec

/// The values that a schema lists.
extension Importer {
  mutating func addValues(_ schema: DocumentNode, to view: inout SchemaView) {
    if let constant = schema["const"] {
      view.narrow(toValues: [constant])
    } else if let list = schema["enum"], let values = list.elements {
      guard !values.isEmpty else { return mistake("\"enum\" has no values", at: list.place) }
      view.narrow(toValues: values)
      if values.contains(where: \.isNull), view.types.isEmpty { view.isNullable = true }
      let names = schema["x-enum-varnames"] ?? schema["x-enumNames"]
      view.valueNames = names?.elements?.compactMap(\.text)
    }
  }

  /// Leaves only values of the type: what tools wrote as another one, as `"type": "string", "enum": [1]`, is read as what the
  /// type promises.
  mutating func settleValues(of view: inout SchemaView) {
    guard let values = view.values, !view.types.isEmpty else { return }
    let strange = values.filter { !$0.isNull && !view.types.contains(where: $0.isOf) }
    guard let first = strange.first else { return }
    let list = strange.map(\.shown).joined(separator: ", ")
    mistake("not of the type \(quotedList(view.types)): \(list)", at: first.place)
    let settled = values.compactMap { value in
      strange.contains { $0.place == value.place } ? value.read(as: view.types) : value
    }
    view.values = settled.allSatisfy(\.isNull) ? nil : settled
  }
}

extension DocumentNode {
  /// Whether the value is of a type of JSON Schema.
  fileprivate func isOf(_ type: String) -> Bool {
    switch node.kind {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .string: type == "string"
    case .number: type == "number" || type == "integer"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  /// The scalar that says the same in one of the types.
  fileprivate func read(as types: [String]) -> DocumentNode? {
    types.lazy.compactMap { kind(as: $0) }.first.map { kind in
      DocumentNode(JSONNode(kind: kind, start: node.start, end: node.end), file: file)
    }
  }

  private func kind(as type: String) -> JSONNode.Kind? {
    switch (type, node.kind) {
    case ("string", .number), ("string", .bool): .string(shown)
    case ("integer", .string(let text)): Int(text).map { .number("\($0)") }
    case ("number", .string(let text)): JSONNumber(text).map { .number($0.text) }
    case ("boolean", .string("true")): .bool(true)
    case ("boolean", .string("false")): .bool(false)
    default: nil
    }
  }
}
