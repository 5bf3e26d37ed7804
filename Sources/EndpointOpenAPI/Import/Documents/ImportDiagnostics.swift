import EndpointSpec

/// What a stage of the import reports besides its result.
struct ImportDiagnostics {
  private(set) var list: [Diagnostic] = []
  /// The places of features that a spec cannot express, by noun. Each noun is reported once.
  private(set) var counted: [String: [Place]] = [:]
  /// The diagnostics that give a count, each at the first of the places.
  private(set) var counts: Set<Diagnostic> = []
  /// The parts of the document that the spec does not contain.
  private(set) var leftOut: Set<Place> = []
  /// The values that references led to.
  private(set) var followed: Set<Place> = []
  private var reported: [Place: Set<String>] = [:]

  /// Adds a diagnostic once, even if its schema is read several times.
  mutating func add(_ diagnostic: Diagnostic) {
    let isNew = reported[diagnostic.place, default: []].insert(diagnostic.message).inserted
    if isNew { list.append(diagnostic) }
  }

  mutating func count(_ noun: String, at places: [Place]) {
    if !places.isEmpty { counted[noun, default: []] += places }
  }

  mutating func report(_ noun: String, _ places: Set<Place>) {
    guard let first = places.min(by: { ($0.file, $0.start) < ($1.file, $1.start) }) else { return }
    let diagnostic = Diagnostic(.notCarried, "\(noun): \(places.count)", at: first)
    counts.insert(diagnostic)
    leaveOut(places)
    add(diagnostic)
  }

  mutating func leaveOut(_ places: some Sequence<Place>) { leftOut.formUnion(places) }

  mutating func follow(_ node: DocumentNode) { followed.insert(node.place) }

  /// Adds the diagnostics of a later stage.
  mutating func add(_ other: ImportDiagnostics) {
    for diagnostic in other.list { add(diagnostic) }
    counted.merge(other.counted) { $0 + $1 }
    counts.formUnion(other.counts)
    leftOut.formUnion(other.leftOut)
    followed.formUnion(other.followed)
  }
}

extension ImportDiagnostics {
  /// Runs a stage, and adds its diagnostics.
  mutating func run<Stage: ImportStage, Value>(
    _ stage: Stage,
    _ work: (inout Stage) -> Value
  ) -> Value {
    var stage = stage
    let value = work(&stage)
    add(stage.diagnostics)
    return value
  }
}

/// A stage of the import: it reads the document, follows references, and collects diagnostics.
protocol ImportStage {
  var document: Document { get }
  var diagnostics: ImportDiagnostics { get set }
}

extension ImportStage {
  var root: DocumentNode { document.root }
  var dialect: Dialect { document.dialect }

  mutating func mistake(_ message: String, at place: Place, hint: String? = nil) {
    diagnostics.add(Diagnostic(.documentMistake, message, at: place, hint: hint.map { Hint($0) }))
  }

  /// Reports a part that a spec cannot express.
  ///
  /// - Parameter isWhole: Whether the place contains nothing but that part.
  mutating func notCarried(
    _ message: String,
    at place: Place,
    hint: String? = nil,
    isWhole: Bool = true
  ) {
    diagnostics.add(Diagnostic(.notCarried, message, at: place, hint: hint.map { Hint($0) }))
    if isWhole { diagnostics.leaveOut([place]) }
  }

  mutating func loosened(_ message: String, at place: Place) {
    diagnostics.add(Diagnostic(.loosened, message, at: place))
  }

  mutating func contradiction(_ message: String, at place: Place) {
    diagnostics.add(Diagnostic(.contradictingExample, message, at: place))
  }

  mutating func count(_ noun: String, _ node: DocumentNode?) {
    diagnostics.count(noun, at: [node].compactMap(\.?.place))
  }
}

extension Place {
  /// The location for diagnostics about the whole document.
  static let documentStart = Place(file: 0, start: 0, end: 1)
}
