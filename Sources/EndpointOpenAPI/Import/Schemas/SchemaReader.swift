import EndpointJSON
import EndpointSpec

/// Reads schemas into shapes. The same schema is read once.
struct SchemaReader: DocumentReading, Sendable {
  var source: DocumentSource
  var shapes = ShapeTable()
  /// The schemas that were read, by location, and those that are being read.
  var views: [Place: SchemaView] = [:]
  var viewed: Set<Place> = []
  /// The number of alternatives that were joined with sibling fields. Nested choices multiply.
  var joinedAlternatives = 0
  /// Types that are defined inline, by their sources.
  var inlineTypes: [InlineType.Key: InlineType] = [:]
  /// The base structs of unions by `allOf`. A base accepts the objects whose tag belongs to no subtype.
  var bases: Set<ShapeUse> = []
  /// The components that others extend by `allOf`, with their subtypes.
  var subtypes: [Place: [DocumentMember]] = [:]
  /// The subtypes that add nothing to their base.
  var bareSubtypes: Set<Place> = []
  /// The limits of schemas by location, and the locations of those that fields express.
  var limitedSchemas: [Place: [LimitKeyword: DocumentNode]] = [:]
  var carriedLimits: Set<Place> = []
  /// The types that the document only suggests.
  var suggestions = TypeSuggestions()
  /// The numbers of inline failure schemas.
  var equalSchemas: [JSONValue: Int] = [:]
  /// Named schemas that are still to be read.
  var undefined: [DocumentNode] = []

  init(_ source: DocumentSource) { self.source = source }
}

/// Types that a document only suggests, so that an example may contradict them.
struct TypeSuggestions: Sendable {
  /// Schemas and fields whose array type follows only from `items`.
  var arrays: Set<Place> = []
  /// Number fields with the format `date-time`.
  var dates: Set<Place> = []
}
