import EndpointSpec

extension ChangeKind {
  package static let generatorOptionChanged = ChangeKind(
    "generator-option-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers: "The name of the module changed, or the form or access of its declarations",
    remedy: #"keep `"api"` and `"swift"` as they are"#,
    exception:
      "Additions to the module are safe: broader access, more conformances, "
      + "settable properties"
  )
  package static let generatedSymbolCollision = ChangeKind(
    "generated-symbol-collision",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers: "A declaration was renamed or removed",
    remedy: #"name one of the two with `"as"`"#
  )
  package static let swiftDeclarationChanged = ChangeKind(
    "swift-declaration-changed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers: "Code that uses the declaration may not compile"
  )
}

extension ChangeRule {
  /// The rules on the generated module as a whole.
  static let modules: [ChangeRule] =
    [
      .generatorOptionChanged
    ]
}

extension ChangeRule {
  /// The name of the API or its module changed, or a generator option. Additions are safe: broader access, more
  /// conformances, settable properties.
  static let generatorOptionChanged = ChangeRule(.generatorOptionChanged) { match in
    names(match)
      + [
        access(match),
        option("mutable", match, \.isMutable),
        option("hashable", match, \.isHashable),
        option("identifiable", match, \.isIdentifiable),
        option("codable", match, \.isCodableBoth),
        selection(match),
      ].compactMap { $0 }
  }

  /// The endpoints and types that `include` and `exclude` add to the module or remove from it.
  private static func selection(_ match: Match) -> Change? {
    let (old, new) = (match.old.model, match.new.model)
    guard old.swift.selection != new.swift.selection else { return nil }
    let (was, now) = (old.selected.declarations, new.selected.declarations)
    let gone =
      match.endpoints.pairs.filter { was.contains($0.old.id) && !now.contains($0.new.id) }
      .map(\.new.id)
      + match.types.pairs.filter {
        was.contains($0.old.name.text) && !now.contains($0.new.name.text)
      }.map(\.new.name.text)
    let added = match.endpoints.pairs.filter { !was.contains($0.old.id) && now.contains($0.new.id) }
      .map(\.new.id)
    guard !gone.isEmpty || !added.isEmpty else { return nil }
    let summary =
      gone.isEmpty
      ? "the module now has \(listed(added))" : "the module no longer has \(listed(gone))"
    let place = { (document: SpecDocument) in
      document.swift.exclude?.place ?? document.swift.include?.place
    }
    var change = match.change(
      .generatorOptionChanged,
      "swift selection",
      summary,
      old: old.swift.selection.specText,
      new: new.swift.selection.specText,
      before: place(match.old.document),
      after: place(match.new.document)
    )
    let names = Set(gone + added)
    change.endpoints = new.endpoints.map(\.id).filter(names.contains)
    return gone.isEmpty
      ? change.with(swift: .safe).advising(nil) : change.advising("select them again")
  }

  /// Such as `a`, `b` and 3 more.
  private static func listed(_ names: [String]) -> String {
    names.map { "`\($0)`" }.listed(atMost: 5)
  }

  /// The module is named after the API by default. One finding then covers both names.
  private static func names(_ match: Match) -> [Change] {
    let (old, new) = (match.old.model, match.new.model)
    if old.name != new.name {
      return [
        match.change(
          .generatorOptionChanged,
          new.name.text,
          "the API is now called \(quoted(new.name.text)), no longer \(quoted(old.name.text))",
          old: old.name.text,
          new: new.name.text
        )
      ]
    }
    guard old.swift.module != new.swift.module else { return [] }
    return [
      match.change(
        .generatorOptionChanged,
        "swift module",
        "the module is now called \(quoted(new.swift.module)), no longer \(quoted(old.swift.module))",
        old: old.swift.module,
        new: new.swift.module,
        before: match.old.document.swift.module?.place,
        after: match.new.document.swift.module?.place
      )
    ]
  }

  private static func access(_ match: Match) -> Change? {
    let (old, new) = (match.old.model.swift.access, match.new.model.swift.access)
    guard old != new else { return nil }
    let change = match.change(
      .generatorOptionChanged,
      "swift access",
      "the access of declarations changed from \(old) to \(new)",
      old: old.rawValue,
      new: new.rawValue,
      before: match.old.document.swift.access?.place,
      after: match.new.document.swift.access?.place
    )
    return new.reach > old.reach ? change.with(swift: .safe).advising(nil) : change
  }

  private static func option(
    _ name: String,
    _ match: Match,
    _ value: (SwiftOptions) -> Bool
  ) -> Change? {
    let (old, new) = (value(match.old.model.swift), value(match.new.model.swift))
    guard old != new else { return nil }
    let change = match.change(
      .generatorOptionChanged,
      "swift \(name)",
      new ? "\(quoted(name)) is now enabled" : "\(quoted(name)) is now disabled",
      old: "\(old)",
      new: "\(new)"
    )
    return new ? change.with(swift: .safe).advising(nil) : change
  }
}

extension APIModel {
  /// The names of the endpoints and types.
  fileprivate var declarations: Set<String> {
    Set(endpoints.map(\.id) + types.map(\.name.text))
  }
}

extension EndpointSelection {
  /// The selection as in the spec.
  fileprivate var specText: String {
    if isWhole { return "everything" }
    let lists = [("include", include ?? []), ("exclude", exclude)].filter { !$0.1.isEmpty }
    return lists.map { name, entries in
      "\"\(name)\": [\(entries.map(quoted).joined(separator: ", "))]"
    }.joined(separator: ", ")
  }
}

extension SwiftOptions.Access {
  /// The rank of the access level.
  fileprivate var reach: Int {
    switch self {
    case .internal: 0
    case .package: 1
    case .public: 2
    }
  }
}
