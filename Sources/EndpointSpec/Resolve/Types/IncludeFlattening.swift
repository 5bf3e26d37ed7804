/// Merges included structs. Included fields come first, in order, and a field of the struct replaces an included one.
extension TypeLinker {
  /// Merges the included fields of the types starting at an index.
  mutating func flattenIncludes(from first: Int = 0) {
    guard !includes.isEmpty else { return }
    let including = types.all[first...].filter { includes[$0.name] != nil }
    var finished: Set<SwiftName> = []
    for type in including {
      linkIncludes(of: type.name)
    }
    for type in including {
      walk(
        from: type.name,
        &finished,
        edges: { includes[$0] ?? [] },
        to: { SwiftName($0.value) },
        cycle: { removeCycle($0) },
        leave: { mergeIncludes(of: $0) }
      )
    }
    includes = [:]
  }

  /// Links the included types and reports those that are not structs.
  private mutating func linkIncludes(of name: SwiftName) {
    includes[name] = includes[name]?.filter { included in
      guard let type = types.type(named: SwiftName(included.value)),
        names.declaredTypes[included.value] != nil
      else {
        report(
          .unknownType,
          "unknown type \(quoted(included.value))",
          at: included.place,
          hint: nearest(to: included, in: names.typeNames) ?? "define it under \"types\""
        )
        return false
      }
      guard case .structure = type.form else {
        report(
          .invalidInclude,
          "\(quoted(included.value)) is not a struct, so it has no fields to include",
          at: included.place,
          hint: Hint("remove it, or include a struct", [.remove(included.place)]),
          related: [.init("\(quoted(included.value)) is defined here", at: type.place)]
        )
        return false
      }
      return true
    }
  }

  /// Reports a cycle, and removes its last inclusion.
  private mutating func removeCycle(_ circle: [Located<String>]) {
    guard let last = circle.last else { return }
    let names = [last.value] + circle.map(\.value)
    includes[SwiftName(names[names.count - 2])]?.removeAll { $0.place == last.place }
    report(
      .includeCycle,
      "the struct includes itself: \(shownWay(names))",
      at: last.place,
      hint: circle.count == 1
        ? Hint("remove it", [.remove(last.place)], isCertain: true)
        : "remove one of these inclusions"
    )
  }

  private mutating func mergeIncludes(of name: SwiftName) {
    guard let included = includes[name], let index = types.index(of: name),
      case .structure(let own) = types.all[index].form
    else { return }
    var merged = MergedFields()
    let ownNames = Set(own.fields.map(\.wireName))
    defer { checkSize(merged.fields.count, of: name) }
    guard includedFields <= largestInclusion else { return }
    for base in included {
      guard case .structure(let structure) = types.type(named: SwiftName(base.value))?.form else {
        continue
      }
      for field in structure.fields {
        if let other = merged.add(field), !ownNames.contains(field.wireName) {
          reportTwice(field, other, at: base.place)
        }
      }
      guard let additional = structure.additional else { continue }
      if let other = merged.additional, other != additional, own.additional == nil {
        reportTwoAdditional(at: base.place)
      }
      merged.additional = merged.additional ?? additional
    }
    for field in own.fields { merged.replace(field) }
    checkFieldNames(merged.fields)
    types.setForm(
      .structure(
        StructModel(fields: merged.fields, additional: own.additional ?? merged.additional)
      ),
      at: index
    )
  }

  /// Limits the total number of included fields. Chains multiply them and could fill the memory.
  private mutating func checkSize(_ count: Int, of name: SwiftName) {
    let wasSmall = includedFields <= largestInclusion
    includedFields += count
    guard wasSmall, includedFields > largestInclusion, let included = includes[name]?.first else {
      return
    }
    report(
      .invalidInclude,
      "the inclusions of this spec add up to more than \(largestInclusion) fields",
      at: included.place,
      hint: "include less, or use a field instead of \"include\""
    )
  }

  private mutating func reportTwoAdditional(at place: Place) {
    report(
      .nameClash,
      "two included structs have \"additional\" keys of different types",
      at: place,
      hint: "declare \"additional\" in the struct itself"
    )
  }

  private mutating func reportTwice(_ field: FieldModel, _ other: FieldModel, at place: Place) {
    report(
      .nameClash,
      "two included structs have a field \(quoted(field.wireName.text))",
      at: place,
      hint: "declare the field in the struct itself",
      related: [.init("the first is here", at: other.place), .init("the second", at: field.place)]
    )
  }

  /// Reports cycles of aliases and breaks them.
  mutating func breakAliasCycles() {
    var finished: Set<SwiftName> = []
    for type in types.all {
      walk(
        from: type.name,
        &finished,
        edges: { aliasTarget(of: $0) },
        to: \.self,
        cycle: { breakCycle($0) },
        leave: { types.settleAlias($0) }
      )
    }
  }

  /// The name in the target of an alias. Empty for other types.
  private func aliasTarget(of name: SwiftName) -> [SwiftName] {
    guard case .alias(let target)? = types.form(of: name) else { return [] }
    return [target.innermostName].compactMap(\.self)
  }

  private mutating func breakCycle(_ circle: [SwiftName]) {
    guard let first = circle.last, let index = types.index(of: first) else { return }
    let way = shownWay(([first] + circle).map(\.text))
    report(
      .impossibleRecursion,
      "the alias refers to itself: \(way)",
      at: types.all[index].place,
      hint: "put a struct, an enum or a union between them"
    )
    types.setForm(.alias(.scalar(.json)), at: index)
  }
}

/// The maximum number of included fields in total.
private let largestInclusion = 500_000

/// Fields by wire name, in order.
struct MergedFields {
  private(set) var fields: [FieldModel] = []
  var additional: TypeReference?
  private var indices: [WireName: Int] = [:]

  /// Adds a field. Returns a different field with the same wire name, if there is one.
  mutating func add(_ field: FieldModel) -> FieldModel? {
    guard let index = indices[field.wireName] else {
      indices[field.wireName] = fields.count
      fields.append(field)
      return nil
    }
    return fields[index].written === field.written ? nil : fields[index]
  }

  mutating func replace(_ field: FieldModel) {
    if let index = indices[field.wireName] {
      fields[index] = field
    } else {
      _ = add(field)
    }
  }
}
