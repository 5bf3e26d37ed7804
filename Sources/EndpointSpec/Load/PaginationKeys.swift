import EndpointJSON

package struct PaginationSpec: Sendable {
  package var style: Located<PaginationModel.Style>?
  package var parameter: Located<String>?
  package var start: Located<Int>?
  package var items: Located<String>?
  package var more: Located<String>?
  package var pages: Located<String>?
  package var limit: Located<String>?
  package var total: Located<String>?
  package var next: Located<String>?
  package var place: Place
}

extension PaginationSpec {
  /// The paths to the values that lead to the next page, with the kinds of these values.
  package var parts: [(key: String, path: Located<String>?, value: PaginationModel.Part.Value)] {
    [
      ("next", next, .text), ("more", more, .flag), ("pages", pages, .integer),
      ("total", total, .integer),
    ]
  }

  static func keys(of style: PaginationModel.Style) -> ObjectKeys<PaginationSpec> {
    let name = style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst()
    return ObjectKeys(
      "a pagination of the style \(quoted(style.rawValue))",
      definition: "pagination\(name)",
      [.word("style", \.style, of: [style]).required] + own(style)
    )
  }

  private static let items = ObjectKey<PaginationSpec>("items") { node, target, reader in
    if !reader.reportsTypeOfItems(node) { target.items = reader.string(node) }
  }

  private static func own(_ style: PaginationModel.Style) -> [ObjectKey<PaginationSpec>] {
    switch style {
    case .page:
      [
        .string("parameter", \.parameter), ObjectKey("start", \.start) { $1.int($0) },
        items,
        .string("more", \.more), .string("pages", \.pages),
      ]
    case .offset:
      [
        .string("parameter", \.parameter).required,
        .string("limit", \.limit).required, items,
        .string("total", \.total),
      ]
    case .cursor:
      [
        .string("parameter", \.parameter).required,
        .string("next", \.next).required, items,
        .string("more", \.more),
      ]
    case .url:
      [.string("next", \.next).required, items]
    case .link:
      [items]
    }
  }
}

extension NodeReader {
  mutating func pagination(_ node: JSONNode) -> PaginationSpec? {
    let hint = styleHint(node)
    guard members(of: node, hint: hint) != nil else { return nil }
    guard let style = node.member("style") ?? reportStyle(of: node) else { return nil }
    let word = reading(style) { reader in
      reader.word(style.value, of: PaginationModel.Style.allCases)
    }
    guard let word else { return nil }
    var pagination = PaginationSpec(place: opening(of: node))
    object(withStyle(style, node), into: &pagination, PaginationSpec.keys(of: word.value))
    return pagination
  }
}

extension NodeReader {
  /// The pagination with its style in place of the key that means it. The keys of a document may have one place.
  private func withStyle(_ style: JSONMember, _ node: JSONNode) -> JSONNode {
    if node.member("style") != nil { return node }
    return node.with(node.members.map { $0.keyStart == style.keyStart ? style : $0 })
  }

  /// The hint for a pagination that is only a word: `"link"`.
  private func styleHint(_ node: JSONNode) -> Hint? {
    let words = PaginationModel.Style.allCases.map(\.rawValue)
    if case .object = node.kind { return nil }
    let sample = { (word: String) in SampleValues.ofPagination[word] ?? "{ \"style\": \"link\" }" }
    guard let text = node.text else {
      let styles: [PaginationModel.Style] = [.cursor, .offset, .page]
      return styles.lazy.compactMap { likelyPagination($0, node) }.first
        ?? Hint("write an object, such as \(sample("cursor"))")
    }
    let word =
      ForeignWords.meaning(of: text, among: words) ?? nearestName(to: text, in: words)
    guard let word else { return "write { \"style\": \(quotedList(words)), … }" }
    guard word == "link" else {
      return PaginationModel.Style(rawValue: word).flatMap { likelyPagination($0, node) }
        ?? Hint("write an object, such as \(sample(word))")
    }
    return .write(json: "{ \"style\": \(quoted(word)) }", for: place(of: node))
  }

  /// Reports a pagination without `style`, which may have another name or be misspelled. Returns the style that is meant.
  private mutating func reportStyle(of node: JSONNode) -> JSONMember? {
    let style = ObjectKeys<PaginationSpec>(
      "a pagination",
      definition: "pagination",
      [ObjectKey("style") { _, _, _ in }]
    )
    let known = PaginationModel.Style.allCases.flatMap { PaginationSpec.keys(of: $0).names }
    let near = node.limited(to: style)
    for member in near.members where !known.contains(member.key) && !member.key.hasPrefix("x-") {
      let found = unknownKeyHint(member, of: near, style)
      guard found.meant == "style" else { continue }
      reportUnknownKey(member, noun: "a pagination", hint: found.hint)
      return member.with("style", member.value.kind)
    }
    reportMissing("style", in: "a pagination", node)
    return nil
  }
}
