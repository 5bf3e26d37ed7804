/// The media types that an OpenAPI document lists for an endpoint, also those that the client does not use.
///
/// A spec states only what the client sends and reads, so it has none.
package struct OfferedMediaTypes: Sendable {
  package struct Offer: Sendable {
    /// The media type in lowercase without parameters, such as `application/xml`.
    package let name: String
    package let place: Place
    /// Whether the client sends or reads it.
    package let isUsed: Bool

    package init(name: String, place: Place, isUsed: Bool) {
      (self.name, self.place, self.isUsed) = (name, place, isUsed)
    }
  }

  /// Those of the request's body.
  package var body: [Offer] = []
  /// Those of all successes.
  package var response: [Offer] = []

  package init() {}
}
