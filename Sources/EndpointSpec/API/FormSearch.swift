import EndpointJSON

/// Collects the objects that a member of a union accepts.
struct FormSearch {
  let model: APIModel
  let member: Int
  /// Whether the union has a case for objects that no member lists. Then a nested union with tags takes only the
  /// objects with these tags.
  let isInOpenUnion: Bool
  private(set) var forms: [MemberChoice.Form] = []
  /// The forms and the unions that were added. Unions that share members would add them again, twice at each level.
  private var added: Set<Added> = []

  private struct Added: Hashable {
    var content: MemberChoice.Form.Content?
    var union: SwiftName?
    let depth: Int
    let tags: [MemberChoice.Tag]
  }

  /// The number of forms after which a nested union counts as any value. Each level of tags may double it.
  private static let maximumCount = 1000

  init(model: APIModel, member: Int, isInOpenUnion: Bool) {
    (self.model, self.member, self.isInOpenUnion) = (model, member, isInOpenUnion)
  }

  /// Adds the objects that a type accepts.
  ///
  /// - Parameters:
  ///   - depth: The number of arrays around the type.
  ///   - tags: The tags that the unions around the type write into its objects.
  ///   - open: The unions around the type. A recursive union adds nothing.
  mutating func add(
    _ type: TypeReference,
    depth: Int,
    tags: [MemberChoice.Tag],
    open: Set<SwiftName>
  ) {
    switch model.plain(type) {
    case .scalar(.json): add(.anything, depth, tags)
    case .scalar, .optional: break
    case .array(let element): add(element, depth: depth + 1, tags: [], open: open)
    case .dictionary: add(.anyObject, depth, tags)
    case .named(let name):
      guard let type = model.type(named: name) else { return }
      switch type.form {
      case .structure: add(.structure(name), depth, tags, model.memberKeys(of: type))
      case .union(let union): add(union, name, depth, tags, open)
      case .identifier, .enumeration, .external, .alias: break
      }
    }
  }

  private mutating func add(
    _ union: UnionModel,
    _ name: SwiftName,
    _ depth: Int,
    _ tags: [MemberChoice.Tag],
    _ open: Set<SwiftName>
  ) {
    if open.contains(name) || forms.count >= Self.maximumCount {
      return add(.anything, depth, tags)
    }
    guard added.insert(Added(union: name, depth: depth, tags: tags)).inserted else { return }
    for inner in union.members {
      let tag = union.by.flatMap { by in
        inner.tag.map { MemberChoice.Tag(key: by.text, value: $0) }
      }
      let all = tags + [tag].compactMap(\.self)
      add(inner.type, depth: depth, tags: all, open: open.union([name]))
    }
    let isLimited = union.isClosed || union.by != nil && isInOpenUnion && tags.isEmpty
    if !isLimited { add(.anything, depth, tags) }
  }

  private mutating func add(
    _ content: MemberChoice.Form.Content,
    _ depth: Int,
    _ tags: [MemberChoice.Tag],
    _ keys: [MemberKey] = []
  ) {
    guard added.insert(Added(content: content, depth: depth, tags: tags)).inserted else { return }
    let keysOfTags = tags.map {
      MemberKey(name: $0.key, isAlways: true, values: [$0.value], isOnly: true)
    }
    forms.append(
      MemberChoice.Form(
        member: member,
        content: content,
        depth: depth,
        tags: tags,
        keys: keys + keysOfTags
      )
    )
  }
}
