import EndpointSpec

extension ChangeRule {
  /// A field, or a value of an enum, that has another name in Swift. `was` leaves the old one behind, deprecated.
  static let respFieldSwiftNameChanged = changedField(.respFieldSwiftNameChanged, in: .response) {
    pair,
    old,
    new in
    renamedField(pair, old, new)
  }

  /// The same in requests.
  static let bodyFieldSwiftNameChanged = changedField(.paramSwiftNameChanged, in: .request) {
    pair,
    old,
    new in
    pair.isArgument ? nil : renamedField(pair, old, new)
  }

  static let enumCaseSwiftNameChanged = ChangeRule(.respFieldSwiftNameChanged) { match in
    match.enumPairs.flatMap { pair in
      pair.variants.pairs.filter { $0.old.name != $0.new.name }.map { values in
        let kind = ChangeKind.respFieldSwiftNameChanged
        var change = Change(
          kind,
          subject: "\(pair.types.new.name).\(values.new.name)",
          "`\(values.old.name)` is called `\(values.new.name)`"
        )
        change.swift = match.symbols.level(of: "\(pair.types.old.name).\(values.old.name)")
        change.old = values.old.name.text
        change.new = values.new.name.text
        change.before = match.old.position(of: values.old.place)
        change.after = match.new.position(of: values.new.place)
        change.endpoints = match.endpoints(of: pair.types)
        if values.new.was != nil { change.remedy = nil }
        return change.with()
      }
    }
  }
}

private func renamedField(
  _ pair: FieldPair,
  _ old: FieldModel,
  _ new: FieldModel
) -> FieldFinding? {
  guard old.name != new.name, old.wirePath == new.wirePath, new.constant == nil else { return nil }
  return FieldFinding(
    "`\(old.name)` is called `\(new.name)`",
    swift: pair.swift,
    old: old.name.text,
    new: new.name.text,
    isRemedied: new.was != nil
  )
}
