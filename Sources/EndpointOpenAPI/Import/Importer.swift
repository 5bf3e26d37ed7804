import EndpointJSON
import EndpointSpec

/// The state of an import and its findings.
///
/// Extensions in the subfolders read the parts of a document. `importOpenAPI` runs them.
struct Importer: Sendable {
  /// The OpenAPI version of a document.
  enum Dialect {
    case v30, v31

    /// Whether keywords next to a `$ref` apply.
    var readsSiblings: Bool { self == .v31 }
  }

  var documents: Documents
  let root: DocumentNode
  let dialect: Dialect
  private(set) var findings: [ImportFinding] = []
  /// The places of features that a spec cannot express, by noun. Each noun is reported once.
  var counted: [String: [Place]] = [:]
  /// Examples of types that became examples of responses.
  var carriedExamples: Set<Place> = []
  private var reported: Set<ReportKey> = []
  var shapes = ShapeTable()
  /// The schemas that were read, by location, and those that are being read.
  var views: [Place: SchemaView] = [:]
  var viewed: Set<Place> = []
  /// The number of alternatives that were joined with sibling fields. Nested choices multiply.
  var joinedAlternatives = 0
  /// Types that are defined inline, by their sources.
  var inlineTypes: [InlineType.Key: InlineType] = [:]
  /// Union members without their tags, for types that are also used outside the union.
  var variants: [VariantKey: Int] = [:]
  /// The base structs of unions by `allOf`. A base accepts the objects whose tag belongs to no subtype.
  var bases: Set<ShapeUse> = []
  /// The components that others extend by `allOf`, with their subtypes.
  var subtypes: [Place: [DocumentMember]] = [:]
  /// The subtypes that add nothing to their base.
  var bareSubtypes: Set<Place> = []
  /// The limits of schemas by location, and the locations of those that fields express.
  var limitedSchemas: [Place: [LimitKeyword: DocumentNode]] = [:]
  var carriedLimits: Set<Place> = []
  /// Schemas and fields whose array type follows only from `items`.
  var suggestedArrays: Set<Place> = []
  /// Number fields with the format `date-time`.
  var suggestedDates: Set<Place> = []
  /// `[DONE]`, if any file mentions it, as documents modeled on OpenAI's do.
  lazy var endOfEvents: String? = {
    let mark = "[DONE]"
    return documents.files.contains { $0.bytes.firstRange(of: Array(mark.utf8)) != nil }
      ? mark : nil
  }()
  /// The numbers of inline failure schemas.
  var equalSchemas: [JSONValue: Int] = [:]
  /// The names of shared parameters and responses, by location.
  private(set) var sharedNames: [Place: String]
  /// Tags that do not group operations, such as those for audiences (OpenAPI 3.2, `kind`).
  private(set) var labels: Set<String> = []
  /// Named schemas that are still to be read.
  var undefined: [DocumentNode] = []

  /// The declared security schemes, and the names of those with scopes.
  var schemes: [(name: String, value: JSONValue)] = []
  var oauthSchemes: Set<String> = []
  /// The default authentication of endpoints.
  var usualAuthentication = JSONValue.null
  /// The headers of every request.
  var usualHeaders: [(name: String, value: String)] = []
  var servers: [(name: String, url: String, value: JSONValue)] = []
  var serverNames = UniqueNames(["custom"])
  var exampleCount = 0
  var fittingExampleCount = 0

  private struct ReportKey: Hashable {
    let message: String
    let place: Place
  }

  init(_ documents: Documents, root: DocumentNode, dialect: Dialect) {
    self.documents = documents
    self.root = root
    self.dialect = dialect
    sharedNames = [:]
    for kind in ["parameters", "responses"] {
      for component in components(kind) { nameShared(component) }
    }
    let tags = elements("tags", of: root)
    labels = Set(tags.filter { $0["kind"]?.text ?? "nav" != "nav" }.compactMap { $0["name"]?.text })
  }

  /// Records the name of a component, also for its location in another file.
  private mutating func nameShared(_ component: DocumentMember) {
    var places = [component.value.place]
    if let text = component.value.reference, !text.hasPrefix("#"),
      let target = landed(component.value)
    {
      places.append(target.place)
    }
    for place in places where sharedNames[place] == nil { sharedNames[place] = component.key }
  }

  mutating func mistake(_ message: String, at place: Place, hint: String? = nil) {
    report(ImportFinding(.mistake, message, at: place, hint: hint))
  }

  mutating func notCarried(_ message: String, at place: Place) {
    report(ImportFinding(.notCarried, message, at: place))
  }

  mutating func loosened(_ message: String, at place: Place) {
    report(ImportFinding(.loosened, message, at: place))
  }

  mutating func contradiction(_ message: String, at place: Place) {
    report(ImportFinding(.contradiction, message, at: place))
  }

  /// A copy of the importer without findings and counts.
  var withoutFindings: Importer {
    var importer = self
    importer.findings = []
    (importer.exampleCount, importer.fittingExampleCount) = (0, 0)
    return importer
  }

  /// Adopts the findings and example counts of a copy. Its other changes are discarded.
  mutating func takeFindings(of copy: Importer) {
    for finding in copy.findings { report(finding) }
    exampleCount += copy.exampleCount
    fittingExampleCount += copy.fittingExampleCount
  }

  /// Adds a finding once, even if its schema is read several times.
  mutating func report(_ finding: ImportFinding) {
    let isNew = reported.insert(ReportKey(message: finding.message, place: finding.place)).inserted
    if isNew { findings.append(finding) }
  }

  /// Follows a reference through further references. Nil after a report.
  mutating func target(of reference: DocumentNode) -> DocumentNode? {
    guard let text = reference.text else { return nil }
    guard let target = documents.target(of: text, from: reference.file) else {
      reportDangling(text, at: reference)
      return nil
    }
    return target
  }

  private mutating func reportDangling(_ reference: String, at node: DocumentNode) {
    let parts = DocumentReference(reference)
    let text = documents.asWritten(reference, in: node.file)
    if parts.isRemote {
      notCarried("the remote reference \(quoted(text)): remote files are not read", at: node.place)
      return
    }
    if documents.isRefused(parts, from: node.file) {
      mistake(
        "\(quoted(text)) is outside the document's folder",
        at: node.place,
        hint: "allow it with --allow-outside"
      )
      return
    }
    if documents.isUnreadable(parts, from: node.file) {
      mistake("\(quoted(text)) is in a file that could not be read", at: node.place)
      return
    }
    var known: [String] = []
    if parts.path == nil, parts.tokens.count == 3 {
      let siblings = root[parts.tokens[0]]?[parts.tokens[1]]?.members ?? []
      known = siblings.map(\.key)
    }
    let hint = parts.tokens.last.flatMap { nearestHint(to: $0, in: known) }
    mistake("\(quoted(text)) does not exist", at: node.place, hint: hint)
  }

  /// The object with its `$ref` resolved. Nil after a report.
  ///
  /// In OpenAPI 3.1, the summary and description next to a reference override those of the target.
  mutating func resolved(_ node: DocumentNode) -> DocumentNode? {
    var node = node
    var texts: [JSONMember] = []
    var seen: Set<Place> = []
    while let reference = node["$ref"] {
      guard seen.insert(node.place).inserted else {
        mistake("the reference is circular", at: reference.place)
        return nil
      }
      guard let target = target(of: reference) else { return nil }
      if dialect.readsSiblings { texts += node.texts }
      node = target
    }
    return node.overruled(by: texts)
  }
}

extension DocumentNode {
  /// The summary and the description.
  fileprivate var texts: [JSONMember] {
    guard case .object(let members) = node.kind else { return [] }
    return members.filter { ["summary", "description"].contains($0.key) }
  }

  /// The object with these members before its own. The first of equal keys counts.
  fileprivate func overruled(by members: [JSONMember]) -> DocumentNode {
    guard !members.isEmpty, case .object(let own) = node.kind else { return self }
    let whole = JSONNode(kind: .object(members + own), start: node.start, end: node.end)
    return DocumentNode(whole, file: file)
  }
}

extension Place {
  /// The location for findings about the whole document.
  static let documentStart = Place(file: 0, start: 0, end: 1)
}
