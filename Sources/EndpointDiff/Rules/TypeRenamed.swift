import EndpointSpec

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
