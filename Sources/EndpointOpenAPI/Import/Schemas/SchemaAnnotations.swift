import EndpointJSON
import EndpointSpec

/// The annotations of a schema: keywords that do not affect the type.
struct SchemaAnnotations {
  var title: String?
  var description: String?
  /// The `deprecated` value of the spec. Nil if it is not deprecated.
  var deprecation: JSONValue?
  var isReadOnly = false
  var isWriteOnly = false
  var defaultValue: DocumentNode?
  var example: DocumentNode?
  var limits: [LimitKeyword: DocumentNode] = [:]

  init() {}

  init(_ schema: DocumentNode) {
    title = schema["title"]?.text
    description = schema["description"]?.text
    deprecation = schema.deprecation
    isReadOnly = schema["readOnly"]?.flag ?? false
    isWriteOnly = schema["writeOnly"]?.flag ?? false
    defaultValue = schema["default"]
    example = schema["example"] ?? schema["examples"]?.elements?.first
    for keyword in LimitKeyword.allCases {
      if let value = schema[keyword.rawValue] { limits[keyword] = value }
    }
  }

  /// Fills missing annotations from another schema for the same value.
  mutating func fill(from other: SchemaAnnotations) {
    title = title ?? other.title
    description = description ?? other.description
    deprecation = deprecation ?? other.deprecation
    isReadOnly = isReadOnly || other.isReadOnly
    isWriteOnly = isWriteOnly || other.isWriteOnly
    defaultValue = defaultValue ?? other.defaultValue
    example = example ?? other.example
    limits.merge(other.limits) { own, _ in own }
  }
}
