import EndpointJSON
import EndpointSpec

/// The OpenAPI version of a document.
enum Dialect: Sendable {
  case v30, v31

  /// Whether keywords next to a `$ref` apply.
  var readsSiblings: Bool { self == .v31 }
}

/// A document, and what the stages of the import found in it.
final class DocumentSource {
  var documents: Documents
  let root: DocumentNode
  let dialect: Dialect
  private(set) var findings: [ImportFinding] = []
  /// The places of features that a spec cannot express, by noun. Each noun is reported once.
  var counted: [String: [Place]] = [:]
  /// The number of response examples in the document, and of those that match their types.
  var exampleCount = 0
  var fittingExampleCount = 0
  private var reported: [Place: Set<String>] = [:]

  init(_ documents: Documents, root: DocumentNode, dialect: Dialect) {
    self.documents = documents
    self.root = root
    self.dialect = dialect
  }

  /// Adds a finding once, even if its schema is read several times.
  func report(_ finding: ImportFinding) {
    let isNew = reported[finding.place, default: []].insert(finding.message).inserted
    if isNew { findings.append(finding) }
  }
}

/// A stage of the import: it reads a document, follows references, and collects findings.
protocol DocumentReading {
  var source: DocumentSource { get }
}

extension DocumentReading {
  var root: DocumentNode { source.root }
  var dialect: Dialect { source.dialect }

  mutating func report(_ finding: ImportFinding) { source.report(finding) }

  mutating func mistake(_ message: String, at place: Place, hint: String? = nil) {
    report(ImportFinding(.mistake, message, at: place, hint: hint))
  }

  mutating func notCarried(_ message: String, at place: Place, hint: String? = nil) {
    report(ImportFinding(.notCarried, message, at: place, hint: hint))
  }

  mutating func loosened(_ message: String, at place: Place) {
    report(ImportFinding(.loosened, message, at: place))
  }

  mutating func contradiction(_ message: String, at place: Place) {
    report(ImportFinding(.contradiction, message, at: place))
  }

  mutating func count(_ noun: String, at places: [Place]) {
    if !places.isEmpty { source.counted[noun, default: []] += places }
  }

  mutating func count(_ noun: String, _ node: DocumentNode?) {
    if let node { source.counted[noun, default: []].append(node.place) }
  }
}

extension Place {
  /// The location for findings about the whole document.
  static let documentStart = Place(file: 0, start: 0, end: 1)
}

/// A finding of an import, with its location in the document.
package struct ImportFinding: Error, Equatable {
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
