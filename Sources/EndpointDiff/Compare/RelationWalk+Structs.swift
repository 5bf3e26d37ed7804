import EndpointSpec

/// Compares the fields of structs, and structs with dictionaries.
extension RelationWalk {
  mutating func compare(_ old: StructModel, _ new: StructModel) {
    let countsIgnored = isStrict && old.additional == nil && direction == .response
    isStrict = false
    let fields = Matched(old.fields, new.fields, by: { $0.wirePath })
    for pair in fields.pairs {
      inside(".\(pair.new.wirePath)") { $0.compareField(pair.old, pair.new) }
    }
    for field in fields.removed { inside(".\(field.wirePath)") { $0.remove(field, from: new) } }
    for field in fields.added {
      inside(".\(field.wirePath)") { walk in
        if countsIgnored, field.travels(.response) {
          return walk.add(.narrower, "they ignore it", level: .care)
        }
        walk.add(field, to: old)
      }
    }
    switch (old.additional, new.additional) {
    case (let old?, let new?): inside("[*]") { $0.compare(old, new) }
    case (nil, _?): add(direction == .request ? .wider : .narrower, "other keys are new")
    case (_?, nil):
      let kind: Relation.Kind = direction == .request ? .wider : .narrower
      add(kind, "other keys were removed", level: .care)
    case (nil, nil): break
    }
  }

  /// Compares a removed field. The server reads it as an additional key.
  private mutating func remove(_ field: FieldModel, from new: StructModel) {
    guard field.travels(direction) else { return }
    if direction == .request, field.constant == nil, let additional = new.additional {
      return compare(field.type, as: field.wire, additional, as: nil)
    }
    add(field.removal(match.old.presence(of: field, direction), direction))
  }

  /// Compares a new field. Shipped apps decode it as an additional key.
  private mutating func add(_ field: FieldModel, to old: StructModel) {
    guard field.travels(direction) else { return }
    if direction == .response, field.constant == nil, let additional = old.additional {
      return compare(additional, as: nil, field.type, as: field.wire)
    }
    add(field.addition(match.new.presence(of: field, direction), direction))
  }

  /// Compares two fields, including their presence.
  private mutating func compareField(_ old: FieldModel, _ new: FieldModel) {
    guard old.travels(direction) else {
      return new.travels(direction) ? add(new, to: .empty) : ()
    }
    guard new.travels(direction) else { return remove(old, from: .empty) }
    if old.constant == nil, new.constant == nil {
      let presence = match.new.presence(of: new, direction)
      add(match.old.presence(of: old, direction).difference(to: presence, direction))
      compareNull(old, new)
    }
    compareFieldValues(old, new)
  }

  /// A client sends null only for nullable fields.
  private mutating func compareNull(_ old: FieldModel, _ new: FieldModel) {
    guard direction == .request, old.isNullable != new.isNullable else { return }
    add(
      new.isNullable ? .wider : .narrower,
      "it \(new.isNullable ? "accepts" : "does not accept") null"
    )
  }

  /// Compares the values of two fields that are present.
  mutating func compareFieldValues(_ old: FieldModel, _ new: FieldModel) {
    guard old.constant == nil, new.constant == nil else {
      return add(match.constantDifference(old, new, direction))
    }
    if match.fitsByLimits(old, new, direction) {
      return add(
        direction == .request ? .wider : .narrower,
        "its limits are the same",
        level: .safe
      )
    }
    let outer = (wires, isLossy, isLenient)
    let areArrays = [match.old.shape(of: old.type), match.new.shape(of: new.type)].allSatisfy {
      if case .array? = $0 { true } else { false }
    }
    wires = Wires(old: old.wire, new: new.wire)
    isLossy = isLossy || old.isLossy && areArrays
    isLenient = old.isLenient
    compareBareValues(old.type, new.type)
    (wires, isLossy, isLenient) = outer
  }

  // MARK: Dictionaries

  mutating func compare(_ old: StructModel, values: TypeReference) {
    for field in old.fields where field.travels(direction) {
      inside(".\(field.wirePath)") { walk in
        if walk.direction == .response, field.constant == nil,
          walk.match.old.presence(of: field, .response) == .required
        {
          walk.add(.wider, "it may be missing")
        }
        walk.compare(field.type, as: field.wire, values, as: nil)
      }
    }
    add(.wider, "other keys are new", level: .safe)
  }

  mutating func compare(values: TypeReference, _ new: StructModel) {
    for field in new.fields where field.travels(direction) {
      inside(".\(field.wirePath)") {
        $0.compare(values, as: nil, field.type, as: field.wire)
      }
    }
    // A dictionary may lack a key and have others.
    let lacks = new.fields.first {
      $0.travels(direction) && match.new.presence(of: $0, direction) == .required
    }
    let reason = lacks.map { "\"\($0.wireName)\" is required" } ?? "other keys are ignored"
    add(.narrower, reason, level: lacks == nil && direction == .request ? .care : nil)
  }
}

extension StructModel {
  fileprivate static let empty = StructModel(fields: [], additional: nil)
}
