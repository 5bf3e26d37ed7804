import EndpointDiff
import EndpointJSON

extension Change {
  /// The change as an object of `expected.json`, without what all changes of its kind share.
  var expectation: String {
    let members = facts.compactMap { name, value in
      value.map { "\"\(name)\": \(JSONValue.string($0).description)" }
    }
    return "{\n      \(members.joined(separator: ",\n      "))\n    }"
  }

  private var facts: [(String, String?)] {
    [
      ("kind", kind),
      ("subject", subject),
      ("wire", wire.rawValue),
      ("swift", swift.rawValue),
      ("bump", bump.rawValue),
      ("summary", summary),
      ("old", old),
      ("new", new),
      ("before", before.map(\.text)),
      ("after", after.map(\.text)),
      ("direction", direction?.rawValue),
      ("endpoints", endpoints.isEmpty ? nil : endpoints.joined(separator: ", ")),
      ("declarationBefore", declarationBefore),
      ("declarationAfter", declarationAfter),
      ("remedy", remedy),
      ("hint", hint),
      ("isDocumentation", isDocumentation ? "true" : nil),
    ]
  }
}

extension Position {
  var text: String { "\(path):\(line):\(column)" }
}
