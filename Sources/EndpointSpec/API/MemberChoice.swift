import EndpointJSON

/// How a client selects the member of a union without tags.
///
/// An object matches a member if it has all required keys and the values of constants and enums. Open enums accept
/// other values, but a member that lists the values takes precedence. Then the member that knows most of the keys, then
/// the order of the spec. An array is selected by its first element. Other values are tried in order, more specific
/// members first.
package struct MemberChoice: Sendable {
  /// The objects that a member accepts.
  package struct Form: Sendable {
    package enum Content: Hashable, Sendable {
      case structure(SwiftName)
      /// A dictionary.
      case anyObject
      /// Any value.
      case anything
    }

    package let member: Int
    package let content: Content
    /// The number of arrays around the object. If the form is `anything`, there may be more.
    package let depth: Int
    /// The tags that nested unions write into the object, outermost first.
    package let tags: [Tag]
    package let keys: [MemberKey]
  }

  package struct Tag: Hashable, Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// In the order of the members.
  package let forms: [Form]
  /// The order in which members are tried if keys do not decide.
  package let order: [Int]

  /// True if trying the members in order would select a different member.
  package var needsKeys: Bool {
    let depths = Set(forms.map(\.depth))
    let areSeveral = depths.contains { depth in
      Set(forms.filter { $0.reaches(depth) }.map(\.member)).count > 1
    }
    return areSeveral || forms.contains { $0.keys.contains(where: \.isStricterThanReading) }
  }

  /// The members to try, most likely first. The first that decodes is selected.
  ///
  /// - Parameter isArgument: True for an argument in the spec, which may omit constants.
  package func candidates(for node: JSONNode, isArgument: Bool = false) -> [Int] {
    guard let (object, depth) = object(in: node) else { return order }
    let ranked = forms.enumerated().compactMap { index, form -> (rank: (Int, Int, Int), Int)? in
      guard form.reaches(depth), let fit = form.fit(to: object, isArgument) else { return nil }
      return ((fit.isListed ? 0 : 1, -fit.known, index), form.member)
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.1).unique(by: \.self)
  }

  /// The object whose keys decide, and the number of arrays around it.
  private func object(in node: JSONNode) -> (JSONNode, depth: Int)? {
    guard let maximumDepth = forms.map(\.depth).max() else { return nil }
    var node = node
    for depth in 0...maximumDepth {
      switch node.kind {
      case .object: return (node, depth)
      case .array(let elements):
        guard let first = elements.first else { return nil }
        node = first
      default: return nil
      }
    }
    return nil
  }
}

extension MemberChoice {
  package init(_ union: UnionModel, in model: APIModel) {
    forms = union.members.enumerated().flatMap { index, member in
      var search = FormSearch(model: model, member: index, isInOpenUnion: !union.isClosed)
      search.add(member.type, depth: 0, tags: [], open: [])
      return search.forms
    }
    order = model.attemptOrder(of: union)
  }
}

/// Compares the members of a union without tags.
package struct MemberPrecedence {
  private let order: [Int]
  private let ranks: [Int: Int]
  private let keys: [Int: [MemberKey]]
  /// The members that know a key, by one of its values, or by nil if they accept any.
  private var members: [String: [JSONValue?: [Int]]] = [:]

  package init(_ choice: MemberChoice) {
    order = choice.order
    ranks = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    keys = Dictionary(grouping: choice.forms, by: \.member).mapValues { $0.flatMap(\.keys) }
    for member in order {
      for key in keys[member] ?? [] {
        let values = key.values.isEmpty ? [JSONValue?.none] : key.values.map(Optional.some)
        for value in values {
          members[key.name, default: [:]][value, default: []].append(member)
        }
      }
    }
  }

  /// The earlier members that may take precedence, in order. They know all keys of the member, so they are among those
  /// that know its rarest key.
  package func rivals(of member: Int) -> [Int] {
    let known = (keys[member] ?? []).unique(by: \.name).map { key in
      let any = members[key.name]?[JSONValue?.none] ?? []
      guard let first = key.values.first else { return any }
      return any + (members[key.name]?[first] ?? [])
    }
    guard let rarest = known.min(by: { $0.count < $1.count }) else {
      return Array(order.prefix { $0 != member })
    }
    StepCount.add(rarest.count)
    let rank = ranks[member] ?? 0
    return Set(rarest).filter { ranks[$0, default: 0] < rank }
      .sorted { ranks[$0, default: 0] < ranks[$1, default: 0] }
  }

  /// True if a member takes precedence for all values of the other one that it accepts.
  package func prefers(_ member: Int, to other: Int) -> Bool {
    let (keys, others) = (keys[member] ?? [], keys[other] ?? [])
    let names = Set(keys.map(\.name))
    guard others.allSatisfy({ names.contains($0.name) }) else { return false }
    return keys.allSatisfy { key in
      guard let twin = others.first(where: { $0.name == key.name }) else { return !key.isAlways }
      if key.isAlways, !twin.isAlways { return false }
      return key.values.isEmpty
        || !twin.values.isEmpty && twin.values.allSatisfy(key.values.contains)
    }
  }
}

extension MemberChoice.Form {
  fileprivate func reaches(_ depth: Int) -> Bool {
    if case .anything = content { depth >= self.depth } else { depth == self.depth }
  }

  /// The number of keys of the object that the member knows, and whether it lists all values. Nil if the object does
  /// not match.
  fileprivate func fit(
    to object: JSONNode,
    _ isArgument: Bool
  ) -> (known: Int, isListed: Bool)? {
    var (known, isListed) = (0, true)
    for key in keys {
      guard let value = object.member(key.name)?.value else {
        if key.isAlways, !(isArgument && key.isConstant) { return nil }
        continue
      }
      known += 1
      if key.values.isEmpty || key.values.contains(value.value) { continue }
      if case .null = value.kind, !(key.isOnly && key.isAlways) { continue }
      if key.isOnly { return nil }
      isListed = false
    }
    return (known, isListed)
  }
}
