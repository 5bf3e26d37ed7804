import EndpointSpec

/// What a stage of the import reports besides its result.
struct Findings {
  private(set) var list: [ImportFinding] = []
  /// The places of features that a spec cannot express, by noun. Each noun is reported once.
  private(set) var counted: [String: [Place]] = [:]
  /// The values that references led to.
  private(set) var followed: Set<Place> = []
  private var reported: [Place: Set<String>] = [:]

  /// Adds a finding once, even if its schema is read several times.
  mutating func add(_ finding: ImportFinding) {
    let isNew = reported[finding.place, default: []].insert(finding.message).inserted
    if isNew { list.append(finding) }
  }

  mutating func count(_ noun: String, at places: [Place]) {
    if !places.isEmpty { counted[noun, default: []] += places }
  }

  mutating func follow(_ node: DocumentNode) { followed.insert(node.place) }

  /// Adds the findings of a later stage.
  mutating func add(_ other: Findings) {
    for finding in other.list { add(finding) }
    counted.merge(other.counted) { $0 + $1 }
    followed.formUnion(other.followed)
  }
}

extension Findings {
  /// Runs a stage, and adds its findings.
  mutating func run<Stage: ImportStage, Value>(
    _ stage: Stage,
    _ work: (inout Stage) -> Value
  ) -> Value {
    var stage = stage
    let value = work(&stage)
    add(stage.findings)
    return value
  }
}

/// A stage of the import: it reads the document, follows references, and collects findings.
protocol ImportStage {
  var document: Document { get }
  var findings: Findings { get set }
}

extension ImportStage {
  var root: DocumentNode { document.root }
  var dialect: Dialect { document.dialect }

  mutating func mistake(_ message: String, at place: Place, hint: String? = nil) {
    findings.add(ImportFinding(.mistake, message, at: place, hint: hint))
  }

  mutating func notCarried(_ message: String, at place: Place, hint: String? = nil) {
    findings.add(ImportFinding(.notCarried, message, at: place, hint: hint))
  }

  mutating func loosened(_ message: String, at place: Place) {
    findings.add(ImportFinding(.loosened, message, at: place))
  }

  mutating func contradiction(_ message: String, at place: Place) {
    findings.add(ImportFinding(.contradiction, message, at: place))
  }

  mutating func count(_ noun: String, _ node: DocumentNode?) {
    findings.count(noun, at: [node].compactMap(\.?.place))
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
