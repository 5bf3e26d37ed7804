import EndpointSpec

extension Deprecation {
  /// `@available(*, deprecated, message: "Use pull instead.")`
  var attribute: String {
    guard let text else { return "@available(*, deprecated)" }
    return "@available(*, deprecated, message: \(stringLiteral(text)))"
  }

  /// The message of the compiler.
  var text: String? {
    guard let sunset else { return message }
    return [message, "May be removed after \(sunset)."].compactMap { $0 }.joined(separator: " ")
  }
}

/// The attribute of a forwarder: `@available(*, deprecated, renamed: "draw(count:)")`.
func renamed(to name: String) -> String {
  "@available(*, deprecated, renamed: \(stringLiteral(name)))"
}
