import EndpointJSON
import EndpointSpec

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
