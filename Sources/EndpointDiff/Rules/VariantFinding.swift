import EndpointSpec

extension VariantPair {
  /// A finding about a value of an enum or a member of a union; nil stands for the type as a whole, or for the side that lacks
  /// it.
  func change(
    _ kind: ChangeKind,
    _ old: Form.Variant?,
    _ new: Form.Variant?,
    _ summary: String,
    in direction: Direction,
    _ match: Match,
    adjust: (inout Change) -> Void = { _ in }
  ) -> Change {
    let name = (new ?? old)?.name
    let type = types.new.name.text
    var change = Change(kind, subject: name.map { "\(type).\($0)" } ?? type, summary)
    // A finding about the whole type shows whether it is closed.
    change.old = old?.specText ?? (name == nil ? self.old.closedText : nil)
    change.new = new?.specText ?? (name == nil ? self.new.closedText : nil)
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

extension VariantForm {
  fileprivate var closedText: String? { isClosed ? "\"closed\": true" : nil }
}
