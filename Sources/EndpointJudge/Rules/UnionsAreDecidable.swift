import EndpointJSON
import EndpointSpec

/// Reports members of unions without tags that are never selected, since an earlier member accepts all their values.
///
/// Each union is reported once, at the first such member, since unions of real APIs may have many.
func unionsAreDecidable(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.types.compactMap { TakenMembers(pairs: spec.takenMembers(of: $0)).diagnostic }
}

extension LinkedSpec {
  /// A member of a union that is never selected, and the earlier member that accepts its values.
  package typealias TakenMember = (name: String, place: Place, taker: UnionModel.Member)

  /// The members of a union without tags that are never selected. Empty for other types.
  package func takenMembers(of type: TypeModel) -> [TakenMember] {
    guard case .union(let union) = type.form, union.by == nil else { return [] }
    let precedence = MemberPrecedence(model.memberChoices[type.name])
    return union.members.indices.compactMap { index in
      let member = union.members[index]
      let taker = precedence.rivals(of: index).first { other in
        accepts(union.members[other].type, member.type) && precedence.prefers(other, to: index)
      }
      return taker.map { (member.name.text, member.place, union.members[$0]) }
    }
  }
}

/// The problem of the members of a union that are never selected.
private struct TakenMembers {
  let pairs: [LinkedSpec.TakenMember]

  var diagnostic: Diagnostic? {
    guard let first = pairs.first else { return nil }
    let taker = first.taker.name.text
    return Diagnostic(
      .ambiguousUnion,
      message,
      at: first.place,
      hint:
        "put \(pairs.count == 1 ? quoted(first.name) : "them") first, or add \"by\" to distinguish them",
      related: [.init("\(quoted(taker)) is here", at: first.taker.place)]
    )
  }

  private var message: String {
    let shown = pairs.prefix(Self.mostNames)
    let takers = shown.map(\.taker.name.text).unique(by: \.self)
    guard pairs.allSatisfy({ $0.taker.name.text == takers[0] }) else {
      return "\(pairs.count) members are never chosen: " + clauses(takers, shown) + rest(", and")
    }
    let taker = "\(quoted(takers[0])) accepts \(pairs.count == 1 ? "its" : "their") values"
    if pairs.count == 1 { return "\(quoted(pairs[0].name)) is never chosen: \(taker)" }
    let names = shown.map(\.name)
    let list =
      pairs.count > names.count
      ? names.map(quoted).joined(separator: ", ") : quotedList(names, "and")
    return "\(list)\(rest(" and")) are never chosen: \(taker)"
  }

  /// `"a" takes the values of "b" and "c", "x" those of "y"`
  private func clauses(_ takers: [String], _ shown: ArraySlice<LinkedSpec.TakenMember>) -> String {
    let clauses = takers.enumerated().map { index, taker in
      let names = shown.filter { $0.taker.name.text == taker }.map(\.name)
      let verb = index == 0 ? "accepts the values of" : "those of"
      return "\(quoted(taker)) \(verb) \(quotedList(names, "and"))"
    }
    return clauses.joined(separator: ", ")
  }

  /// The number of members that are not listed.
  private func rest(_ conjunction: String) -> String {
    pairs.count > Self.mostNames ? "\(conjunction) \(pairs.count - Self.mostNames) more" : ""
  }

  private static let mostNames = 3
}

/// Reports duplicate values in an enum.
func valuesAreUnique(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.types.flatMap { type -> [Diagnostic] in
    guard case .enumeration(let enumeration) = type.form else { return [] }
    return enumeration.cases.repetitions(of: \.value).map { first, item in
      Diagnostic(
        .duplicateValue,
        "\(quoted(type.name.text)) has the value \(item.value.description) twice",
        at: item.place,
        hint: Hint("remove one of the two", [.remove(item.place)]),
        related: [.init("the first is here", at: first.place)]
      )
    }
  }
}
