import EndpointSpec

/// A finding of an import, with its location in the document.
package struct ImportFinding: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// The document violates OpenAPI, or contradicts itself.
    case mistake = "mistake"
    /// The spec language cannot express it.
    case notCarried = "not-carried"
    /// The import uses a wider type or meaning than the document.
    case loosened = "loosened"
    /// An example does not match the types of the document and was omitted.
    case contradiction = "contradicting-example"
    /// YAML 1.1 reads a value differently.
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
  /// Whether the finding counts several places. It is shown at the first one.
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
