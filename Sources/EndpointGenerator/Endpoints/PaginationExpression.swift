import EndpointJSON
import EndpointSpec

/// The pagination of a response: `.page("page", start: 1, more: "has_more")`.
func paginationExpression(_ pagination: PaginationModel) -> SwiftExpression {
  let parameter = pagination.parameter.map {
    SwiftExpression.Argument(nil, .text(stringLiteral($0.text)))
  }
  let start = pagination.start.map { SwiftExpression.Argument("start", .text("\($0)")) }
  let parts = pagination.parts.map {
    SwiftExpression.Argument($0.key, .text(stringLiteral("\($0.path)")))
  }
  let arguments = [parameter, start].compactMap(\.self) + parts
  let name = ".\(pagination.style.rawValue)"
  return arguments.isEmpty ? .text(name) : .call(name, arguments)
}
