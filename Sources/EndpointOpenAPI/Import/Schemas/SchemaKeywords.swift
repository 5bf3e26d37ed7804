import EndpointJSON
import EndpointSpec

/// Reads enum values, limits and annotations.
extension SchemaViews {
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

  // MARK: Limits

  /// The limits of the values nested in a field: array elements, dictionary values and alternatives.
  ///
  /// Excludes limits that differ or that only some alternatives have, and the item counts of nested arrays.
  mutating func innerLimits(of view: SchemaView) -> [LimitKeyword: DocumentNode] {
    var seen: Set<Place> = [view.place]
    return innerLimits(of: view, &seen)
  }

  private mutating func innerLimits(
    of view: SchemaView,
    _ seen: inout Set<Place>
  ) -> [LimitKeyword: DocumentNode] {
    var found: [LimitKeyword: [DocumentNode]] = [:]
    var types: [String] = []
    for inner in view.inner where seen.insert(inner.place).inserted {
      let part = self.view(inner)
      if part.values == nil, let type = part.type { types.append(type) }
      var limits = innerLimits(of: part, &seen)
      limits.merge(part.ownLimits) { _, own in own }
      for (keyword, limit) in limits where !view.isCounted || !keyword.types.contains("array") {
        found[keyword, default: []].append(limit)
      }
    }
    return found.filter { keyword, limits in
      limits.count == 1 && (view.isCounted || types.count(where: keyword.types.contains) < 2)
    }.compactMapValues(\.first)
  }

  /// Records the limits of a schema that apply to its type.
  mutating func recordLimits(of schema: DocumentNode) {
    guard schema["enum"] == nil, schema["const"] == nil else { return }
    let types = schema["type"]?.text.map { [$0] } ?? schema["type"]?.elements?.compactMap(\.text)
    let limits = SchemaAnnotations(schema).limits.filter { limit in
      types?.contains(where: limit.key.types.contains) ?? true
    }
    if !limits.isEmpty { self.limits[schema.place] = limits }
  }

  // MARK: Annotations

  /// The annotations of the schemas. Those of a schema take precedence over those of its reference.
  mutating func annotations(of schemas: [DocumentNode]) -> SchemaAnnotations {
    var result = SchemaAnnotations()
    for schema in schemas {
      if schema["$ref"] != nil, !dialect.readsSiblings { continue }
      result.fill(from: SchemaAnnotations(schema))
    }
    for schema in schemas {
      for part in schema["allOf"]?.elements ?? [] where part["$ref"] == nil {
        result.fill(from: SchemaAnnotations(part))
      }
    }
    let view = view(schemas)
    let referred = view.annotations
    result.isReadOnly = result.isReadOnly || referred.isReadOnly
    result.isWriteOnly = result.isWriteOnly || referred.isWriteOnly
    result.deprecation = result.deprecation ?? referred.deprecation
    result.defaultValue = result.defaultValue ?? referred.defaultValue
    if view.isScalar { result.fill(from: referred) }
    if view.type == "array" { result.limits.merge(referred.limits) { own, _ in own } }
    result.limits.merge(innerLimits(of: view)) { own, _ in own }
    return result
  }
}

extension SchemaView {
  /// The schemas of the nested values.
  fileprivate var inner: [DocumentNode] {
    if values != nil { return [] }
    if let group = alternatives.first { return group.schemas }
    switch (type, additional) {
    case ("array", _): return tuple.isEmpty ? items : []
    case ("object", .schema(let schemas)): return properties.isEmpty ? schemas : []
    default: return []
    }
  }

  /// Whether the values contain a variable number of others.
  fileprivate var isCounted: Bool { alternatives.isEmpty }

  /// The limits of the values themselves.
  fileprivate var ownLimits: [LimitKeyword: DocumentNode] {
    isScalar || type == "array" ? annotations.limits : [:]
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
