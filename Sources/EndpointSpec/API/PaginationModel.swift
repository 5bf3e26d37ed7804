import EndpointJSON

package struct PaginationModel: Equatable, Sendable {
  package enum Style: Equatable, Sendable {
    case page(parameter: WireName, start: Int, more: JSONPath?)
    case offset(parameter: WireName, limit: WireName, total: JSONPath?)
    case cursor(parameter: WireName, next: JSONPath, more: JSONPath?)
    case url(next: JSONPath)
    case link

    /// The parameter that selects the page.
    package var parameter: WireName? {
      switch self {
      case .page(let parameter, _, _), .offset(let parameter, _, _), .cursor(let parameter, _, _):
        parameter
      case .url, .link: nil
      }
    }
  }

  package var style: Style
  /// The path of the items. Nil if the body is the array.
  package var items: JSONPath?
  /// The type of an item.
  package var item: TypeReference
  @Uncompared package var place: Place
}
