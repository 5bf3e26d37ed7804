import EndpointJSON
import EndpointJudge
import EndpointSpec

package struct ImportResult: Sendable {
  /// A file of the spec. There is one, unless the spec was split.
  package struct File: Sendable {
    package let name: String
    package let spec: JSONValue

    package init(name: String, spec: JSONValue) {
      self.name = name
      self.spec = spec
    }
  }

  /// The name of the API. Nil if nothing could be imported.
  package var api: String?
  package var files: [File] = []
  package let diagnostics: [Diagnostic]
  /// The diagnostics that give a count, such as "examples of headers: 12".
  package var counts: Set<Diagnostic> = []
  /// The parts of the document that the spec does not contain.
  package var leftOut: Set<Place> = []
  /// The media types that the document lists, by endpoint.
  package var offers: [String: OfferedMediaTypes] = [:]
  package var endpointCount = 0
  /// The number of response examples in the document, and of those that match their types.
  package var exampleCount = 0
  package var fittingExampleCount = 0
  fileprivate var placed: PlacedSpec?

  /// The spec in the same order, with source locations.
  package var placedParts: [SpecPart] { placed?.parts ?? [] }
}

/// Converts a document of Swagger 2.0 or OpenAPI 3.0 to 3.2 to a spec.
///
/// - Parameters:
///   - documents: The document with the files that it refers to.
///   - name: The name of the API. Nil to derive it from the title.
///   - isSplit: Whether to split the spec into one file per receiver.
///   - parts: The parts to import. Nil for the whole document.
///   - findsTakenMembers: Whether to read the spec, and to report members of unions that a client never selects.
package func importOpenAPI(
  _ documents: Documents,
  name: String? = nil,
  isSplit: Bool = false,
  only parts: PartSelection? = nil,
  findsTakenMembers: Bool = true
) -> ImportResult {
  guard let root = documents.main else {
    return ImportResult(diagnostics: Array(documents.diagnostics.prefix(1)))
  }
  let dialect: Dialect
  do throws(Diagnostic) {
    dialect = try version(of: root)
  } catch {
    return ImportResult(diagnostics: [error])
  }
  var document = Document(documents, root: root, dialect: dialect)
  let excess = document.excess
  if !excess.isEmpty { return ImportResult(diagnostics: documents.diagnostics + excess) }
  var diagnostics = ImportDiagnostics()
  for diagnostic in documents.diagnostics { diagnostics.add(diagnostic) }
  if let parts {
    let reduced = diagnostics.run(SelectionReading(document, parts)) { $0.selected() }
    guard let reduced else { return ImportResult(diagnostics: diagnostics.list) }
    document = reduced
  }
  let (draft, examples) = importDraft(document, name: name, &diagnostics)
  let placed = PlacedSpec(documents: documents, draft: draft)
  if findsTakenMembers {
    for diagnostic in takenMembers(of: placed) { diagnostics.add(diagnostic) }
  }
  let files = isSplit ? draft.splitFiles() : [.init(name: "\(draft.api).json", spec: draft.whole)]
  return ImportResult(
    api: draft.api,
    files: files,
    diagnostics: diagnostics.list.sorted { left, right in
      (left.place.file, left.place.start) < (right.place.file, right.place.start)
    },
    counts: diagnostics.counts,
    leftOut: diagnostics.leftOut,
    offers: Dictionary(firstOf: draft.endpoints.map { ($0.name, $0.offers) }),
    endpointCount: draft.endpoints.count,
    exampleCount: examples.all,
    fittingExampleCount: examples.fitting,
    placed: placed
  )
}

/// The name that an import gives to the API by default. Nil if the document cannot be read.
package func importedName(of documents: Documents) -> String? {
  documents.main.map { root in
    var reader = DocumentReader(document: Document(documents, root: root, dialect: .v31))
    return apiName(ofTitle: reader.value("info", of: root)?["title"]?.text ?? "")
  }
}

/// The version of OpenAPI, or an error for unsupported documents.
private func version(of root: DocumentNode) throws(Diagnostic) -> Dialect {
  if let swagger = root["swagger"] {
    let text = swagger.text ?? swagger.number ?? "1.2"
    let message = "this is Swagger \(text), but only Swagger 2.0 and OpenAPI 3 are supported"
    throw Diagnostic(.documentMistake, message, at: swagger.place)
  }
  guard let version = root["openapi"], let text = version.text ?? version.number else {
    throw Diagnostic(
      .documentMistake,
      "this is not an OpenAPI document: it has no \"openapi\"",
      at: root.place,
      hint: "expected \"openapi\": \"3.1.0\""
    )
  }
  if text.hasPrefix("3.0.") || text == "3.0" { return .v30 }
  if text.hasPrefix("3.1") || text.hasPrefix("3.2") { return .v31 }
  let message = "OpenAPI \(quoted(text)) is not supported, only 3.0, 3.1 and 3.2 are"
  throw Diagnostic(.documentMistake, message, at: version.place)
}

/// The members of unions that a client never selects, since an earlier member accepts their values.
private func takenMembers(of spec: PlacedSpec) -> [Diagnostic] {
  guard let document = load(spec.documents.files, parts: spec.parts).document,
    let model = resolve(document).model
  else { return [] }
  let linked = LinkedSpec(model, document)
  let places = Dictionary(firstOf: spec.draft.types.map { ($0.name, $0.place) })
  return model.types.flatMap { type in
    linked.takenMembers(of: type).map { member, _, taker in
      let message =
        "\(quoted(member)) of a union is never chosen: \(quoted(taker.name.text)) accepts its values"
      return Diagnostic(.loosened, message, at: places[type.name.text] ?? type.place)
    }
  }
}

/// Derives the name of the API from the document title: `GitHub v3 REST API` → `GitHub`.
func apiName(ofTitle title: String) -> String {
  var words: [String] = []
  for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
    let lower = word.lowercased()
    if ["api", "apis", "openapi"].contains(lower) {
      if words.isEmpty { continue }
      break
    }
    let isVersion =
      lower.first == "v" && lower.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
      && lower.count > 1
      || lower.allSatisfy { $0.isNumber || $0 == "." }
    let says = ["rest", "restful", "swagger", "http", "the", "specification", "definition"]
    if isVersion || says.contains(lower) { continue }
    words.append(String(word.filter { $0 != "." }))
  }
  return DerivedName.api(words.prefix(4).joined(separator: "_"))
}

/// Converts a version to a semantic version: `1.2` → `1.2.0`. Dates, as Stripe and GitHub use them, become `2026-11-24`
/// → `2026.11.24`, so that later versions are greater. Nil if it is neither.
func semanticVersion(_ text: String) -> String? {
  let day = /(\d{4})-(\d\d?)(?:-(\d\d?))?(?:[-.]([A-Za-z][A-Za-z0-9.-]*))?/
  if let match = text.wholeMatch(of: day), let month = Int(match.2), 1...12 ~= month {
    let suffix = match.4.map { "-\($0)" } ?? ""
    return "\(match.1).\(month).\(match.3.flatMap { Int($0) } ?? 0)\(suffix)"
  }
  return numberedVersion(text)
}

private func numberedVersion(_ text: String) -> String? {
  let numbers = /v?((?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){0,2})/
  let suffix = /[-+][0-9A-Za-z+-]+(?:\.[0-9A-Za-z+-]+)*/
  guard let match = text.prefixMatch(of: numbers) else { return nil }
  let rest = text[match.range.upperBound...]
  guard rest.isEmpty || rest.wholeMatch(of: suffix) != nil,
    match.1.split(separator: ".").allSatisfy({ Int($0) != nil })
  else { return nil }
  let missing = String(repeating: ".0", count: 2 - match.1.count { $0 == "." })
  return match.1 + missing + rest
}
