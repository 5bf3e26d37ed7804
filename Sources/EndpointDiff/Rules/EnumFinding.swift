import EndpointSpec

extension EnumPair {
  /// A finding about a value; nil stands for the enum as a whole, or for the side that lacks the value.
  func change(
    _ kind: ChangeKind,
    _ old: EnumModel.Case?,
    _ new: EnumModel.Case?,
    _ summary: String,
    in direction: Direction,
    _ match: Match
  ) -> Change {
    let name = (new ?? old)?.name
    let type = types.new.name.text
    var change = Change(kind, subject: name.map { "\(type).\($0)" } ?? type, summary)
    change.old = old.map { "\($0.value)" } ?? (self.old.isClosed ? closedText(name) : nil)
    change.new = new.map { "\($0.value)" } ?? (self.new.isClosed ? closedText(name) : nil)
    change.before = match.old.position(of: old?.place ?? types.old.place)
    change.after = match.new.position(of: new?.place ?? types.new.place)
    change.direction = direction
    change.endpoints = match.endpoints(
      of: types,
      by: direction == .request ? [.request] : [.response, .failure]
    )
    change.softenWhereNothingDecodes(types.old, flows, match)
    return change.with()
  }
}

extension UnionPair {
  /// A finding about a member; nil stands for the union as a whole, or for the side that lacks the member.
  func change(
    _ kind: ChangeKind,
    _ old: UnionModel.Member?,
    _ new: UnionModel.Member?,
    _ summary: String,
    in direction: Direction,
    _ match: Match,
    adjust: (inout Change) -> Void = { _ in }
  ) -> Change {
    let name = (new ?? old)?.name
    let type = types.new.name.text
    var change = Change(kind, subject: name.map { "\(type).\($0)" } ?? type, summary)
    change.old = old.map(\.type.specText) ?? (self.old.isClosed ? closedText(name) : nil)
    change.new = new.map(\.type.specText) ?? (self.new.isClosed ? closedText(name) : nil)
    change.before = match.old.position(of: old?.place ?? types.old.place)
    change.after = match.new.position(of: new?.place ?? types.new.place)
    change.direction = direction
    change.endpoints = match.endpoints(
      of: types,
      by: direction == .request ? [.request] : [.response, .failure]
    )
    adjust(&change)
    change.softenWhereNothingDecodes(types.old, flows, match)
    return change.with()
  }
}

/// What a finding about the whole type shows of a closed one.
private func closedText(_ part: SwiftName?) -> String? { part == nil ? "\"closed\": true" : nil }
