import EndpointJSON
import EndpointSpec

/// Three versions of a part of a spec.
struct Sides<Value> {
  /// The last import.
  var base: Value
  /// The spec with a person's edits.
  var ours: Value
  /// The new import.
  var theirs: Value

  func map<Other>(_ change: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(base: change(base), ours: change(ours), theirs: change(theirs))
  }
}

/// Three versions of a value. Nil where the value does not exist.
extension Sides<JSONValue?> {
  var all: [JSONValue] { [base, ours, theirs].compactMap(\.self) }

  func converted(_ change: (JSONValue) -> JSONValue?) -> Self { map { $0.flatMap(change) } }

  func member(_ key: String) -> Self { converted { $0[key] } }

  var keys: Sides<[String]> { map { $0?.objectValue?.keys ?? [] } }
}

extension Sides<SpecTree> {
  func values(_ value: (SpecTree) -> JSONValue) -> Sides<JSONValue?> { map { value($0) } }

  /// The file that one side moved an entry to. If both did, that of the person.
  func file(of name: String, _ kind: KeyPath<SpecTree, SpecTree.Entries>) -> String? {
    let old = base[keyPath: kind].files[name]
    let ours = ours[keyPath: kind].files[name]
    let theirs = theirs[keyPath: kind].files[name]
    return ours == old ? theirs ?? ours : ours ?? theirs
  }
}

/// The keys of three versions of a map.
extension Sides<[String]> {
  /// The keys of the merged map in order.
  ///
  /// It is the order of the document, unless a person reordered the entries. New entries follow the same predecessor
  /// as on their own side.
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

/// Three versions of a value as objects that are merged member by member, and the reverse conversion.
struct OpenedSides {
  let sides: Sides<JSONValue?>
  let place: (String) -> SpecPlace
  /// Converts the merged members to the value. Nil for no value.
  let close: (JSONObject) -> JSONValue?
}

extension OpenedSides {
  /// Nil if the value can only be merged as a whole.
  init?(_ sides: Sides<JSONValue?>, _ place: SpecPlace) {
    let opened =
      Self.object(sides, place) ?? Self.longForm(sides, place) ?? Self.enumValues(sides, place)
      ?? Self.list(sides, place)
    guard let opened else { return nil }
    self = opened
  }

  /// Merges objects of the same form.
  private static func object(_ sides: Sides<JSONValue?>, _ place: SpecPlace) -> OpenedSides? {
    // A struct cannot become an enum key by key.
    let hasOneForm = !place.isType || Set(sides.all.map(form)).count == 1
    guard sides.all.allSatisfy({ $0.kind == .object }), hasOneForm else { return nil }
    let isHalf = sides.ours == nil || sides.theirs == nil
    guard !isHalf || place.isMap else { return nil }
    return OpenedSides(sides: sides, place: place.member) {
      $0.isEmpty && isHalf ? nil : .object($0)
    }
  }

  /// The kind of type that a value defines.
  private static func form(_ value: JSONValue) -> String {
    let keys = value.objectValue?.keys ?? []
    let forms = [
      "type", "fields", "identifier", "enum", "union", "events", "alias", "external", "stream",
    ]
    return forms.first(where: keys.contains) ?? "status"
  }

  /// Merges a short form with a long one: `"int"` and `{ "type": "int", "as": "count" }`.
  private static func longForm(_ sides: Sides<JSONValue?>, _ place: SpecPlace) -> OpenedSides? {
    guard let key = place.shortKey, sides.ours != nil, sides.theirs != nil,
      sides.all.contains(where: { $0[key] != nil })
    else { return nil }
    let long = sides.converted { value in
      value.kind == .object ? value : .object(JSONObject([(key, value)]))
    }
    guard let opened = object(long, place) else { return nil }
    return OpenedSides(sides: opened.sides, place: opened.place) { members in
      members.count == 1 ? members[key] ?? .object(members) : .object(members)
    }
  }

  /// Merges enum values, listed or named. Each is identified by its value.
  private static func enumValues(_ sides: Sides<JSONValue?>, _ place: SpecPlace) -> OpenedSides? {
    guard place == .enumValues, sides.ours != nil, sides.theirs != nil else { return nil }
    let opened = sides.converted(EnumEntries.opened)
    guard opened.all.count == sides.all.count else { return nil }
    let isMap = sides.all.contains { $0.kind == .object }
    return OpenedSides(
      sides: opened,
      place: { _ in .data },
      close: { EnumEntries.closed($0, isMap: isMap) }
    )
  }

  /// Merges a list whose strings are entries.
  private static func list(_ sides: Sides<JSONValue?>, _ place: SpecPlace) -> OpenedSides? {
    guard place == .members || place == .typeNames else { return nil }
    let opened = sides.converted { value in
      let texts = value.arrayValue?.compactMap(\.stringValue) ?? []
      guard texts.count == value.arrayValue?.count, Set(texts).count == texts.count else {
        return nil
      }
      return .object(JSONObject(texts.map { ($0, .string($0)) }))
    }
    guard sides.ours != nil, sides.theirs != nil, opened.all.count == sides.all.count else {
      return nil
    }
    return OpenedSides(sides: opened, place: { _ in .data }, close: { .array($0.map(\.value)) })
  }
}

/// Converts enum values to entries that are identified by their values, since a list may become a map of named cases.
enum EnumEntries {
  private static let name = "case"

  /// A map from each value to its name and other members. Nil for duplicate values.
  static func opened(_ value: JSONValue) -> JSONValue? {
    let entries: [JSONObject?]
    switch value {
    case .array(let elements): entries = elements.map { entry($0, name: nil) }
    case .object(let cases): entries = cases.map { entry($0.value, name: $0.key) }
    default: return nil
    }
    let keys = entries.compactMap { $0?["value"]?.description }
    guard keys.count == entries.count, Set(keys).count == keys.count else { return nil }
    return .object(JSONObject(zip(keys, entries).map { ($0, .object($1 ?? [:])) }))
  }

  private static func entry(_ value: JSONValue, name: String?) -> JSONObject? {
    var entry = value.objectValue ?? JSONObject([("value", value)])
    guard entry["value"] != nil, entry[Self.name] == nil else { return nil }
    entry[Self.name] = name.map { .string($0) }
    return entry
  }

  static func closed(_ entries: JSONObject, isMap: Bool) -> JSONValue {
    let entries = entries.compactMap { $0.value.objectValue }
    guard isMap else { return .array(entries.map(short)) }
    return .object(JSONObject(entries.map { (caseName($0), short($0)) }))
  }

  private static func short(_ entry: JSONObject) -> JSONValue {
    var entry = entry
    entry[name] = nil
    return entry.count == 1 ? entry["value"] ?? .object(entry) : .object(entry)
  }

  private static func caseName(_ entry: JSONObject) -> String {
    let text = entry["value"]?.stringValue ?? entry["value"]?.description ?? ""
    return entry[name]?.stringValue ?? SwiftNaming.memberName(for: text)?.text ?? text
  }
}
