import EndpointJSON

/// The style that `style` and `explode` of OpenAPI mean: `"style": "form", "explode": false` is `comma`.
struct ForeignStyle {
  /// The kind of the value, as far as its type shows it.
  enum Kind { case scalar, array, object }

  enum Meaning: Equatable {
    case style(String)
    /// The values are sent in this way without a style.
    case nothing
    /// No style of ours sends these bytes.
    case unknown
  }

  let style: JSONMember?
  let explode: JSONMember?
  private let location: String?
  /// Whether the path has the parameter.
  var isInPath = false

  /// Nil for a parameter without `explode` and without a style of OpenAPI.
  init?(_ node: JSONNode) {
    style = node.member("style")
    explode = node.member("explode")
    location = node.member("in")?.value.text
    let word = style?.value.text
    let isForeign = word.map { $0 != "deepObject" && WireStyle.foreignStyles.contains($0) }
    guard explode != nil || isForeign ?? false else { return nil }
  }

  func meaning(of kind: Kind) -> Meaning {
    let word = style?.value.text ?? (isSimple ? "simple" : "form")
    // A style of ours says it already.
    guard WireStyle.foreignStyles.contains(word) else { return .style(word) }
    if ["label", "matrix"].contains(word) { return .unknown }
    if kind == .scalar { return .nothing }
    // Arrays in a path or a header have commas. OpenAPI ignores other styles there.
    if word == "simple", !isSimple, !isInPath, kind == .array { return .style("comma") }
    if isSimple || word == "simple" { return kind == .array ? .nothing : .unknown }
    let name = WireStyle.name(
      style: word,
      explode: isExploded ?? (word == "form"),
      isOfObjects: kind == .object
    )
    return name.map { .style($0) } ?? .unknown
  }

  private var isSimple: Bool { location == "path" || location == "header" }

  private var isExploded: Bool? {
    switch explode?.value.kind {
    case .bool(let value): value
    case .string(let text): text == "true" ? true : text == "false" ? false : nil
    default: nil
    }
  }
}

extension NodeReader {
  /// Reports `style` and `explode` of OpenAPI. Returns the parameter as it is meant.
  mutating func withoutForeignStyle(
    _ node: JSONNode,
    _ keys: ObjectKeys<ParameterSpec>
  ) -> JSONNode {
    guard var foreign = ForeignStyle(node) else { return node }
    let path = endpoint?.member("path")?.value.text
    foreign.isInPath = path.map { $0.contains("{\(key ?? "")}") } ?? true
    let written = [foreign.style, foreign.explode].compactMap(\.self)
    let meaning = foreign.meaning(of: kind(ofType: node.member("type")?.value))
    let hint = styleHint(written, meaning, in: node)
    if let style = foreign.style, WireStyle.foreignStyles.contains(style.value.text ?? "") {
      let ours = keys["style"]?.words ?? []
      reading(style) { reader in
        reader.reportValue(
          "expected \(quotedList(ours)), found \(reader.source(of: style.value))",
          at: reader.place(of: style.value),
          hint: hint
        )
      }
    } else if let explode = foreign.explode {
      reportUnknownKey(explode, noun: keys.noun, hint: hint)
    }
    return node.with(node.members.filter { member in !written.contains { $0.key == member.key } })
  }

  private func styleHint(
    _ written: [JSONMember],
    _ meaning: ForeignStyle.Meaning,
    in node: JSONNode
  ) -> Hint {
    let names = quotedList(written.map(\.key), "and")
    switch meaning {
    case .unknown:
      return "no style sends this: write the type \"string\", and make the text in the app"
    case .nothing:
      let text = "remove \(names): values are sent in this way"
      return Hint(text, removals(of: written, in: node), isCertain: true)
    case .style(let name):
      let json = "\"style\": \(quoted(name))"
      let edits =
        [Edit.replace(place(of: written[0]), with: json)] + written.dropFirst().map(removal)
      return Hint("write \(json)", edits, isCertain: true)
    }
  }

  /// The kind of the values of a type. A type that cannot be read counts as an array, whose style matters.
  private func kind(ofType node: JSONNode?) -> ForeignStyle.Kind {
    guard let node, let text = node.text else {
      if node?.member("fields") != nil { return .object }
      return node?.member("enum") != nil ? .scalar : .array
    }
    if text.hasPrefix("[") { return text.contains(":") ? .object : .array }
    guard let name = TypeExpression.name(in: text)?.text else { return .array }
    guard let type = foreignTypes.declared[name] else { return .scalar }
    return type.member("fields") != nil ? .object : type.member("alias") != nil ? .array : .scalar
  }
}
