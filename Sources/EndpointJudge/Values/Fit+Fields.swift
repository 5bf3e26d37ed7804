import EndpointJSON
import EndpointSpec

extension Fit {
  /// - Parameter count: Counts a value, which may be null.
  func mismatches(
    _ object: JSONNode,
    _ field: FieldModel,
    of structure: StructModel,
    _ owner: TypeModel,
    depth: Int,
    count: (_ isNull: Bool) -> Void
  ) -> [Mismatch] {
    guard field.travels(direction) else { return [] }
    if role == .server { return mismatches(ofServed: field, in: object, depth: depth) }
    guard field.constant == nil else { return [] }
    let found: JSONNode?
    switch object.search(field.at, orNamed: field.wireName) {
    case .found(let node): found = node
    case .missing: found = nil
    case .mismatch(let mismatch): return [mismatch.about(TypeOrField(owner, field))]
    }
    if let found { count(found.isNull) }
    let type = field.type
    guard let node = found, !isAbsent(node, type, isNullable: field.isNullable),
      !isEmptyURL(node, field)
    else {
      guard !model.isOptional(type), field.defaultValue == nil else { return [] }
      let mismatch = absence(of: field, found, in: object, structure)
      return [mismatch.with(absence(of: field, owner)).about(TypeOrField(owner, field))]
    }
    if node.isNull, field.isNullable { return [] }
    let mismatches = mismatches(node, type, wire: field.wire, depth: depth + 1)
    if mismatches.isEmpty { return [] }
    return mismatches.compactMap { mismatch in
      let isNil = field.isLenient && direction == .response
      let isDropped =
        (isNil || field.isLossy && !mismatch.path.isEmpty) && mismatch.verdict == .breaking
      if isDropped, role == .spec { return nil }
      // With a field at `.`, the other keys of the object belong to other fields.
      let isShared = field.isWhole && mismatch.path.count == 1
      if role == .decoder, isShared, mismatch.kind == .unknownKey { return nil }
      return mismatch.with(isDropped ? .care : mismatch.verdict).under(field.location)
        .about(TypeOrField(owner, field))
    }
  }

  /// Checks a field of an object as a server.
  func mismatches(ofServed field: FieldModel, in object: JSONNode, depth: Int = 0) -> [Mismatch] {
    mismatches(ofServed: field, object.part(at: field.location[...]), depth: depth)
      .map { $0.under(field.location) }
  }

  /// Checks the value of a field or a parameter as a server. The value is nil if it is absent.
  func mismatches(ofServed field: FieldModel, _ value: JSONNode?, depth: Int = 0) -> [Mismatch] {
    if let constant = field.constant {
      guard let value else { return [Mismatch(absent: constant.description).with(.care)] }
      if value.value == constant { return [] }
      if isText, value.value.stringValue == ParameterText.text(of: constant) { return [] }
      return [Mismatch(expected: constant.description, value, kind: .value).with(.care)]
    }
    let isOptional = model.isOptional(field.type)
    guard let value else {
      let verdict: Level = field.defaultValue == nil ? .breaking : .care
      return isOptional ? [] : [Mismatch(absent: "a value").with(verdict)]
    }
    if field.isNullable, isNull(value) { return [] }
    let plain = model.plain(field.type)
    if value.isNull, plain != .scalar(.json) { return [Mismatch(expected: "a value", value)] }
    return mismatches(
      value,
      isOptional ? plain : field.type,
      wire: field.wire,
      limits: field.limits,
      depth: depth + 1
    )
  }

  private func absence(
    of field: FieldModel,
    _ found: JSONNode?,
    in object: JSONNode,
    _ structure: StructModel
  ) -> Mismatch {
    let phrase = model.phrase(field.type)
    if let found { return Mismatch(expected: phrase, found, kind: .null).under(field.location) }
    if role == .decoder {
      return Mismatch(missing: field.location, phrase, in: object, others: [])
        .under(field.location)
    }
    let known = structure.knownKeys
    let others = object.members.filter { !known.contains($0.key) }
    let name = field.name.text
    return Mismatch(missing: field.location, phrase, in: object, others: others, swiftName: name)
  }

  /// The verdict on an absent field. In Swift it is nil if the spec allows requests to send null or omit it.
  private func absence(of field: FieldModel, _ owner: TypeModel) -> Level {
    let isNilInSwift = field.isNullable || field.direction == .response && owner.isSent
    return role == .decoder && isNilInSwift ? .care : .breaking
  }

  /// Unknown keys, which nothing would send. A response may have more keys than the client reads, so only a key similar
  /// to a missing field counts there.
  func unknownKeys(
    _ members: [JSONMember],
    _ structure: StructModel,
    _ owner: TypeModel
  ) -> [Mismatch] {
    guard role != .server,
      direction == .request || findsMisspelledKeys || role == .decoder,
      structure.additional == nil,
      !structure.hasWholeField
    else { return [] }
    let known = structure.knownKeys
    let unknown = members.filter { !known.contains($0.key) }
    if unknown.isEmpty { return [] }
    let free = Array(known.subtracting(members.map(\.key))).sorted()
    return unknown.compactMap { member in
      if role == .decoder {
        return Mismatch(unknown: member).under([.key(member.key)]).with(.safe)
          .about(TypeOrField(owner, unknownKey: member.key))
      }
      let meant = nearestName(to: member.key, in: free)
      guard meant != nil || direction == .request else { return nil }
      return Mismatch(unknown: member, meant: meant)
    }
  }

  /// The undeclared keys, if the struct accepts them.
  func additional(_ members: [JSONMember], _ structure: StructModel, depth: Int) -> [Mismatch] {
    guard let type = structure.additional else { return [] }
    let known = structure.knownKeys
    let others = members.firstOfEachKey.filter { !known.contains($0.key) }
    return others.flatMap { member in
      if direction == .response, case .null = member.value.kind { return [Mismatch]() }
      return mismatches(member.value, type, depth: depth + 1).map { $0.under([.key(member.key)]) }
    }
  }

  /// True if a client reads null as absent.
  private func isAbsent(_ node: JSONNode, _ type: TypeReference, isNullable: Bool) -> Bool {
    node.isNull && !isNullable && !model.holdsNull(type)
  }

  /// True for an empty string that a client reads as a missing URL.
  private func isEmptyURL(_ node: JSONNode, _ field: FieldModel) -> Bool {
    guard direction == .response, !field.isLenient, case .string("") = node.kind else {
      return false
    }
    return model.isOptional(field.type) && field.defaultValue == nil
      && model.plain(field.type) == .scalar(.url)
  }
}

extension APIModel {
  /// True if null is a value of the type and does not mean absent: for `json` and for an open union.
  package func holdsNull(_ type: TypeReference) -> Bool {
    switch plain(type) {
    case .scalar(.json): true
    case .named(let name):
      if case .union(let union)? = form(of: name) { !union.isClosed } else { false }
    case .scalar, .array, .dictionary, .optional: false
    }
  }

  /// The JSON kind of a type in messages.
  func phrase(_ type: TypeReference) -> String {
    if let scalar = scalar(type) { return scalar.phrase }
    return switch plain(type) {
    case .array: "an array"
    case .dictionary: "an object"
    case .named: structure(type) == nil ? "a value" : "an object"
    case .scalar, .optional: "a value"
    }
  }
}

extension [JSONMember] {
  /// The members without duplicate keys, of which only the first is read.
  var firstOfEachKey: [JSONMember] { unique(by: \.key) }
}
