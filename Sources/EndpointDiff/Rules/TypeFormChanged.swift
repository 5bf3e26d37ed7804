import EndpointSpec

extension ChangeRule {
  /// A type that is something else than it was, an alias of another type, or an identifier of another scalar: the kinds are
  /// those of a field that is.
  static let typeForms: [ChangeRule] = [
    form(.respFieldTypeChanged, in: .response, [.widened, .changed]),
    form(.respFieldTypeNarrowed, in: .response, [.narrowed, .equalOnWire]),
    form(.respFormatChanged, in: .response, [.reformatted]),
    form(.bodyFieldTypeChanged, in: .request, [.narrowed, .changed, .reformatted]),
    form(.bodyFieldTypeWidened, in: .request, [.widened, .equalOnWire]),
  ]

  private static func form(
    _ kind: ChangeKind,
    in direction: Direction,
    _ relations: [TypeRelation]
  ) -> ChangeRule {
    ChangeRule(kind) { match in
      match.changedTypes.compactMap { pair in
        let flows = match.flows(of: pair)
        let travels = direction == .request ? flows.contains(.request) : flows != [.request]
        guard travels, let relation = match.formRelation(of: pair), relations.contains(relation)
        else { return nil }
        return match.change(kind, pair, flows, direction)
      }
    }
  }
}

extension Match {
  /// How the values of a type stand to those that it had, where it has another form; nil where it has not.
  fileprivate func formRelation(of pair: Pair<TypeModel>) -> TypeRelation? {
    switch (pair.old.form, pair.new.form) {
    case (.external(let old), .external(let new)):
      let swift: TypeRelation = old.fullName == new.fullName ? .same : .equalOnWire
      return old.wire.relation(to: new.wire).and(swift)
    case (.external(let old), _):
      return difference(.scalar(old.wire), .named(pair.new.name)).relation
    case (_, .external(let new)):
      return difference(.named(pair.old.name), .scalar(new.wire)).relation
    case (.structure, .structure), (.enumeration, .enumeration), (.union, .union): return nil
    case (.identifier(let old), .identifier(let new)): return old.relation(to: new)
    case (.alias(let old), .alias(let new)):
      let difference = difference(old, new)
      switch difference.optionality {
      case .same: return difference.relation
      case .becameOptional: return difference.relation.and(.widened)
      case .becameRequired: return difference.relation.and(.narrowed)
      }
    case (.identifier(let old), .alias(let new)): return difference(.scalar(old), new).relation
    case (.alias(let old), .identifier(let new)): return difference(old, .scalar(new)).relation
    case (.enumeration(let old), .identifier(let new)):
      return new == old.scalar ? .widened : .changed
    case (.identifier(let old), .enumeration(let new)):
      return old == new.scalar ? .narrowed : .changed
    case (.enumeration(let old), .alias(let new)):
      return difference(.scalar(old.scalar), new).relation == .same ? .widened : .changed
    case (.alias(let old), .enumeration(let new)):
      return difference(old, .scalar(new.scalar)).relation == .same ? .narrowed : .changed
    default: return .changed
    }
  }

  fileprivate func change(
    _ kind: ChangeKind,
    _ pair: Pair<TypeModel>,
    _ flows: Set<Flow>,
    _ direction: Direction
  ) -> Change {
    var change = Change(kind, subject: pair.new.name.text, "it is \(pair.new.form.specText)")
    change.old = pair.old.form.specText
    change.new = pair.new.form.specText
    change.swift = symbols.level(of: pair.old.name.text)
    change.before = old.position(of: pair.old.place)
    change.after = new.position(of: pair.new.place)
    change.direction = direction
    let ways: [Flow] = direction == .request ? [.request] : [.response, .failure]
    change.endpoints = endpoints(of: pair, by: ways)
    change.softenWhereNothingDecodes(pair.old, flows, self)
    return change.with()
  }
}

extension EnumModel {
  fileprivate var scalar: Scalar { rawType == .int ? .int : .string }
}

extension TypeModel.Form {
  fileprivate var specText: String {
    switch self {
    case .structure: "a struct"
    case .identifier(let scalar): "an identifier of \(scalar.specText)"
    case .enumeration: "an enum"
    case .union: "a union"
    case .alias(let target): "an alias of \(target.specText)"
    case .external(let external):
      "the external type \(external.fullName) of \(external.wire.specText)"
    }
  }
}
