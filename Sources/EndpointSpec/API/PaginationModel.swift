import EndpointJSON

package struct PaginationModel: Equatable, Sendable {
  package enum Style: String, Sendable {
    case page, offset, cursor, url, link
  }

  /// A value of a page that leads to the next one.
  package struct Part: Equatable, Sendable {
    package enum Value: Sendable { case flag, integer, text }

    /// The key in the spec: `more`.
    package let key: String
    package let path: JSONPath
    package let value: Value
  }

  package var style: Style
  /// The parameter that selects the page. Nil for the styles `url` and `link`.
  package var parameter: WireName?
  /// The parameter for the length of a page, of the style `offset`.
  package var limit: WireName?
  /// The number of the first page, of the style `page`.
  package var start: Int?
  package var parts: [Part]
  /// The path of the items. Nil if the body is the array.
  package var items: JSONPath?
  /// The type of an item.
  package var item: TypeReference
  @Uncompared package var place: Place

  /// The parameters that select a page.
  package var parameters: Set<WireName> { Set([parameter, limit].compactMap(\.self)) }
}
