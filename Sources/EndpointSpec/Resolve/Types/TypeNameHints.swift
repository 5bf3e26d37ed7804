import EndpointJSON

/// What an unknown type name probably means.
struct TypeNameHints {
  private let declared: NameIndex
  /// The types by the part of their name after the last dot: `Page.Meta` by `Meta`.
  private let byLastPart: [String: [String]]
  private let types: [String: TypeSpec]
  /// The letters and digits of invalid names.
  private let lettersOfInvalid: Set<String>

  /// The hint without the search for a similar name, which would compare the name with most others.
  static let withoutSimilarName: Hint = "define it under \"types\""

  /// - Parameter ownerless: The names of nested types whose owner is unknown.
  init(_ names: [String], _ types: [Named<TypeSpec>], ownerless: [String]) {
    self.types = Dictionary(firstOf: types.map { ($0.name.value, $0.value) })
    let owned = ownerless.prefix(20).compactMap { name -> String? in
      let name = SwiftName(name)
      return name.owner.flatMap { nearestName(to: $0.text, in: names) }
        .map { "\($0).\(name.last.text)" }
    }
    lettersOfInvalid = Set(
      names.filter { !SwiftNaming.isFullTypeName($0) }
        .flatMap { [$0, DeclaredName.plain($0)] }.map(lettersAndDigits)
        + owned.map(lettersAndDigits)
    )
    declared = NameIndex(names)
    byLastPart = Dictionary(grouping: names) { name in
      name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  /// Whether a type with an invalid name has an error that proposes this name.
  func isProposed(_ name: String) -> Bool {
    lettersOfInvalid.contains(lettersAndDigits(of: name))
  }

  func hint(for name: Located<String>) -> Hint {
    receiver(name) ?? deceptive(name) ?? fieldType(name) ?? nested(name)
      ?? similar(name) ?? part(name) ?? Self.withoutSimilarName
  }

  /// `Self.id` and `this.id`.
  private func receiver(_ name: Located<String>) -> Hint? {
    let parts = name.value.split(separator: ".", maxSplits: 1)
    guard let first = parts.first.map(String.init), let initial = first.first else { return nil }
    let isNear =
      parts.count == 2 && initial.isLowercase && similarName(to: first, in: ["self"]) != nil
    guard isNear || ["self", "this"].contains(first.lowercased()) else { return nil }
    // A field begins with a small letter, unlike a type: `Self.ID`.
    let fields = parts.dropFirst().map {
      $0.allSatisfy(\.isUppercase) ? $0.lowercased() : String($0)
    }
    return .write((["self"] + fields).joined(separator: "."), for: name)
  }

  /// The type of a field: `string` for `Message.text`.
  private func fieldType(_ name: Located<String>) -> Hint? {
    // A type may only differ in its capital letters.
    guard let dot = name.value.lastIndex(of: "."),
      declared.nearest(to: name.value)?.distance != 0
    else { return nil }
    let (owner, field) = (name.value[..<dot], name.value[dot...].dropFirst())
    guard case .fields(let structure)? = types[String(owner)]?.form,
      let found = structure.fields.first(where: { $0.name.value == field })
    else { return nil }
    guard case .expression(_, let type)? = found.value.type else {
      return "\(quoted(name.value)) is a field: write the name of its type"
    }
    return .write(type.value, for: name, ", the type of the field", isCertain: false)
  }

  /// A type with a word more or less in front or at the end: `Order` for `OrderResponse` and `ShopOrder`.
  private func part(_ name: Located<String>) -> Hint? {
    guard name.value.utf8.count <= Budget.nameBytes.maximum else { return nil }
    let starts = name.value.indices.dropFirst().filter { name.value[$0].isUppercase }
    let parts = starts.flatMap { [String(name.value[..<$0]), String(name.value[$0...])] }
    let found = parts.filter { $0.count > 2 && types[$0] != nil }
      .max { $0.utf8.count < $1.utf8.count }
    return found.map {
      .write($0, for: name, isCertain: false).saying("did you mean \(quoted($0))?")
    }
  }

  private func deceptive(_ name: Located<String>) -> Hint? {
    let unquoted = name.value.filter { !NodeReader.quotes.contains($0) }
    if unquoted != name.value, hint(forPlain: unquoted) { return .write(unquoted, for: name) }
    guard let text = DeceptiveText(name.value), hint(forPlain: text.plain) else { return nil }
    return .write(text.plain.filter { $0 != " " }, for: name, ": \(text.reason)")
  }

  private func hint(forPlain name: String) -> Bool {
    let name = name.filter { $0 != " " }
    return Scalar.names.contains(name) || declared.nearest(to: name)?.name == name
  }

  /// A nested type without its owner: `Meta` for `Page.Meta`.
  private func nested(_ name: Located<String>) -> Hint? {
    let last = name.value.split(separator: ".").last.map(String.init) ?? name.value
    let found = (byLastPart[last] ?? []).filter { $0 != name.value }
    guard let first = found.first, found.count < 4 else { return nil }
    if found.count > 1 { return Hint("did you mean \(quotedList(found))?") }
    let edit = Edit.rename(name.place, from: name.value, to: first)
    // Types begin with a capital: `data.User` may be the path `data` in the body.
    let isType = name.value.first?.isUppercase ?? true
    return Hint("did you mean \(quoted(first))?", [edit], isCertain: isType)
  }

  /// A misspelled name, or a name of another language. A capital letter prefers the types of the spec.
  private func similar(_ name: Located<String>) -> Hint? {
    let own = declared.nearest(to: name.value)
    if let own, own.distance == 0 { return own.hint(for: name) }
    if let foreign = ForeignTypes.hint(for: name) { return foreign }
    // A short word is a word of its own: `Failed` is not `file`.
    let scalar = similarName(to: name.value, in: Scalar.names).flatMap {
      $0.distance * 4 <= name.value.count ? $0 : nil
    }
    guard let own, let scalar else { return (own ?? scalar)?.hint(for: name) }
    let isCapitalized = name.value.first?.isUppercase ?? false
    let isOwn = own.distance == scalar.distance ? isCapitalized : own.distance < scalar.distance
    return (isOwn ? own : scalar).hint(for: name)
  }
}
