/// The OpenAPI form of a style of the spec language. Import, export and hints share this table.
package struct WireStyle: Equatable, Sendable {
  /// The style of the spec language.
  package let name: String
  /// OpenAPI's `style` in the query.
  package let style: String
  package let explode: Bool
  package let isOfObjects: Bool

  /// The export writes the first row of a name. The others are only read (OpenAPI 3.0.3, section 4.7.12.3).
  package static let table: [WireStyle] = [
    WireStyle(name: "repeat", style: "form", explode: true, isOfObjects: false),
    WireStyle(name: "comma", style: "form", explode: false, isOfObjects: false),
    WireStyle(name: "space", style: "spaceDelimited", explode: false, isOfObjects: false),
    WireStyle(name: "pipe", style: "pipeDelimited", explode: false, isOfObjects: false),
    WireStyle(name: "repeat", style: "spaceDelimited", explode: true, isOfObjects: false),
    WireStyle(name: "repeat", style: "pipeDelimited", explode: true, isOfObjects: false),
    WireStyle(name: "deepObject", style: "deepObject", explode: true, isOfObjects: true),
    // OpenAPI does not define this style for arrays.
    WireStyle(name: "deepObject", style: "deepObject", explode: true, isOfObjects: false),
    WireStyle(name: "deepObject", style: "deepObject", explode: false, isOfObjects: false),
    WireStyle(name: "deepObject", style: "deepObject", explode: false, isOfObjects: true),
    WireStyle(name: "flat", style: "form", explode: true, isOfObjects: true),
  ]

  /// The style of the spec language. Nil if it has none.
  package static func name(style: String, explode: Bool, isOfObjects: Bool) -> String? {
    table.first { row in
      row.style == style && row.explode == explode && row.isOfObjects == isOfObjects
    }?.name
  }

  /// The styles of OpenAPI. Only `deepObject` is also one of ours.
  package static let foreignStyles = [
    "form", "spaceDelimited", "pipeDelimited", "deepObject", "simple", "label", "matrix",
  ]

  /// The OpenAPI form of a style. Nil for `indexed` and `json`, which OpenAPI does not have.
  package static func written(_ name: String) -> WireStyle? {
    table.first { $0.name == name }
  }
}
