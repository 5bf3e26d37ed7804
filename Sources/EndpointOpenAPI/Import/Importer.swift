import EndpointJSON
import EndpointSpec

/// The state of an import: what was read so far, and the findings.
///
/// Each part of a document has a folder with extensions of it; `importOpenAPI` calls them in one line.
struct Importer: Sendable {
  /// The version of OpenAPI that a document is written in.
  enum Dialect {
    case v30, v31

    /// Whether keywords beside a `$ref` count.
    var readsSiblings: Bool { self == .v31 }
  }

  var documents: Documents
  let root: DocumentNode
  let dialect: Dialect
  private(set) var findings: [Finding] = []
  /// Where the document has what a spec has no place for, by the word for it: told in one line each.
  var counted: [String: [Place]] = [:]
  /// Examples of types that stand for those of responses.
  var carriedExamples: Set<Place> = []
  private var told: Set<Told> = []
  var shapes = ShapeTable()
  /// Schemas that have been looked at, by their places, and those that are looked at now.
  var views: [Place: SchemaView] = [:]
  var viewed: Set<Place> = []
  /// How many alternatives have been joined with the fields beside them. Choices within such choices multiply.
  var joinedAlternatives = 0
  /// Types that are defined where they are used, by what they are made from.
  var inlineTypes: [InlineType.Key: InlineType] = [:]
  /// Members of unions without their tags, where they are also sent by themselves.
  var variants: [VariantKey: Int] = [:]
  /// The base structs of unions by `allOf`. A base takes the objects whose tag belongs to no subtype.
  var bases: Set<ShapeUse> = []
  /// The components that other components extend by `allOf`, with these.
  var subtypes: [Place: [DocumentMember]] = [:]
  /// Those of them that add nothing to what they extend.
  var bareSubtypes: Set<Place> = []
  /// The limits of schemas, by their places, and the places of those that fields say.
  var limitedSchemas: [Place: [LimitKeyword: DocumentNode]] = [:]
  var carriedLimits: Set<Place> = []
  /// Schemas and fields that are arrays only because they have `items`.
  var suggestedArrays: Set<Place> = []
  /// Fields that are numbers with the format `date-time`.
  var suggestedDates: Set<Place> = []
  /// `[DONE]`, if any file of the document mentions it, as documents modelled on OpenAI's do. Other servers never send it.
  lazy var endOfEvents: String? = {
    let mark = "[DONE]"
    return documents.files.contains { $0.bytes.firstRange(of: Array(mark.utf8)) != nil }
      ? mark : nil
  }()
  /// The numbers of schemas of failures that are defined in place.
  var equalSchemas: [JSONValue: Int] = [:]
  /// The names of the parameters and the responses among the components, by their places.
  private(set) var sharedNames: [Place: String]
  /// Tags that group nothing, as those for audiences (OpenAPI 3.2, `kind`).
  private(set) var labels: Set<String> = []
  /// Schemas that have a name and are still to be read.
  var undefined: [DocumentNode] = []

  /// The security schemes that the spec declares, and which of them have scopes.
  var schemes: [(name: String, value: JSONValue)] = []
  var oauthSchemes: Set<String> = []
  /// What an endpoint asks for that says nothing else.
  var usualAuthentication = JSONValue.null
  /// The headers that the client sends with every request.
  var usualHeaders: [(name: String, value: String)] = []
  var servers: [(name: String, url: String, value: JSONValue)] = []
  var serverNames = UniqueNames(["custom"])
  var exampleCount = 0
  var fittingExampleCount = 0

  private struct Told: Hashable {
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

  /// A component that lies in another file is found there.
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
    tell(Finding(.mistake, message, at: place, hint: hint))
  }

  mutating func notCarried(_ message: String, at place: Place) {
    tell(Finding(.notCarried, message, at: place))
  }

  mutating func loosened(_ message: String, at place: Place) {
    tell(Finding(.loosened, message, at: place))
  }

  mutating func contradiction(_ message: String, at place: Place) {
    tell(Finding(.contradiction, message, at: place))
  }

  /// An importer that knows what this one does, has nothing to tell of it, and has counted nothing.
  var withoutFindings: Importer {
    var importer = self
    importer.findings = []
    (importer.exampleCount, importer.fittingExampleCount) = (0, 0)
    return importer
  }

  /// Takes over what a copy has to tell, and the examples that it has counted; whatever else it changed is lost.
  mutating func takeFindings(of copy: Importer) {
    for finding in copy.findings { tell(finding) }
    exampleCount += copy.exampleCount
    fittingExampleCount += copy.fittingExampleCount
  }

  /// A schema that is read at several of its uses tells once what there is to tell.
  mutating func tell(_ finding: Finding) {
    let isNew = told.insert(Told(message: finding.message, place: finding.place)).inserted
    if isNew { findings.append(finding) }
  }

  /// What a reference leads to, through references to references. Nil after a report.
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
      notCarried("what lies elsewhere, \(quoted(text)): nothing is fetched", at: node.place)
      return
    }
    if documents.isRefused(parts, from: node.file) {
      mistake(
        "\(quoted(text)) leads out of the document's folder",
        at: node.place,
        hint: "allow it with --allow-outside"
      )
      return
    }
    if documents.isUnreadable(parts, from: node.file) {
      mistake("\(quoted(text)) lies in a file that could not be read", at: node.place)
      return
    }
    var known: [String] = []
    if parts.path == nil, parts.tokens.count == 3 {
      let siblings = root[parts.tokens[0]]?[parts.tokens[1]]?.members ?? []
      known = siblings.map(\.key)
    }
    let hint = parts.tokens.last.flatMap { nearestHint(to: $0, in: known) }
    mistake("\(quoted(text)) leads nowhere", at: node.place, hint: hint)
  }

  /// The object itself, or what its `$ref` leads to. Nil after a report.
  ///
  /// In OpenAPI 3.1 the summary and the description beside a reference overrule those of what it leads to.
  mutating func resolved(_ node: DocumentNode) -> DocumentNode? {
    var node = node
    var texts: [JSONMember] = []
    var seen: Set<Place> = []
    while let reference = node["$ref"] {
      guard seen.insert(node.place).inserted else {
        mistake("the reference leads back to itself", at: reference.place)
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
  /// What is said of it in words.
  fileprivate var texts: [JSONMember] {
    guard case .object(let members) = node.kind else { return [] }
    return members.filter { ["summary", "description"].contains($0.key) }
  }

  /// The object with these members before its own: of equal keys, the first counts.
  fileprivate func overruled(by members: [JSONMember]) -> DocumentNode {
    guard !members.isEmpty, case .object(let own) = node.kind else { return self }
    let whole = JSONNode(kind: .object(members + own), start: node.start, end: node.end)
    return DocumentNode(whole, file: file)
  }
}

extension Place {
  /// Where what concerns the whole document is shown.
  static let documentStart = Place(file: 0, start: 0, end: 1)
}
