import EndpointJSON
import EndpointSpec

/// How the pages of an answer follow each other: `.page("page", start: 1, items: "items", more: "has_more")`.
func paginationExpression(_ pagination: PaginationModel) -> SwiftExpression {
  func path(_ label: String, _ path: JSONPath?) -> [SwiftExpression.Argument] {
    path.map { [.init(label, .text(stringLiteral("\($0)")))] } ?? []
  }
  func name(_ name: WireName, label: String? = nil) -> SwiftExpression.Argument {
    .init(label, .text(stringLiteral(name.text)))
  }
  let items = path("items", pagination.items)
  return switch pagination.style {
  case .page(let parameter, let start, let more):
    .call(
      ".page",
      [name(parameter), .init("start", .text("\(start)"))] + items + path("more", more)
    )
  case .offset(let parameter, let limit, let total):
    .call(".offset", [name(parameter), name(limit, label: "limit")] + items + path("total", total))
  case .cursor(let parameter, let next, let more):
    .call(".cursor", [name(parameter)] + path("next", next) + items + path("more", more))
  case .url(let next): .call(".url", path("next", next) + items)
  case .link: .call(".link", items)
  }
}
