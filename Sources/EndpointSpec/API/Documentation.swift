/// The texts of doc comments.
package struct Documentation: Equatable, Sendable {
  package var summary: String?
  package var description: String?

  package init(summary: String? = nil, description: String? = nil) {
    self.summary = summary
    self.description = description
  }
}

extension Documentation: Omissible {
  package static var absent: Self { Documentation() }
  package var isAbsent: Bool { self == .absent }
}

/// The key `deprecated` of a declaration.
package struct Deprecation: Equatable, Sendable {
  package var message: String?
  /// The day after which the declaration may be removed: `2027-03-01`.
  package var sunset: String?
  /// Nil for a deprecation that the spec does not declare.
  @NotPartOfEquality package var place: Place?

  package init(message: String? = nil, sunset: String? = nil, at place: Place? = nil) {
    self.message = message
    self.sunset = sunset
    self.place = place
  }
}
