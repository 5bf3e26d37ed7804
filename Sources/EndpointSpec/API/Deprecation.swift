/// The key `deprecated` of a declaration.
package struct Deprecation: Equatable, Sendable {
  package var message: String?
  /// The day after which the declaration may be removed: `2027-03-01`.
  package var sunset: String?

  package init(message: String?, sunset: String?) {
    self.message = message
    self.sunset = sunset
  }
}
