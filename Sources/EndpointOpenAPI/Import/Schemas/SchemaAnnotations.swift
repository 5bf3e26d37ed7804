import EndpointJSON
import EndpointSpec

/// What a schema says of a value beside its type.
struct SchemaAnnotations {
  var title: String?
  var description: String?
  var isDeprecated = false
  var isReadOnly = false
  var isWriteOnly = false
  var defaultValue: DocumentNode?
  var example: DocumentNode?
  var limits: [LimitKeyword: DocumentNode] = [:]

  init() {}

  init(_ schema: DocumentNode) {
    title = schema["title"]?.text
    description = schema["description"]?.text
    isDeprecated = schema["deprecated"]?.flag ?? false
    isReadOnly = schema["readOnly"]?.flag ?? false
    isWriteOnly = schema["writeOnly"]?.flag ?? false
    defaultValue = schema["default"]
    example = schema["example"] ?? schema["examples"]?.elements?.first
    for keyword in LimitKeyword.allCases {
      if let value = schema[keyword.rawValue] { limits[keyword] = value }
    }
  }

  /// Takes what is not said yet from another schema that holds for the same value.
  mutating func fill(from other: SchemaAnnotations) {
    title = title ?? other.title
    description = description ?? other.description
    isDeprecated = isDeprecated || other.isDeprecated
    isReadOnly = isReadOnly || other.isReadOnly
    isWriteOnly = isWriteOnly || other.isWriteOnly
    defaultValue = defaultValue ?? other.defaultValue
    example = example ?? other.example
    limits.merge(other.limits) { own, _ in own }
  }
}
