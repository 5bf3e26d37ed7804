import EndpointSpec

/// Changes shapes with knowledge of the whole document: tags of unions, recursion, and types that examples contradict.
struct ShapeSettling: DocumentReading {
  var source: DocumentSource
  var shapes: ShapeTable
  /// The base structs of unions by `allOf`.
  var bases: Set<ShapeUse>
  /// The components that others extend by `allOf`, with their subtypes.
  let subtypes: [Place: [DocumentMember]]
  let suggestions: TypeSuggestions
  /// The limits of schemas by location, and the locations of those that fields express.
  let limitedSchemas: [Place: [LimitKeyword: DocumentNode]]
  let carriedLimits: Set<Place>
  /// Union members without their tags, for types that are also used outside the union.
  var variants: [VariantKey: Int] = [:]

  init(_ reader: SchemaReader) {
    source = reader.source.unread
    shapes = reader.shapes
    bases = reader.bases
    subtypes = reader.subtypes
    suggestions = reader.suggestions
    limitedSchemas = reader.limitedSchemas
    carriedLimits = reader.carriedLimits
  }

  mutating func settle(_ operations: [Operation]) {
    loosenAliases()
    widen(by: operations)
    settleUnions(operations)
    loosenRecursion()
    reportLimits()
  }
}
