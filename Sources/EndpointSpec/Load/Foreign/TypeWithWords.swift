/// A type and what else a parameter has, in one text: `path int`, `int, required`, `string (header)`.
struct TypeWithWords {
  /// Our type, with `?` if it is optional.
  let type: String
  private let location: String?

  /// Nil for a text without such words, or with others.
  ///
  /// - Parameter isParameter: Whether the value has a location.
  init?(_ text: String, _ types: ForeignTypes, isParameter: Bool) {
    guard text.utf8.count < 100 else { return nil }
    let words = text.split { " ,;:()".contains($0) }.map(String.init)
    let said = words.map { $0.lowercased() }
    let others = zip(words, said).filter { !Self.words.contains($1) }.map(\.0)
    guard others.count == 1, words.count > 1 else { return nil }
    location = said.first { Self.locations.contains($0) }
    if location != nil, !isParameter { return nil }
    let written = types.translated(others[0]) ?? types.ours(others[0])
    let isOptional = said.contains { $0 == "optional" || $0 == "nullable" }
    type = isOptional && !written.hasSuffix("?") ? written + "?" : written
  }

  /// The field as JSON of the spec language. Its name in the path says that it is there, and the query is usual.
  var json: String {
    guard let location, ["header", "cookie"].contains(location) else { return quoted(type) }
    return "{ \"type\": \(quoted(type)), \"in\": \(quoted(location)) }"
  }

  private static let locations: Set = ["path", "query", "header", "cookie"]
  private static let words = locations.union([
    "in", "param", "parameter", "required", "mandatory", "optional", "nullable",
  ])
}
