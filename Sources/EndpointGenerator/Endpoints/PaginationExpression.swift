import EndpointJSON
import EndpointSpec

/// The pagination of a response: `.page("page", start: 1, more: "has_more")`.
func paginationExpression(_ pagination: PaginationModel) -> SwiftExpression {
  func path(_ label: String, _ path: JSONPath?) -> [SwiftExpression.Argument] {
    path.map { [.init(label, .text(stringLiteral("\($0)")))] } ?? []
  }
  func name(_ name: WireName) -> SwiftExpression.Argument {
    .init(nil, .text(stringLiteral(name.text)))
  }
  return switch pagination.style {
  case .page(let parameter, let start, let more):
    .call(
      ".page",
      [name(parameter), .init("start", .text("\(start)"))] + path("more", more)
    )
  case .offset(let parameter, _, let total):
    .call(".offset", [name(parameter)] + path("total", total))
  case .cursor(let parameter, let next, let more):
    .call(".cursor", [name(parameter)] + path("next", next) + path("more", more))
  case .url(let next): .call(".url", path("next", next))
  case .link: ".link"
  }
}
