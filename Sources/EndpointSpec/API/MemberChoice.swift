import EndpointJSON

/// How the member of a union without a tag is chosen.
///
/// An object is a member if it has all required keys, and the values of the constants and enums. Open enums may have other
/// values, but a member that lists the values comes first. Then the member that knows most keys comes first, then the order of
/// the spec. The first element decides for an array. All other values are tried in order, the more exact members of a kind first.
package struct MemberChoice: Sendable {
  /// Objects that a member takes.
  package struct Form: Sendable {
    package enum Content: Sendable {
      case structure(SwiftName)
      /// A dictionary.
      case anyObject
      /// Any value.
      case anything
    }

    package let member: Int
    package let content: Content
    /// How many arrays lie around the object; around anything, more may.
    package let depth: Int
    /// The tag that another union among the members writes into the object.
    package let tag: Tag?
    let keys: [MemberKey]
  }

  package struct Tag: Sendable {
    package let key: String
    package let value: JSONValue
  }

  /// In the order of the members.
  package let forms: [Form]
  /// The members in the order in which they are tried where no keys decide.
  package let order: [Int]

  init(forms: [Form], order: [Int]) {
    self.forms = forms
    self.order = order
  }

  init(_ union: UnionModel, in model: APIModel) {
    var collection = FormCollection(model)
    forms = union.members.enumerated().flatMap { index, member in
      collection.forms(of: member.type, of: index)
    }
    order = AttemptOrder(model).order(of: union.members.map(\.type))
  }

  /// Whether trying the members in order, until one can be read, would choose others.
  package var needsKeys: Bool {
    let depths = Set(forms.map(\.depth))
    let areSeveral = depths.contains { depth in
      Set(forms.filter { $0.reaches(depth) }.map(\.member)).count > 1
    }
    return areSeveral || forms.contains { $0.keys.contains(where: \.isStricterThanReading) }
  }

  /// The members to try, the likeliest first. The first that decodes is chosen.
  ///
  /// - Parameter isArgument: Whether the value is an argument in the spec, which may lack the constants.
  package func candidates(for node: JSONNode, isArgument: Bool = false) -> [Int] {
    guard let (object, depth) = object(in: node) else { return order }
    let ranked = forms.enumerated().compactMap { index, form -> (rank: (Int, Int, Int), Int)? in
      guard form.reaches(depth), let fit = form.fit(to: object, isArgument) else { return nil }
      return ((fit.isListed ? 0 : 1, -fit.known, index), form.member)
    }
    var seen: Set<Int> = []
    return ranked.sorted { $0.rank < $1.rank }.map(\.1).filter { seen.insert($0).inserted }
  }

  /// Whether an earlier member comes first for all values of another one, if it takes them.
  func prefers(_ member: Int, to other: Int) -> Bool {
    let keys = forms.filter { $0.member == member }.flatMap(\.keys)
    let others = forms.filter { $0.member == other }.flatMap(\.keys)
    let names = Set(keys.map(\.name))
    guard others.allSatisfy({ names.contains($0.name) }) else { return false }
    return keys.allSatisfy { key in
      guard let twin = others.first(where: { $0.name == key.name }) else { return !key.isAlways }
      if key.isAlways, !twin.isAlways { return false }
      return key.values.isEmpty
        || !twin.values.isEmpty && twin.values.allSatisfy(key.values.contains)
    }
  }

  /// The object whose keys decide, and how many arrays lie around it.
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

extension MemberChoice.Form {
  fileprivate func reaches(_ depth: Int) -> Bool {
    if case .anything = content { depth >= self.depth } else { depth == self.depth }
  }

  /// How many keys of the object it knows, and whether it lists all values; nil if the object is none of its.
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

/// Finds the objects that types take.
private struct FormCollection {
  private let model: APIModel
  /// Unions that lead back to themselves say nothing more.
  private var open: Set<SwiftName> = []

  init(_ model: APIModel) { self.model = model }

  mutating func forms(
    of type: TypeReference,
    of member: Int,
    depth: Int = 0,
    tag: MemberChoice.Tag? = nil
  ) -> [MemberChoice.Form] {
    func form(_ content: MemberChoice.Form.Content, _ keys: [MemberKey] = []) -> MemberChoice.Form {
      let tags = tag.map {
        [MemberKey(name: $0.key, isAlways: true, values: [$0.value], isOnly: true)]
      }
      return MemberChoice.Form(
        member: member,
        content: content,
        depth: depth,
        tag: tag,
        keys: keys + (tags ?? [])
      )
    }
    switch model.plain(type) {
    case .scalar(.json): return [form(.anything)]
    case .scalar, .optional: return []
    case .array(let element): return forms(of: element, of: member, depth: depth + 1)
    case .dictionary: return [form(.anyObject)]
    case .named(let name):
      guard let type = model.type(named: name) else { return [] }
      switch type.form {
      case .structure: return [form(.structure(name), model.memberKeys(of: type))]
      case .union(let union):
        guard open.insert(name).inserted else { return [form(.anything)] }
        defer { open.remove(name) }
        let inner = union.members.flatMap { inner in
          let tag = union.by.flatMap { by in
            inner.tag.map { MemberChoice.Tag(key: by.text, value: $0) }
          }
          return forms(of: inner.type, of: member, depth: depth, tag: tag)
        }
        return inner + (union.isClosed ? [] : [form(.anything)])
      case .identifier, .enumeration, .external, .alias: return []
      }
    }
  }
}
