import EndpointGenerator
import EndpointSpec

extension ChangeRule {
  /// The rules on the generated module as a whole.
  static let modules: [ChangeRule] = [
    ChangeKind[.generatorOptionChanged].rule { kind, match in
      let options = [
        match.option(kind, "mutable", \.isMutable),
        match.option(kind, "hashable", \.isHashable),
        match.option(kind, "identifiable", \.isIdentifiable),
        match.option(kind, "codable", \.isCodableBoth),
      ]
      let changes =
        [match.nameChange(kind), match.accessChange(kind)] + options + [match.orderChange(kind)]
        + [match.selectionChange(kind)]
      return changes.compactMap(\.self)
    }
  ]
}

extension Match {
  /// The endpoints and types that `include` and `exclude` add to the module or remove from it.
  fileprivate func selectionChange(_ kind: ChangeKind) -> Change? {
    let (old, new) = (self.old.model, self.new.model)
    guard old.swift.selection != new.swift.selection else { return nil }
    let (was, now) = (old.selected.declarations, new.selected.declarations)
    let names =
      endpoints.pairs.map { ($0.old.id, $0.new.id) }
      + types.pairs.map { ($0.old.name.text, $0.new.name.text) }
    let gone = names.filter { was.contains($0) && !now.contains($1) }.map(\.1)
    let added = endpoints.pairs.filter { !was.contains($0.old.id) && now.contains($0.new.id) }
      .map(\.new.id)
    guard !gone.isEmpty || !added.isEmpty else { return nil }
    let place = { (document: SpecDocument) in
      document.swift.exclude?.place ?? document.swift.include?.place
    }
    let change = change(
      kind,
      Subject("swift", part: "selection"),
      gone.isEmpty
        ? "the module now has \(listed(added))" : "the module no longer has \(listed(gone))",
      at: place(self.old.document),
      place(self.new.document)
    ).showing(old.swift.selection.specText, new.swift.selection.specText).affecting(
      self.endpoints(gone + added)
    )
    return gone.isEmpty
      ? change.with(swift: .safe).advising(nil) : change.advising("select them again")
  }

  /// Such as `a`, `b` and 3 more.
  private func listed(_ names: [String]) -> String { names.map { "`\($0)`" }.listed(atMost: 5) }

  /// The module is named after the API by default. One finding then covers both names.
  fileprivate func nameChange(_ kind: ChangeKind) -> Change? {
    let (oldName, newName) = (old.model.name.text, new.model.name.text)
    if oldName != newName {
      let summary = "the API is now called \(quoted(newName)), no longer \(quoted(oldName))"
      return change(kind, Subject(newName), summary).showing(oldName, newName)
    }
    let (oldModule, newModule) = (old.model.swift.module, new.model.swift.module)
    guard oldModule != newModule else { return nil }
    return change(
      kind,
      Subject("swift", part: "module"),
      "the module is now called \(quoted(newModule)), no longer \(quoted(oldModule))",
      at: old.document.swift.module?.place,
      new.document.swift.module?.place
    ).showing(oldModule, newModule)
  }

  fileprivate func accessChange(_ kind: ChangeKind) -> Change? {
    let (before, after) = (old.model.swift.access, new.model.swift.access)
    guard before != after else { return nil }
    let change = change(
      kind,
      Subject("swift", part: "access"),
      "the access of declarations changed from \(before) to \(after)",
      at: old.document.swift.access?.place,
      new.document.swift.access?.place
    ).showing(before.rawValue, after.rawValue)
    return after.reach > before.reach ? change.with(swift: .safe).advising(nil) : change
  }

  /// The option moved arguments of endpoints. Calls that give a moved argument do not compile.
  fileprivate func orderChange(_ kind: ChangeKind) -> Change? {
    let (was, isOn) = (old.model.swift.isOptionalLast, new.model.swift.isOptionalLast)
    let moved = endpoints.pairs.filter { pair in
      let (before, after) = (pair.old.labels(in: old.model), pair.new.labels(in: new.model))
      return before != after && before.sorted() == after.sorted()
    }
    guard was != isOn, !moved.isEmpty else { return nil }
    let summary = "\"optionalLast\" is now \(isOn ? "enabled" : "disabled")"
    return change(kind, Subject("swift", part: "optionalLast"), summary)
      .showing("\(was)", "\(isOn)").affecting(endpoints(moved.map(\.new.id)))
  }

  fileprivate func option(
    _ kind: ChangeKind,
    _ name: String,
    _ value: (SwiftOptions) -> Bool
  ) -> Change? {
    let (was, isOn) = (value(old.model.swift), value(new.model.swift))
    guard was != isOn else { return nil }
    let summary = "\(quoted(name)) is now \(isOn ? "enabled" : "disabled")"
    let change = change(kind, Subject("swift", part: name), summary).showing("\(was)", "\(isOn)")
    return isOn ? change.with(swift: .safe).advising(nil) : change
  }
}

extension APIModel {
  fileprivate var declarations: Set<String> {
    Set(endpoints.map(\.id) + types.map(\.name.text))
  }
}

extension EndpointModel {
  fileprivate func labels(in model: APIModel) -> [String] {
    arguments(in: model).map { $0.label?.text ?? "_" }
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
