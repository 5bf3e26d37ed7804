import EndpointSpec

/// An enum that both versions have, with its values matched: by what travels, then by their names, then by `was`.
package struct EnumPair: Sendable {
  package let types: Pair<TypeModel>
  package let old: EnumModel
  package let new: EnumModel
  package let cases: Matched<EnumModel.Case>
  /// The ways in which the values travel.
  package let flows: Set<Flow>

  init(_ types: Pair<TypeModel>, _ old: EnumModel, _ new: EnumModel, flows: Set<Flow>) {
    self.types = types
    self.old = old
    self.new = new
    self.flows = flows
    var matching = Matching(old.cases, new.cases)
    matching.match(by: .name) { $0.value }
    matching.match(by: .swiftName) { $0.name }
    matching.match(by: .formerName, old: { $0.name }, new: { $0.was })
    cases = matching.result
  }

  var isReceived: Bool { flows != [.request] }
  var isSent: Bool { flows.contains(.request) }
}

/// A union that both versions have, with its members matched: by name, then by tag, then by type.
package struct UnionPair: Sendable {
  package let types: Pair<TypeModel>
  package let old: UnionModel
  package let new: UnionModel
  package let members: Matched<UnionModel.Member>
  package let flows: Set<Flow>

  init(_ types: Pair<TypeModel>, _ old: UnionModel, _ new: UnionModel, flows: Set<Flow>) {
    self.types = types
    self.old = old
    self.new = new
    self.flows = flows
    var matching = Matching(old.members, new.members)
    matching.match(by: .name) { $0.name }
    matching.match(by: .formerName) { $0.tag }
    matching.match(by: .use) { $0.type }
    members = matching.result
  }

  var isReceived: Bool { flows != [.request] }
  var isSent: Bool { flows.contains(.request) }
}

extension Match {
  func findEnumPairs() -> [EnumPair] {
    types.pairs.compactMap { pair in
      guard case .enumeration(let old) = pair.old.form, case .enumeration(let new) = pair.new.form
      else { return nil }
      return EnumPair(pair, old, new, flows: flows(of: pair))
    }
  }

  func findUnionPairs() -> [UnionPair] {
    types.pairs.compactMap { pair in
      guard case .union(let old) = pair.old.form, case .union(let new) = pair.new.form else {
        return nil
      }
      return UnionPair(pair, old, new, flows: flows(of: pair))
    }
  }
}
