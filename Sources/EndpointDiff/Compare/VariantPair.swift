import EndpointGenerator
import EndpointSpec

/// A form that lists variants: an enum with values, or a union with members.
protocol VariantForm: Sendable {
  associatedtype Variant: TypeVariant

  /// The noun for the form, and that for a variant.
  static var name: String { get }
  static var noun: String { get }
  var isClosed: Bool { get }
  /// The type of raw values. Nil for a union.
  var rawValueType: Scalar? { get }
}

/// A value of an enum, or a member of a union.
protocol TypeVariant: Sendable {
  var name: SwiftName { get }
  var place: Place { get }
  /// The text in findings.
  var specText: String { get }
}

extension EnumModel: VariantForm {
  static let name = "enum"
  static let noun = "value"
  var rawValueType: Scalar? { rawType }
  typealias Variant = Case
}

extension EnumModel.Case: TypeVariant {
  var specText: String { "\(value)" }
}

extension UnionModel: VariantForm {
  static let name = "union"
  static let noun = "member"
  var rawValueType: Scalar? { nil }
  typealias Variant = Member
}

extension UnionModel.Member: TypeVariant {
  var specText: String { type.text }
}

/// An enum or a union of both versions, with its variants matched.
struct VariantPair<Form: VariantForm> {
  unowned let match: Match
  let types: Pair<TypeModel>
  let old: Form
  let new: Form
  let variants: Matched<Form.Variant>

  /// The flows of the values.
  var flows: Set<Flow> { match.flows(of: types) }
  var isReceived: Bool { flows != [.request] }
  var isSent: Bool { flows.contains(.request) }
}

typealias EnumPair = VariantPair<EnumModel>
typealias UnionPair = VariantPair<UnionModel>

extension Match {
  /// The changed enums, with their values matched by name, then by wire value, then by `was`.
  func findEnumPairs() -> [EnumPair] {
    changedTypes.compactMap { pair in
      guard case .enumeration(let old) = pair.old.form, case .enumeration(let new) = pair.new.form
      else { return nil }
      var matching = Matching(old.cases, new.cases)
      matching.match { $0.name }
      matching.match { $0.value }
      matching.match(old: { $0.name }, new: { $0.was })
      return EnumPair(
        match: self,
        types: pair,
        old: old,
        new: new,
        variants: matching.result
      )
    }
  }

  /// The untagged unions in responses whose member selection depends on changed types.
  func findChoicePairs() -> [UnionPair] {
    let changed = changedTypes.compactMap { new.reach.indices[$0.new.name] }
    let users = changed.flatMap { new.reach.users[$0].map(\.type) }
    let affected = Set((changed + users).map { new.model.types[$0].name })
    let pairs = types.pairs.filter { pair in
      guard case .union(let old) = pair.old.form, case .union(let new) = pair.new.form,
        old.by == nil, new.by == nil
      else { return false }
      return affected.contains(pair.new.name) || holds(affected, pair.new.name)
    }
    return findUnionPairs(among: pairs).filter(\.isReceived)
  }

  /// Whether a struct of these types is a member of the union.
  private func holds(_ types: Set<SwiftName>, _ union: SwiftName) -> Bool {
    new.model.memberChoices[union].forms.contains { form in
      if case .structure(let name) = form.content { types.contains(name) } else { false }
    }
  }

  /// The unions among these types, with their members matched.
  func findUnionPairs(among types: [Pair<TypeModel>]) -> [UnionPair] {
    types.compactMap { pair in
      guard case .union(let old) = pair.old.form, case .union(let new) = pair.new.form else {
        return nil
      }
      return UnionPair(
        match: self,
        types: pair,
        old: old,
        new: new,
        variants: members(of: old, new)
      )
    }
  }
}

extension Match {
  /// The members of both unions, matched by name, then by tag, then by type.
  func members(of old: UnionModel, _ new: UnionModel) -> Matched<UnionModel.Member> {
    var matching = Matching(old.members, new.members)
    matching.match { $0.name }
    matching.match { $0.tag }
    matching.match(old: { successor(of: $0.type) }, new: { $0.type })
    return matching.result
  }
}

extension VariantPair {
  /// A change of a variant. Nil for a side means that it lacks the variant, and nil for both that the whole type
  /// changed.
  func change(
    _ kind: ChangeKind,
    _ old: Form.Variant?,
    _ new: Form.Variant?,
    _ summary: String,
    in direction: Direction,
    adjust: (inout Change) -> Void = { _ in }
  ) -> Change {
    let subject = Subject(types.new.name.text, member: (new ?? old)?.name.text)
    let places = (old?.place ?? types.old.place, new?.place ?? types.new.place)
    // A finding about the whole type shows whether it is closed.
    let isWhole = old == nil && new == nil
    var change = match.change(kind, subject, summary, at: places.0, places.1)
      .showing(
        isWhole ? self.old.closedText : old?.specText,
        isWhole ? self.new.closedText : new?.specText
      )
      .affecting(match.endpoints(of: types, by: direction.flows), in: direction)
    adjust(&change)
    return change.softened(whereNothingDecodes: types.old, flows, match)
  }

  /// A change of a variant that affects source code alone.
  func change(_ kind: ChangeKind, _ pair: Pair<Form.Variant>, _ summary: String) -> Change {
    let subject = Subject(types.new.name.text, member: pair.new.name.text)
    return match.change(kind, subject, summary, at: pair.old.place, pair.new.place)
      .affecting(match.endpoints(of: types))
  }

  /// One finding for all new variants, or for all removed ones.
  func listing(
    _ kind: ChangeKind,
    areNew: Bool,
    in direction: Direction,
    adjust: (inout Change) -> Void = { _ in }
  ) -> [Change] {
    let variants = areNew ? self.variants.added : self.variants.removed
    /// Adding or removing a large number may change the type of raw values.
    func adjustAll(_ change: inout Change) {
      adjust(&change)
      guard let type = self.new.rawValueType, type != self.old.rawValueType else { return }
      change.swift = .breaking
      change.summary += ", and raw values are now `\(type.facts.swiftName)`"
    }
    guard direction.isTravelled(flows), let first = variants.first else { return [] }
    let state = areNew ? ("is new", "are new") : ("was removed", "were removed")
    let (old, new) = areNew ? (nil, first) : (first, nil)
    guard variants.count > 1 else {
      let summary = "`\(first.name)` \(state.0)"
      return [change(kind, old, new, summary, in: direction, adjust: adjustAll)]
    }
    let names = variants.map { "`\($0.name)`" }.listed(atMost: Self.namedVariants)
    let summary = "\(variants.count) \(Form.noun)s \(state.1): \(names)"
    let found = change(kind, old, new, summary, in: direction) { change in
      let values = variants.map(\.specText).joined(separator: ", ")
      change.subject = Subject(types.new.name.text)
      (change.old, change.new) = areNew ? (nil, values) : (values, nil)
      change.places = variants.map { variant in
        ChangePlace(
          subject: Subject(types.new.name.text, member: variant.name.text),
          before: match.old.position(of: areNew ? types.old.place : variant.place),
          after: match.new.position(of: areNew ? variant.place : types.new.place)
        )
      }
      adjustAll(&change)
    }
    return [found]
  }

  private static var namedVariants: Int { 5 }
}

extension VariantForm {
  fileprivate var closedText: String? { isClosed ? "\"closed\": true" : nil }
}

extension VariantForm {
  /// The difference if one of the two is closed. Nil if both are, or neither.
  func closing(to new: Self, _ direction: Direction) -> Relation.Difference? {
    guard isClosed != new.isClosed else { return nil }
    return new.isClosed
      ? direction.difference(.narrower, "it accepts no other \(Self.noun)")
      : direction.difference(.wider, "it may have other \(Self.noun)s")
  }
}
