import EndpointSpec

extension ChangeKind {
  package static let typeRenamed = ChangeKind(
    "type-renamed",
    wire: .safe,
    swift: .breaking,
    bump: .major,
    consequence: "Requests and responses are unchanged: shipped apps are not affected",
    callers:
      "Code that uses the old name does not compile, unless `was` creates a deprecated "
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
  /// The rules on types as a whole.
  static let types: [ChangeRule] =
    [
      .typeRenamed,
      .typeRemovedUnreferenced,
      .typeAdded,
    ]
}

extension ChangeRule {
  /// A renamed type. `was` creates a deprecated typealias, so code with the old name compiles with a warning.
  static let typeRenamed = ChangeRule(.typeRenamed) { match in
    match.changedTypes.filter { $0.old.name != $0.new.name }.map { pair in
      let kind = ChangeKind.typeRenamed
      var change = Change(
        kind,
        subject: pair.new.name.text,
        "`\(pair.old.name)` is now called `\(pair.new.name)`"
      )
      let aliases = match.symbols.new.symbols(named: pair.old.name.text, in: "")
      change.old = pair.old.name.text
      change.new = pair.new.name.text
      change.before = match.old.position(of: pair.old.place)
      change.after = match.new.position(of: pair.new.place)
      change.endpoints = match.endpoints(of: pair)
      if aliases.contains(where: \.isDeprecated) { return change.keepingOldName() }
      return change.with(swift: .breaking).advising("add `\"was\": \"\(pair.old.name)\"`")
    }
  }
}

extension ChangeRule {
  /// A removed type without use. If it was used, the changes of its users are the findings.
  static let typeRemovedUnreferenced = ChangeRule(.typeRemovedUnreferenced) { match in
    match.types.removed.filter { !$0.isInline && match.old.reach.flows(of: $0.name).isEmpty }
      .map { type in
        var change = Change(
          .typeRemovedUnreferenced,
          subject: type.name.text,
          "the type was removed"
        )
        change.before = match.old.position(of: type.place)
        change.after = match.new.position(of: match.new.model.namePlace)
        return change
      }
  }
}

extension ChangeRule {
  /// A type that does not exist in the old version. An inline type is reported with its owner.
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
