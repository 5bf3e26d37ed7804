import EndpointJSON
import EndpointSpec

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

  mutating func enumeration(_ view: SchemaView, _ values: [DocumentNode]) -> SchemaMeaning {
    let isNullable =
      (view.isNullable || view.types.isEmpty || values.count == 1)
      && values.contains { $0.isNull } || view.isNullable
    let present = values.filter { !$0.isNull && !isUnprintable($0) }
    if present.isEmpty, values.contains(where: { !$0.isNull }) {
      return .use(TypedUse(.string, isNullable: isNullable))
    }
    if present.isEmpty { return .use(TypedUse(.json, isNullable: true)) }
    if present.allSatisfy({ $0.text != nil }) || present.allSatisfy({ integer($0) != nil }) {
      var seen: [JSONValue: DocumentNode] = [:]
      var cases: [EnumShape.Case] = []
      for value in present {
        if let twin = seen.updateValue(value, forKey: value.node.value) {
          reportTwin(value, of: twin)
          continue
        }
        let (value, words) = (value.node.value, view.valueWords[value.node.value])
        cases.append(EnumShape.Case(value: value, name: words?.name, summary: words?.summary))
      }
      return .form(.enumeration(EnumShape(cases: cases)), isNullable: isNullable)
    }
    return .use(TypedUse(mixed(view, present), isNullable: isNullable))
  }

  /// Whether a spec cannot contain the value, which is then reported.
  private mutating func isUnprintable(_ value: DocumentNode) -> Bool {
    guard let text = value.text, holdsControlCharacter(text) else { return false }
    notCarried("the value \(quoted(text)), which contains a control character", at: value.place)
    return true
  }

  /// Reports texts that are canonically equivalent in Unicode. They count once.
  private mutating func reportTwin(_ value: DocumentNode, of twin: DocumentNode) {
    guard let text = value.text, let other = twin.text,
      !text.unicodeScalars.elementsEqual(other.unicodeScalars)
    else { return }
    mistake(
      "\(quoted(text)) differs from another value only in its Unicode normalization",
      at: value.place
    )
  }

  private func integer(_ value: DocumentNode) -> Int? {
    value.number.flatMap { Int($0) }
  }

  /// The common type of values that cannot form an enum.
  private mutating func mixed(_ view: SchemaView, _ values: [DocumentNode]) -> ShapeUse {
    if values.allSatisfy({ $0.flag != nil }) {
      if values.count == 1 { loosened("a constant Boolean becomes \"bool\"", at: view.place) }
      return .scalar("bool")
    }
    if values.allSatisfy({ $0.number != nil }) {
      loosened("an enum of non-integer numbers becomes \"double\"", at: view.place)
      return .scalar("double")
    }
    loosened("an enum with several kinds of values becomes \"json\"", at: view.place)
    return .json
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
