import EndpointSpec

/// A form of types that lists what a value may be: the values of an enum, the members of a union.
protocol VariantForm: Sendable {
  associatedtype Variant: TypeVariant

  /// The word for one of them.
  static var noun: String { get }
  var isClosed: Bool { get }
}

/// A value of an enum, or a member of a union.
protocol TypeVariant: Sendable {
  var name: SwiftName { get }
  var place: Place { get }
  /// What findings show of it.
  var specText: String { get }
}

extension EnumModel: VariantForm {
  static let noun = "value"
  typealias Variant = Case
}

extension EnumModel.Case: TypeVariant {
  var specText: String { "\(value)" }
}

extension UnionModel: VariantForm {
  static let noun = "member"
  typealias Variant = Member
}

extension UnionModel.Member: TypeVariant {
  var specText: String { type.specText }
}

/// An enum or a union that both versions have, with its variants matched.
struct VariantPair<Form: VariantForm>: Sendable {
  let types: Pair<TypeModel>
  let old: Form
  let new: Form
  let variants: Matched<Form.Variant>
  /// The ways in which the values travel.
  let flows: Set<Flow>

  var isReceived: Bool { flows != [.request] }
  var isSent: Bool { flows.contains(.request) }
}

typealias EnumPair = VariantPair<EnumModel>
typealias UnionPair = VariantPair<UnionModel>

extension Match {
  /// The changed enums, with their values matched: values with the same name first, then by what travels, then by `was`.
  func findEnumPairs() -> [EnumPair] {
    changedTypes.compactMap { pair in
      guard case .enumeration(let old) = pair.old.form, case .enumeration(let new) = pair.new.form
      else { return nil }
      var matching = Matching(old.cases, new.cases)
      matching.match(by: .swiftName) { $0.name }
      matching.match(by: .name) { $0.value }
      matching.match(by: .formerName, old: { $0.name }, new: { $0.was })
      let flows = flows(of: pair)
      return EnumPair(types: pair, old: old, new: new, variants: matching.result, flows: flows)
    }
  }

  /// The changed unions, with their members matched: by name, then by tag, then by type.
  func findUnionPairs() -> [UnionPair] {
    changedTypes.compactMap { pair in
      guard case .union(let old) = pair.old.form, case .union(let new) = pair.new.form else {
        return nil
      }
      var matching = Matching(old.members, new.members)
      matching.match(by: .name) { $0.name }
      matching.match(by: .formerName) { $0.tag }
      matching.match(by: .use) { $0.type }
      let flows = flows(of: pair)
      return UnionPair(types: pair, old: old, new: new, variants: matching.result, flows: flows)
    }
  }
}
