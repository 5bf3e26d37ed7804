/// The order of entries in a merged map.
///
/// It is the order of the document, unless a person reordered the entries. New entries follow the same predecessor as
/// on their own side.
struct MemberOrder {
  let base: [String]
  let ours: [String]
  let theirs: [String]

  /// The keys in order.
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

  /// Whether a person reordered the entries of the last import.
  private var isReordered: Bool {
    let (old, new) = (Set(base), Set(ours))
    return base.filter(new.contains) != ours.filter(old.contains)
  }
}
