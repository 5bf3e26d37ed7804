import EndpointSpec

extension ChangeKind {
  package static let typeRenamed = ChangeKind(
    "type-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are the same: shipped apps notice nothing",
    callers:
      "Code that uses the old name does not compile, unless `was` leaves a deprecated "
      + "typealias",
    remedy: #"add `"was"` with the old name"#
  )
  package static let typeRemovedUnreferenced = ChangeKind(
    "type-removed-unreferenced",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "No request or response used it",
    callers: "Code that uses the type does not compile"
  )
  package static let typeAdded = ChangeKind(
    "type-added",
    wire: .safe,
    swift: .safe,
    bump: .minor,
    consequence: "Shipped apps do not use it",
    callers: "New symbols only"
  )
}

extension ChangeRule {
  /// The rules about whole types.
  static let types: [ChangeRule] =
    [
      .typeRenamed,
      .typeRemovedUnreferenced,
      .typeAdded,
    ]
}

extension ChangeRule {
  /// A type that is called something else. `was` leaves a deprecated typealias behind: code that uses the old name compiles
  /// with a warning.
  static let typeRenamed = ChangeRule(.typeRenamed) { match in
    match.changedTypes.filter { $0.old.name != $0.new.name }.map { pair in
      let kind = ChangeKind.typeRenamed
      var change = Change(
        kind,
        subject: pair.new.name.text,
        "`\(pair.old.name)` is called `\(pair.new.name)`"
      )
      let aliases = match.symbols.new.symbols(named: pair.old.name.text, in: "")
      change.swift = aliases.contains { $0.isDeprecated } ? .care : .breaking
      change.old = pair.old.name.text
      change.new = pair.new.name.text
      change.before = match.old.position(of: pair.old.place)
      change.after = match.new.position(of: pair.new.place)
      change.endpoints = match.endpoints(of: pair)
      change.remedy = change.swift == .care ? nil : "add `\"was\": \"\(pair.old.name)\"`"
      return change.with()
    }
  }
}

extension ChangeRule {
  /// A type that is gone though nothing that travels used it. Where one was used, what used it has changed, and is the finding.
  static let typeRemovedUnreferenced = ChangeRule(.typeRemovedUnreferenced) { match in
    match.types.removed.filter { !$0.isInline && match.old.reach.flows(of: $0.name).isEmpty }
      .map { type in
        var change = Change(.typeRemovedUnreferenced, subject: type.name.text, "the type is gone")
        change.before = match.old.position(of: type.place)
        change.after = match.new.position(of: match.new.model.namePlace)
        return change
      }
  }
}

extension ChangeRule {
  /// A type that the old version has under no name. One that is defined where it is used comes with its owner.
  static let typeAdded = ChangeRule(.typeAdded) { match in
    match.types.added.filter { !$0.isInline }.map { type in
      var change = Change(.typeAdded, subject: type.name.text, "the type is new")
      change.before = match.old.position(of: match.old.model.namePlace)
      change.after = match.new.position(of: type.place)
      change.endpoints = match.new.reach.endpoints(of: type.name)
      return change
    }
  }
}
