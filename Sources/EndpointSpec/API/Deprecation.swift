/// `deprecated` of a declaration.
package struct Deprecation: Equatable, Sendable {
  package var message: String?
  /// The day after which it may go, `2027-03-01`.
  package var sunset: String?

  package init(message: String?, sunset: String?) {
    self.message = message
    self.sunset = sunset
  }
}
