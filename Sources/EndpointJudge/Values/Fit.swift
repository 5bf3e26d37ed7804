import EndpointJSON
import EndpointSpec

/// Checks whether a JSON value fits a type, in the role of its reader.
package struct Fit {
  /// The reader of the value, who decides what fits.
  package enum Role {
    /// The spec, for values within the spec.
    case spec
    /// The generated decoder, for values from other sources. Mismatches also include values that the decoder reads as
    /// nil or unknown, elements that it drops, and keys that it ignores.
    case decoder
    /// A strict server, for values of requests. It requires required fields, listed values and limits, and ignores
    /// unknown keys. It may refuse what a spec leaves open: unlisted values of an open enum, and an absent constant or
    /// field with a default.
    case server
  }

  let model: APIModel
  /// The message with the value. Fields of only one direction may be absent in the other.
  let direction: Direction
  var role = Role.spec
  /// True if scalars are texts, as in a query, a path or a form.
  var isText = false
  /// True if the value becomes a Swift expression, such as a default. Values of external types cannot, and an `int` must
  /// fit 32 bits.
  var isWrittenInSwift = false
  /// True if an open enum accepts unlisted values, and an open union unlisted tags.
  var acceptsUnknownValues = true
  /// True if a key of a response that is probably a misspelled field is a mismatch.
  var findsMisspelledKeys = false
  /// Collects the fields and enum cases in the value.
  var seen: SeenParts?
  var effort = StepLimit(200_000)

  package func mismatches(
    _ node: JSONNode,
    _ type: TypeReference,
    wire: WireForm? = nil,
    limits: ValueLimits? = nil,
    depth: Int = 0
  ) -> [Mismatch] {
    guard depth < 200, effort.spend() else { return [] }
    let node = isText ? parsed(node, as: type) : node
    switch type {
    case .optional(let wrapped):
      if isNull(node) { return [] }
      return mismatches(node, wrapped, wire: wire, limits: limits, depth: depth + 1)
    case .scalar(let scalar): return mismatches(node, scalar, wire, limits)
    case .array(let element):
      guard case .array(let nodes) = node.kind else {
        return [Mismatch(expected: "an array", node)]
      }
      var found = miscounts(nodes.count, limits?.items, "elements", node)
      for (index, node) in nodes.enumerated() {
        for mismatch in mismatches(node, element, wire: wire, depth: depth + 1) {
          found.append(mismatch.under([.index(index)]))
        }
      }
      return found
    case .dictionary(let value):
      guard case .object(let members) = node.kind else {
        return [Mismatch(expected: "an object", node)]
      }
      return members.firstOfEachKey.flatMap { member in
        mismatches(member.value, value, wire: wire, depth: depth + 1)
          .map { $0.under([.key(member.key)]) }
      }
    case .named(let name):
      guard let type = model.type(named: name) else { return [] }
      return mismatches(node, type, wire, limits, depth: depth + 1)
    }
  }

  private func mismatches(
    _ node: JSONNode,
    _ type: TypeModel,
    _ wire: WireForm?,
    _ limits: ValueLimits?,
    depth: Int
  ) -> [Mismatch] {
    switch type.form {
    case .alias(let target):
      return mismatches(node, target, wire: wire, limits: limits, depth: depth)
    case .identifier(let scalar): return mismatches(node, scalar, wire, limits)
    case .external(let external):
      if isWrittenInSwift {
        let found = "the external type \(quoted(type.name.text))"
        return [Mismatch(expected: "a type that the spec defines", found: found, node)]
      }
      return mismatches(node, external.wire, nil, limits)
    case .enumeration(let enumeration):
      return mismatch(node, enumeration, type).map { [$0] } ?? []
    case .union(let union):
      return mismatches(node, union, named: type.name, depth: depth)
        .map { $0.about(TypeOrField(type)) }
    case .structure(let structure):
      guard case .object(let members) = node.kind else {
        return [Mismatch(expected: "an object", node)]
      }
      let counts = seen?.add(type)
      var found = unknownKeys(members, structure, type)
      for (position, field) in structure.fields.enumerated() {
        let more = mismatches(node, field, of: structure, type, depth: depth) { isNull in
          counts?.add(fieldAt: position, isNull: isNull)
        }
        if !more.isEmpty { found += more }
      }
      return found + additional(members, structure, depth: depth)
    }
  }

  // MARK: - Unions

  private func mismatches(
    _ node: JSONNode,
    _ union: UnionModel,
    named name: SwiftName,
    depth: Int
  ) -> [Mismatch] {
    guard let by = union.by else { return untagged(node, union, named: name, depth: depth) }
    guard case .object = node.kind else {
      return [Mismatch(expected: "an object", node).with(unknownMember(of: union))]
    }
    guard let tag = node.member(by.text)?.value else {
      if role == .server { return [Mismatch(absent: "a tag").under([.key(by.text)])] }
      let phrase = "the tag"
      return [
        Mismatch(missing: [.key(by.text)], phrase, in: node, others: [], hint: "add it")
          .with(unknownMember(of: union))
      ]
    }
    guard let member = union.members.first(where: { $0.tag == tag.value }) else {
      if !union.isClosed, role == .spec, acceptsUnknownValues { return [] }
      return [
        Mismatch(unlisted: union.members.compactMap(\.tag), .tag, tag).under([.key(by.text)])
          .with(union.isClosed ? .breaking : .care)
      ]
    }
    if union.isOfEvents { return mismatches(ofEvent: node, member.type, depth: depth) }
    return mismatches(node.without(by.text), member.type, depth: depth + 1)
  }

  /// The mismatches of an event's data. That of `void` is ignored.
  private func mismatches(
    ofEvent node: JSONNode,
    _ type: TypeReference,
    depth: Int
  ) -> [Mismatch] {
    if type == .scalar(.void) { return [] }
    let key = UnionModel.dataKey.text
    guard let data = node.member(key)?.value else {
      let others = node.members.filter { $0.key != UnionModel.eventKey.text }
      return [Mismatch(missing: [.key(key)], model.phrase(type), in: node, others: others)]
    }
    return mismatches(data, type, depth: depth + 1).map { $0.under([.key(key)]) }
  }

  private func untagged(
    _ node: JSONNode,
    _ union: UnionModel,
    named name: SwiftName,
    depth: Int
  ) -> [Mismatch] {
    let choice = model.memberChoices[name]
    if role == .server {
      let candidates = isText ? Array(union.members.indices) : choice.candidates(for: node)
      let all = candidates.map { mismatches(node, union.members[$0].type, depth: depth + 1) }
      if let best = all.min(by: { $0.verdict < $1.verdict }), best.verdict < .breaking {
        return best
      }
      return [
        Mismatch(expected: "a member of the union", node, kind: .member)
          .with(union.isClosed ? .breaking : .care)
      ]
    }
    if let (member, found) = fitting(union, choice, node, depth: depth) {
      if role == .spec, !findsMisspelledKeys { return [] }
      // Only a judge that looks for more than the attempt did reads the value again.
      return !findsMisspelledKeys && seen == nil
        ? found : mismatches(node, union.members[member].type, depth: depth + 1)
    }
    if !union.isClosed, role == .spec { return [] }
    let names = union.members.map(\.name.text).joined(separator: ", ")
    return [
      Mismatch(expected: "one of the members \(names)", node, kind: .member)
        .with(unknownMember(of: union))
    ]
  }

  /// The index of the member of an untagged union that the decoder chooses. Nil if no member fits.
  func member(of union: UnionModel, _ choice: MemberChoice, for node: JSONNode) -> Int? {
    fitting(union, choice, node, depth: 0)?.member
  }

  /// The member that the decoder chooses, and what an attempt to read the value as it finds.
  private func fitting(
    _ union: UnionModel,
    _ choice: MemberChoice,
    _ node: JSONNode,
    depth: Int
  ) -> (member: Int, mismatches: [Mismatch])? {
    for index in choice.candidates(for: node, isArgument: direction == .request) {
      let type = union.members[index].type
      if case .number(let text) = node.kind, model.keepsWholeNumbers(type, in: union),
        JSONNumber(checked: text).exactDouble == nil
      {
        continue
      }
      let found = attempt.mismatches(node, type, depth: depth + 1)
      if found.verdict < .breaking { return (index, found) }
    }
    return nil
  }

  /// The verdict on a value that matches no member of a union. An open union has a case for it.
  private func unknownMember(of union: UnionModel) -> Level {
    role == .decoder && !union.isClosed ? .care : .breaking
  }

  /// A copy for trying one of several members, which ignores misspelled keys.
  private var attempt: Fit {
    var fit = self
    (fit.findsMisspelledKeys, fit.seen) = (false, nil)
    return fit
  }
}

/// The remaining steps for one value. Nested unions could otherwise take unlimited time.
final class StepLimit {
  private var left: Int

  init(_ steps: Int) { left = steps }

  func spend() -> Bool {
    left -= 1
    return left > 0
  }
}

extension Fit {
  /// The check of values within the spec.
  package init(model: APIModel, direction: Direction, isWrittenInSwift: Bool) {
    self.init(
      model: model,
      direction: direction,
      role: .spec,
      isWrittenInSwift: isWrittenInSwift
    )
  }
}

extension JSONNode {
  /// The value in messages: a short scalar, or otherwise its kind.
  var shown: String {
    switch kind {
    case .number(let text): text.utf8.count > 30 ? text.prefix(30) + "…" : text
    case .string(let text): quoted(text)
    default: kind.phrase
    }
  }

  /// The byte range of a scalar, or of the opening bracket of an object or an array.
  var opening: Range<Int> {
    switch kind {
    case .object, .array: start..<start + 1
    default: start..<end
    }
  }

  /// Removes a member from the object, such as a tag that is not a field of the union's member.
  func without(_ name: String) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    return JSONNode(
      kind: .object(members.filter { $0.key != name }),
      start: start,
      end: end
    )
  }
}
