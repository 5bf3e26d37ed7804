import EndpointJSON

package struct PaginationSpec: Sendable {
  package var style: Located<String>?
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
  static let styles = ["page", "offset", "cursor", "url", "link"]

  /// The paths to the values that lead to the next page, with the kinds of these values.
  var parts: [(key: String, path: Located<String>?, value: PaginationModel.Part.Value)] {
    [
      ("next", next, .text), ("more", more, .flag), ("pages", pages, .integer),
      ("total", total, .integer),
    ]
  }

  static func keys(of style: String) -> ObjectKeys<PaginationSpec> {
    let name = style.prefix(1).uppercased() + style.dropFirst()
    return ObjectKeys(
      "a pagination of the style \(quoted(style))",
      definition: "pagination\(name)",
      [.word("style", \.style, of: [style], isRequired: true)] + own(style)
    )
  }

  private static func own(_ style: String) -> [ObjectKey<PaginationSpec>] {
    switch style {
    case "page":
      [
        .string("parameter", \.parameter), .integer("start", \.start), .string("items", \.items),
        .string("more", \.more), .string("pages", \.pages),
      ]
    case "offset":
      [
        .string("parameter", \.parameter, isRequired: true),
        .string("limit", \.limit, isRequired: true), .string("items", \.items),
        .string("total", \.total),
      ]
    case "cursor":
      [
        .string("parameter", \.parameter, isRequired: true),
        .string("next", \.next, isRequired: true), .string("items", \.items),
        .string("more", \.more),
      ]
    case "url":
      [.string("next", \.next, isRequired: true), .string("items", \.items)]
    default:
      [.string("items", \.items)]
    }
  }
}

extension NodeReader {
  mutating func pagination(_ node: JSONNode) -> PaginationSpec? {
    guard members(of: node) != nil else { return nil }
    guard let style = node.member("style") else {
      reportMissing("style", in: "a pagination", node)
      return nil
    }
    let word = reading("style") { reader in reader.word(style.value, of: PaginationSpec.styles) }
    guard let word else { return nil }
    var pagination = PaginationSpec(place: opening(of: node))
    object(node, into: &pagination, PaginationSpec.keys(of: word.value))
    return pagination
  }
}
