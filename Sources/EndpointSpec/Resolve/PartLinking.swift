/// Types and endpoints are linked part by part, on all cores: they have nothing in common but the names of what they define.
extension Resolver {
  mutating func inParts<Element: Sendable, Linked: Sendable>(
    _ elements: [Element],
    _ link: @Sendable (inout Resolver, Element) -> Linked
  ) -> [Linked] {
    // Each part copies what is known so far: with more parts for more elements, that would grow with the square of them.
    let length = max(100, elements.count / 16)
    var resolver = self
    resolver.diagnostics = []
    let parts = elements.concurrentMap(inPartsOf: length, by: resolver, link)
    var whole = self
    for part in parts where !whole.take(part.worker, since: self) {
      // Two parts took one name: only one after the other do they see where.
      return elements.map { link(&self, $0) }
    }
    self = whole
    return parts.flatMap(\.values)
  }

  /// Takes over the types and names that a resolver has added to those of `base`, and what it has reported.
  /// False where a name is taken already.
  private mutating func take(_ part: Resolver, since base: Resolver) -> Bool {
    for name in part.derivedNames.dropFirst(base.derivedNames.count) {
      let isFree =
        takenNames.updateValue(name.place, forKey: name.value) == nil
        && fileNames.updateValue(name.value, forKey: name.value.lowercased()) == nil
      guard isFree else { return false }
      derivedNames.append(name)
    }
    for type in part.types.all.dropFirst(base.types.all.count) { types.add(type) }
    includes.merge(part.includes) { first, _ in first }
    diagnostics += part.diagnostics
    return true
  }
}
