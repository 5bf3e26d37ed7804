/// The order of the entries of a merged map.
///
/// It is that of the document. Where a person changed the order, theirs stays. Other entries follow the one that
/// they follow on their own side.
struct MemberOrder {
  let base: [String]
  let ours: [String]
  let theirs: [String]

  /// The keys in their order.
  func sorted(_ keys: Set<String>) -> [String] {
    let isOurs = isReordered
    let leading = (isOurs ? ours : theirs).filter(keys.contains)
    let known = Set(leading)
    var followers: [String?: [String]] = [:]
    var anchor: String?
    for key in isOurs ? theirs : ours where keys.contains(key) {
      if known.contains(key) {
        anchor = key
      } else {
        followers[anchor, default: []].append(key)
      }
    }
    return leading.reduce(into: followers[nil] ?? []) { order, key in
      order.append(key)
      order += followers[key] ?? []
    }
  }

  /// Whether the entries that our side has from the last import are in another order.
  private var isReordered: Bool {
    let (old, new) = (Set(base), Set(ours))
    return base.filter(new.contains) != ours.filter(old.contains)
  }
}
