import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The lists, flags and integers in the bodies of an endpoint: at their root, and in objects there, such as `assets.items`.
///
/// A page has them in every body.
struct PageMembers {
  enum Kind { case list, flag, integer }

  private struct Member: Hashable {
    let path: [String]
    let kind: Kind
  }

  private var counts: [Member: Int] = [:]
  /// The paths of lists of objects that all bodies so far have, in order of their first occurrence.
  private var lists: [[String]] = []

  private static let mostMembers = 100
  private static let most = 10_000

  /// - Parameter bodies: The number of all bodies with this one.
  mutating func add(_ object: JSONObject, bodies: Int, below path: [String] = []) {
    for member in object.prefix(Self.mostMembers) {
      let inner = path + [member.key]
      switch member.value {
      case .bool: count(inner, .flag)
      case .number(let number) where Int(number.text) != nil: count(inner, .integer)
      case .array(let elements):
        count(inner, .list)
        if case .object? = elements.first, !lists.contains(inner),
          counts[Member(path: inner, kind: .list)] == bodies, inner.allSatisfy(isName)
        {
          lists.append(inner)
        }
      case .object(let object) where path.isEmpty && ObservedPages.isPlain(member.key):
        add(object, bodies: bodies, below: inner)
      default: break
      }
    }
  }

  private func isName(_ key: String) -> Bool { RecordedName.isIdentifier(key) }

  private mutating func count(_ path: [String], _ kind: Kind) {
    let member = Member(path: path, kind: kind)
    guard counts[member] != nil || counts.count < Self.most else { return }
    counts[member, default: 0] += 1
  }

  /// The list of the items. Of the lists in objects, only a single one.
  func items(bodies: Int, _ context: ObservedPages.Context) -> [String]? {
    let found = lists.filter { path in
      counts[Member(path: path, kind: .list)] == bodies && context.isList(at: path)
    }
    if let first = found.first(where: { $0.count == 1 }) { return first }
    return found.count == 1 && found[0].allSatisfy(ObservedPages.isPlain) ? found[0] : nil
  }

  /// The first member with one of the names that all bodies have with the right type: at the root, or beside the items.
  func path(
    _ names: [String],
    _ kind: Kind,
    _ scalar: Scalar,
    bodies: Int,
    beside items: [String]?,
    _ context: ObservedPages.Context
  ) -> [String]? {
    let starts = [[], items?.dropLast() ?? []].unique(by: \.self)
    return starts.flatMap { start in names.map { start + [$0] } }.first { path in
      counts[Member(path: path, kind: kind)] == bodies && context.type(path) == .scalar(scalar)
    }
  }
}
