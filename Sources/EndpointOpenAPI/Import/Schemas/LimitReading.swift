import EndpointSpec

/// Reads limits. A field or a parameter expresses them, whatever is nested in between.
extension SchemaReader {
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
  mutating func noteLimits(of schema: DocumentNode) {
    guard schema["enum"] == nil, schema["const"] == nil else { return }
    let types = schema["type"]?.text.map { [$0] } ?? schema["type"]?.elements?.compactMap(\.text)
    let limits = SchemaAnnotations(schema).limits.filter { limit in
      types?.contains(where: limit.key.types.contains) ?? true
    }
    if !limits.isEmpty { hints.limitedSchemas[schema.place] = limits }
  }
}

extension ShapeSettling {
  /// Reports the limits that no field expresses, once per schema.
  mutating func reportLimits() {
    for (place, limits) in hints.limitedSchemas {
      let lost = limits.filter { !hints.carriedLimits.contains($0.value.place) }
        .map(\.key.rawValue)
      if lost.isEmpty { continue }
      let list = lost.sorted().map(quoted).joined(separator: ", ")
      notCarried("\(list) of a value that is not a field", at: place)
    }
  }
}

extension SchemaView {
  /// The schemas of the nested values.
  fileprivate var inner: [DocumentNode] {
    if values != nil { return [] }
    if let group = alternatives.first { return group.schemas }
    switch (type, additional) {
    case ("array", _): return hasTuple ? [] : items
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
