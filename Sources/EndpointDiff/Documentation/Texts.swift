import EndpointJSON
import EndpointSpec

/// What a declaration says to people only.
struct Texts: Equatable {
  let documentation: Documentation
  /// The message and the day of a deprecation that stays one.
  let deprecation: Deprecation?
  let example: JSONValue?

  init(
    _ documentation: Documentation,
    _ deprecation: Deprecation? = nil,
    example: JSONValue? = nil
  ) {
    self.documentation = documentation
    self.deprecation = deprecation
    self.example = example
  }

  init(_ field: FieldModel) {
    self.init(field.documentation, field.deprecation, example: field.example)
  }

  /// Whether nothing changed; a deprecation that is taken back is told of an endpoint alone.
  func isKept(in new: Texts) -> Bool {
    isSame(as: new) && (deprecation == nil || new.deprecation != nil)
  }

  /// Whether nothing changed that another rule does not tell.
  func isSame(as new: Texts) -> Bool {
    guard documentation == new.documentation, example == new.example else { return false }
    guard let old = deprecation, let new = new.deprecation else { return true }
    let isEarlier = old.sunset.flatMap { old in new.sunset.map { $0 < old } } ?? false
    return old.message == new.message && (isEarlier || old.sunset == new.sunset)
  }
}

extension ExampleModel {
  /// The example as one text.
  var text: String {
    let arguments = arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "\(wireName)(\(arguments)) \(status) \(response.map { "\($0)" } ?? "")"
  }
}
