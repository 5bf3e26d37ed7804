import EndpointJSON
import EndpointSpec

/// Reads the values of a schema.
extension SchemaReader {
  mutating func addValues(_ schema: DocumentNode, to view: inout SchemaView) {
    if let open = schema[VendorKey.openValues], open.elements == nil {
      notCarried("\"\(VendorKey.openValues)\", which is not an array", at: open.place)
    }
    let key = schema["enum"] == nil ? VendorKey.openValues : "enum"
    if let constant = schema["const"] {
      view.narrow(toValues: [constant])
    } else if let list = schema[key], let values = list.elements {
      guard !values.isEmpty else { return mistake("\"\(key)\" has no values", at: list.place) }
      view.narrow(toValues: values)
      if values.contains(where: \.isNull), view.types.isEmpty { view.isNullable = true }
      view.valueWords = words(for: values, schema)
    }
  }

  /// The names and descriptions of the values, in arrays of the same length or in maps by value.
  private func words(
    for values: [DocumentNode],
    _ schema: DocumentNode
  ) -> [JSONValue: SchemaView.ValueWords] {
    let names = VendorKey.valueNames.lazy.compactMap { schema[$0] }.first
    let summaries = VendorKey.valueSummaries.lazy.compactMap { schema[$0] }.first
    if names == nil, summaries == nil { return [:] }
    func text(_ words: DocumentNode?, _ index: Int) -> String? {
      guard let list = words?.elements else {
        return (values[index].text ?? values[index].number).flatMap { words?[$0]?.text }
      }
      return list.count == values.count ? list[index].text : nil
    }
    var words: [JSONValue: SchemaView.ValueWords] = [:]
    for (index, value) in values.enumerated() {
      words[value.node.value] = SchemaView.ValueWords(
        name: text(names, index),
        summary: text(summaries, index)
      )
    }
    return words
  }

  /// Keeps only values of the type. Values with a wrong type, such as `"type": "string", "enum": [1]`, are converted if
  /// possible.
  mutating func settleValues(of view: inout SchemaView) {
    guard let values = view.values, !view.types.isEmpty else { return }
    let strange = values.filter { !$0.isNull && !view.types.contains(where: $0.isOf) }
    guard let first = strange.first else { return }
    let list = strange.map(\.shown).joined(separator: ", ")
    mistake("not of the type \(quotedList(view.types)): \(list)", at: first.place)
    let settled = values.compactMap { value -> DocumentNode? in
      guard strange.contains(where: { $0.place == value.place }) else { return value }
      let read = value.read(as: view.types)
      if let read { view.valueWords[read.node.value] = view.valueWords[value.node.value] }
      return read
    }
    view.values = settled.allSatisfy(\.isNull) ? nil : settled
  }
}

extension DocumentNode {
  /// Whether the value has a type of JSON Schema.
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

  /// The scalar converted to one of the types.
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
