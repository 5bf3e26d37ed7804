import EndpointSpec

/// Something that a person has to know of an import, with its place in the document.
package struct Finding: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The document is wrong there: it contradicts OpenAPI, or itself.
    case mistake = "mistake"
    /// The spec language has no words for it.
    case notCarried = "not-carried"
    /// It was carried, with a type or a meaning that is wider than the document's.
    case loosened = "loosened"
    /// An example of the document does not fit the document's own types, and was left out.
    case contradiction = "contradicting-example"
    /// A value means something else in YAML 1.1.
    case note = "old-yaml"

    package var severity: Diagnostic.Severity {
      switch self {
      case .mistake: .error
      case .notCarried: .warning
      case .loosened, .contradiction, .note: .note
      }
    }
  }

  package let kind: Kind
  package let message: String
  package let place: Place
  package let hint: String?
  /// Whether it counts what stands in many places; it is shown at the first of them.
  package let isCounted: Bool

  package init(
    _ kind: Kind,
    _ message: String,
    at place: Place,
    hint: String? = nil,
    isCounted: Bool = false
  ) {
    self.kind = kind
    self.message = message
    self.place = place
    self.hint = hint
    self.isCounted = isCounted
  }
}
