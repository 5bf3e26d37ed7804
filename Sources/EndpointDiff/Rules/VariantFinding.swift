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

extension VariantPair {
  /// One finding about all values or members that are new, or gone.
  func listing(
    _ kind: ChangeKind,
    _ variants: [Form.Variant],
    areNew: Bool,
    in direction: Direction,
    _ match: Match,
    adjust: (inout Change) -> Void = { _ in }
  ) -> [Change] {
    guard let first = variants.first else { return [] }
    let state = areNew ? "new" : "gone"
    let (old, new) = areNew ? (nil, first) : (first, nil)
    guard variants.count > 1 else {
      let summary = "`\(first.name)` is \(state)"
      return [change(kind, old, new, summary, in: direction, match, adjust: adjust)]
    }
    let named = variants.prefix(Self.namedVariants).map { "`\($0.name)`" }
    let more = variants.count - named.count
    let names = named.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let summary = "\(variants.count) \(Form.noun)s are \(state): \(names)"
    let found = change(kind, old, new, summary, in: direction, match) { change in
      let values = variants.map(\.specText).joined(separator: ", ")
      change.subject = types.new.name.text
      (change.old, change.new) = areNew ? (nil, values) : (values, nil)
      change.places = variants.map { variant in
        ChangePlace(
          subject: "\(types.new.name).\(variant.name)",
          before: match.old.position(of: areNew ? types.old.place : variant.place),
          after: match.new.position(of: areNew ? variant.place : types.new.place)
        )
      }
      adjust(&change)
    }
    return [found]
  }

  private static var namedVariants: Int { 5 }
}

extension VariantForm {
  fileprivate var closedText: String? { isClosed ? "\"closed\": true" : nil }
}
