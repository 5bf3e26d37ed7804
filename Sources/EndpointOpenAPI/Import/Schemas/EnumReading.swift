import EndpointJSON
import EndpointSpec

/// Reads `enum` and `const`.
extension SchemaReader {
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
