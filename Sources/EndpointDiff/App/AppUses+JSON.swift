import EndpointJSON

extension AppUses {
  /// For reports for programs. `jsonReportSchema` describes it.
  var json: JSONValue {
    .array(
      declarations.map { declaration in
        .object(of: [
          "declaration": .string(declaration.name),
          "noun": .string(declaration.noun.rawValue),
          "total": .integer(declaration.total),
          "places": .array(declaration.places.map(\.json)),
        ])
      }
    )
  }
}

extension AppUses.Place {
  fileprivate var json: JSONValue {
    .object(of: [
      "path": .string(position.path),
      "line": .integer(position.line),
      "column": .integer(position.column),
      "name": .string(name),
      "effect": .string(effect.rawValue),
      "certain": .bool(!isGuess),
      "origin": .string(origin.rawValue),
    ])
  }
}

extension AppSummary {
  var json: JSONValue {
    .object(of: [
      "files": .integer(files),
      "indexed": .integer(indexed),
      "breaks": .integer(places[.breaks] ?? 0),
      "mayBreak": .integer(places[.mayBreak] ?? 0),
      "warns": .integer(places[.warns] ?? 0),
      "guesses": .integer(guesses),
    ])
  }
}
