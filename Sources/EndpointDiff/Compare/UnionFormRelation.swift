import EndpointJSON
import EndpointSpec

/// A union that becomes another type, or the reverse.
///
/// A tag is a field of each member, so that values decide, not forms. Where a struct meets a union, an ignored key is a
/// loss.
extension UnionRelation {
  /// The differences of a union that becomes another type. Clients read other values of an open untagged union as
  /// unknown.
  func differences(_ old: UnionModel, to new: WireShape) -> [Difference] {
    if direction == .request { return old.members.flatMap { written($0, of: old, to: new) } }
    if old.by != nil { return tagDifferences(old, new).map(\.difference) }
    let found = keyDifference(old, new)
    return [old.acceptsAnything ? found.atMost(.care) : found]
  }

  /// The differences of a type that becomes a union.
  func differences(from old: WireShape, _ new: UnionModel) -> [Difference] {
    if direction == .response { return new.members.flatMap { written($0, of: new, to: old) } }
    return new.by == nil ? [keyDifference(new, old)] : tagDifferences(new, old).map(\.difference)
  }

  /// The difference of the values that a union's member has on the wire to another type that reads them.
  private func written(
    _ member: Member,
    of union: UnionModel,
    to reader: WireShape
  ) -> [Difference] {
    let shape = writerSide.shape(of: member, in: union)
    let operand = shape.map { Operand.shape($0) } ?? .type(member.type)
    let relation =
      direction == .request
      ? relate(operand, .shape(reader), true) : relate(.shape(reader), operand, true)
    guard relation.kind != .equal else { return [] }
    return [direction.difference(relation, in: member)]
  }

  // MARK: Readers with tags

  /// A difference of a value from a type that a reader with tags makes.
  struct TagDifference {
    let difference: Difference
    /// Whether shipped apps decode the value as an unknown member.
    var isUnknown = false

    var level: Level { difference.level }
    var reason: String { difference.reason }
  }

  /// The differences of a value to a union whose reader needs a tag.
  func tagDifferences(_ reader: UnionModel, _ shape: WireShape) -> [TagDifference] {
    guard let by = reader.by, case .structure(let structure) = shape,
      let field = structure.fields.first(where: { $0.wireName == by })
    else { return [unknown(reader, missing(reader))] }
    let tags = writerSide.tags(of: field)
    guard let values = tags.values else {
      return tags.isText == reader.hasTexts
        ? [unknown(reader, "found another tag")]
          + reader.members.compactMap { read($0, reader, shape) }
        : [unknown(reader, "the tag \"\(by)\" is \(field.type.text)")]
    }
    let isMissing = writerSide.presence(of: field, direction) != .required
    return (isMissing ? [unknown(reader, "the tag \"\(by)\" may be missing")] : [])
      + (tags.isOpen && reader.isClosed ? [unknown(reader, "found another tag")] : [])
      + values.compactMap { value in
        reader.members.first { $0.tag == value }.map { read($0, reader, shape) }
          ?? unknown(
            reader,
            direction == .request ? "it does not accept \(value)" : "found \(value)"
          )
      }
  }

  private func missing(_ reader: UnionModel) -> String {
    let by = reader.by?.text ?? ""
    let isUnknown = direction == .response && !reader.isClosed
    return isUnknown ? "found no tag \"\(by)\"" : "the tag \"\(by)\" is missing"
  }

  private func unknown(_ reader: UnionModel, _ reason: String) -> TagDifference {
    let isUnknown = direction == .response && !reader.isClosed
    let level: Level = isUnknown ? .care : .breaking
    return TagDifference(
      difference: direction.difference(.neither, reason, level: level),
      isUnknown: isUnknown
    )
  }

  /// The difference of a value that has the tag of a member. Nil if the reader loses nothing.
  private func read(_ member: Member, _ reader: UnionModel, _ shape: WireShape) -> TagDifference? {
    // The reader consumes the tag, unless the member declares it, too.
    let declared = readerSide.shape(of: member.type).flatMap(\.structure)?.fields ?? []
    let isDeclared = declared.contains { $0.wireName == reader.by }
    let rest = isDeclared ? shape : shape.without(reader.by)
    let relation =
      direction == .request
      ? relate(.shape(rest), .type(member.type), true)
      : relate(.type(member.type), .shape(rest), true)
    guard relation.kind != .equal else { return nil }
    return TagDifference(difference: direction.difference(relation, in: member))
  }

  // MARK: Readers without tags

  /// Whether a value has the constants by which a client chooses the member.
  func isChosen(_ member: Member, for shape: WireShape) -> Bool {
    guard let own = readerSide.shape(of: member.type)?.structure else { return true }
    let written = shape.structure?.fields ?? []
    return own.fields.allSatisfy { field in
      guard let constant = field.constant else { return true }
      return written.contains {
        $0.wireName == field.wireName && writerSide.tags(of: $0).values == [constant]
      }
    }
  }

  /// The difference of a value to a union whose reader finds its member by the keys.
  private func keyDifference(_ reader: UnionModel, _ shape: WireShape) -> Difference {
    let relations = reader.members.map { member in
      let operand = Operand.type(member.type)
      let relation =
        direction == .request
        ? relate(.shape(shape), operand, true) : relate(operand, .shape(shape), true)
      return (member: member, relation: relation)
    }
    let accepting = relations.filter { member, relation in
      direction == .request
        ? relation.isAtMostWider
        : relation.isAtMostNarrower && isChosen(member, for: shape)
    }
    let mismatch =
      direction == .request
      ? shape.mismatch(with: .union(reader), .request)
      : WireShape.union(reader).mismatch(with: shape, .response)
    guard let best = accepting.min(by: { $0.relation.level < $1.relation.level }) else {
      return direction.difference(.neither, mismatch)
    }
    let kind: Relation.Kind = direction == .request ? .wider : .narrower
    guard best.relation.level > .safe else { return direction.difference(kind, mismatch) }
    return direction.difference(best.relation, in: best.member)
  }
}

extension Side {
  /// The shape of a union's member on the wire, where its tag is a field. Nil if the member is not a struct.
  func shape(of member: UnionModel.Member, in union: UnionModel) -> WireShape? {
    guard case .structure(var structure)? = shape(of: member.type) else { return nil }
    guard let by = union.by, let tag = member.tag else { return .structure(structure) }
    structure.fields.removeAll { $0.wireName == by }
    var field = FieldModel(
      wireName: by,
      name: SwiftName(by.text),
      type: .scalar(tag.stringValue != nil ? .string : .int),
      place: member.place
    )
    field.constant = tag
    structure.fields.append(field)
    return .structure(structure)
  }

  /// The values that a field may have, if they are listed.
  fileprivate func tags(of field: FieldModel) -> (values: [JSONValue]?, isOpen: Bool, isText: Bool)
  {
    if let constant = field.constant { return ([constant], false, constant.stringValue != nil) }
    switch shape(of: field.type) {
    case .enumeration(let enumeration)?:
      return (enumeration.cases.map(\.value), !enumeration.isClosed, enumeration.rawType == .string)
    case .scalar(let scalar)?: return (nil, true, scalar == .string)
    default: return (nil, true, false)
    }
  }
}

extension UnionModel {
  /// Whether its tags are texts.
  fileprivate var hasTexts: Bool { members.first?.tag.map { $0.stringValue != nil } ?? true }
}

extension WireShape {
  var structure: StructModel? {
    if case .structure(let structure) = self { structure } else { nil }
  }

  fileprivate func without(_ key: WireName?) -> WireShape {
    guard case .structure(var structure) = self, let key else { return self }
    structure.fields.removeAll { $0.wireName == key }
    return .structure(structure)
  }
}
