import Testing

@testable import EndpointSpec

/// The linked model of a spec with these types and endpoints.
func linked(
  types: String = "",
  endpoints: String = "",
  more: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> APIModel {
  let result = resolved(spec(types: types, endpoints: endpoints, more: more))
  for diagnostic in result.diagnostics {
    Issue.record("\(diagnostic.message) (\(diagnostic.hint ?? ""))", sourceLocation: sourceLocation)
  }
  return try #require(result.model, sourceLocation: sourceLocation)
}

/// The text of a spec with these types and endpoints.
func spec(types: String = "", endpoints: String = "", more: String = "") -> String {
  """
  {
    "api": "Things",
    "servers": { "production": "https://things.example.com" },
    \(more)
    "types": { \(types) },
    "endpoints": { \(endpoints) }
  }
  """
}

func resolved(_ text: String) -> (model: APIModel?, diagnostics: [Diagnostic]) {
  let loaded = load([SourceFile(path: "Things.json", bytes: Array(text.utf8))])
  guard let document = loaded.document else { return (nil, loaded.diagnostics) }
  let result = resolve(document)
  return (result.model, loaded.diagnostics + result.diagnostics)
}

/// Expects exactly one diagnostic, at the place between `«` and `»`.
func expect(
  _ rule: Rule,
  _ message: String,
  hint: String? = nil,
  related: Int = 0,
  in marked: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let start = marked.firstIndex(of: "«")
  let end = marked.firstIndex(of: "»")
  guard let start, let end else {
    Issue.record("no place is marked", sourceLocation: sourceLocation)
    return
  }
  let text =
    marked[..<start] + marked[start...].dropFirst().prefix { $0 != "»" }
    + marked[end...].dropFirst()
  let found = resolved(String(text)).diagnostics
  #expect(found.map(\.rule) == [rule], "\(found.map(\.message))", sourceLocation: sourceLocation)
  guard let first = found.first else { return }
  #expect(first.message.contains(message), "\(first.message)", sourceLocation: sourceLocation)
  if let hint {
    #expect(
      first.hint?.contains(hint) == true,
      "\(first.hint ?? "no hint")",
      sourceLocation: sourceLocation
    )
  }
  #expect(first.related.count == related, sourceLocation: sourceLocation)
  let expected = marked[..<start].utf8.count..<marked[..<end].utf8.count - "«".utf8.count
  #expect(first.place.start..<first.place.end == expected, sourceLocation: sourceLocation)
}

extension APIModel {
  func structure(_ name: String) throws -> StructModel {
    guard case .structure(let structure)? = type(named: SwiftName(name))?.form else {
      throw Missing(name: name)
    }
    return structure
  }

  func endpoint(_ id: String) throws -> EndpointModel {
    guard let endpoint = endpoints.first(where: { $0.id == id }) else { throw Missing(name: id) }
    return endpoint
  }
}

struct Missing: Error {
  let name: String
}
