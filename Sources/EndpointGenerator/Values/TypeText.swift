import EndpointSpec

/// The type in Swift: `[Card]?`, `[String: Date]`.
///
/// - Parameter nameText: Returns the text of a named type.
func typeText(
  _ type: TypeReference,
  _ nameText: (SwiftName) -> String = \.escaped
) -> String {
  switch type {
  case .scalar(let scalar): scalar.facts.swiftName
  case .named(let name): nameText(name)
  case .array(let element): "[\(typeText(element, nameText))]"
  case .dictionary(let value): "[String: \(typeText(value, nameText))]"
  case .optional(let wrapped): "\(typeText(wrapped, nameText))?"
  }
}
