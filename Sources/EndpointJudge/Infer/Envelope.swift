import EndpointJSON
import EndpointSpec

/// A wrapper object around the value of a response: `{ "data": … }`, `{ "items": […], "next": … }`.
package enum Envelope {
  /// Whether a value is a list, or a wrapper around a list of what it is about.
  package static func isList(_ value: JSONValue, about name: String) -> Bool {
    if case .array = value { return true }
    return isWrapperOfList(value, about: name, levels: 2)
  }

  private static func isWrapperOfList(
    _ value: JSONValue,
    about name: String,
    levels: Int
  ) -> Bool {
    let wrapper = self.name(of: value, about: name, levels: levels)
    return wrapper != name
      && (wrapper.hasSuffix(endings[0]) || Self.levels(of: wrapper) > 1)
  }

  /// A list, or the only list in a wrapper.
  package static func onlyList(in value: JSONValue) -> [JSONValue]? {
    if let list = value.arrayValue { return list }
    let lists = (value.objectValue ?? [:]).prefix(mostMembers).compactMap(\.value.arrayValue)
    return lists.count == 1 ? lists[0] : nil
  }

  /// The object in a wrapper around one value: `{ "keys": […] }` of `{ "request_id": …, "data": { "keys": […] } }`.
  package static func contents(of object: JSONObject) -> JSONObject {
    let wrapped = object.prefix(mostMembers).filter { $0.value.isContainer }
    let named = wrapped.filter { isKey($0.key) }
    guard named.count == 1, let inner = named[0].value.objectValue,
      // Some servers repeat the contents beside their wrapper.
      wrapped.allSatisfy({ isKey($0.key) || inner[$0.key] != nil })
    else { return object }
    return inner
  }

  private static let mostMembers = 500

  /// Whether a key does not describe its value: `data`, `Items`.
  static func isKey(_ key: String) -> Bool { contains(key, keys) }

  /// Whether a thing has its identifier or its name under a key.
  static func isIdentity(_ key: String) -> Bool { contains(key, identities) }

  /// Whether a thing has its own identifier under a key: `event_id` for an `Event`.
  private static func isIdentity(_ key: String, of thing: String) -> Bool {
    key.utf8.count == thing.utf8.count + 3 && ProposedName.typeNamePart(key) == thing + "ID"
  }

  /// Some APIs write keys in lowercase, and some begin them with a capital letter.
  private static func contains(_ key: String, _ keys: Set<String>) -> Bool {
    let isCapital = key.utf8.first.map { 0x41...0x5A ~= $0 } ?? false
    return keys.contains(isCapital ? key.lowercased() : key)
  }

  private static let keys: Set<String> = [
    "data", "items", "results", "result", "records", "entries", "rows", "list", "content",
    "contents", "values", "hits", "nodes", "edges", "elements", "response", "payload", "chunk",
  ]

  static let endings = ["List", "Response"]
  private static let request = "Request"

  /// Keys of a thing that has a list, such as an order with its `items`.
  private static let identities: Set<String> = ["id", "_id", "uuid", "uid", "name", "key", "slug"]

  /// The type name of a response about `name`: `UserList` for a wrapper around users.
  ///
  /// - Parameters:
  ///   - isList: Whether the call is named so that an array in its response is the list.
  ///   - isAction: Whether the call may be about another thing than its name says.
  ///   - isChange: Whether the call changes something. A list under a key such as `results` then has results.
  ///   - isWhole: Whether a plural name is that of one thing, such as settings.
  ///   - levels: The number of wrappers around each other: `{ "status": "ok", "data": { "users": […] } }`.
  static func name(
    of value: JSONValue,
    about name: String,
    isList: Bool = false,
    isAction: Bool = false,
    isWhole: Bool = false,
    isChange: Bool = false,
    levels: Int = 2
  ) -> String {
    let singular = ProposedName.elementTypeName(name)
    guard case .object(let object) = value,
      !object.contains(where: { isIdentity($0.key) || isIdentity($0.key, of: singular) })
    else { return name }
    if let inner = shell(object) {
      return self.name(
        of: .object(inner),
        about: name,
        isList: isList,
        isAction: isAction,
        isWhole: isWhole,
        isChange: isChange,
        levels: levels
      )
    }
    let isPlural = SwiftNaming.isPlural(name)
    if isPlural, isPage(object) || isCollection(object, of: singular) {
      return singular + endings[0]
    }
    let contents = object.filter { member in
      guard member.value.isContainer else { return false }
      if isKey(member.key) { return !(isChange && isAction && member.value.arrayValue != nil) }
      let isArray = member.value.arrayValue != nil
      let element = ProposedName.elementTypeName(member.key)
      return isArray && isList
        || (element == singular || isArray && isPlural && areRelated(element, singular))
          && !isLike(object, member.value)
    }
    guard contents.count == 1, let content = contents.first else {
      return (isChange ? nil : pageOfOthers(object)) ?? (isAction ? wrapper(around: object) : nil)
        ?? name
    }
    return switch content.value {
    case .array(let list):
      isPlural && areScalars(list) && !isPage(object) && object.count > 1
        ? name : singular + endings[0]
    case .object(let entries)
    where SwiftNaming.singular(of: content.key) != content.key
      && (isMap(entries) ? !isWhole || hasIdentifiers(entries) : entries.isEmpty && !isWhole):
      singular + endings[0]
    case .object:
      levels > 1 && isWrapperOfList(content.value, about: name, levels: levels - 1)
        ? singular + endings.joined()
        : (isWhole && isKey(content.key) ? ProposedName.typeNamePart(name) : singular) + endings[1]
    default: name
    }
  }

  /// The wrapper in an object that has only this wrapper, under a key of the API: `{ "ocs": { "meta": …, "data": … } }`.
  private static func shell(_ object: JSONObject) -> JSONObject? {
    guard object.count == 1, let member = object.first, !isKey(member.key),
      let inner = member.value.objectValue, inner.count > 1,
      inner.count(where: { isKey($0.key) }) == 1,
      !inner.contains(where: { $0.value.arrayValue != nil && !isKey($0.key) })
    else { return nil }
    return inner
  }

  /// The number of wrappers that the name of a wrapper shows: 2 for `UserListResponse`.
  static func levels(of wrapper: String) -> Int { wrapper.hasSuffix(endings.joined()) ? 2 : 1 }

  /// Whether one name ends in the other: `Token` and `UserToken`.
  private static func areRelated(_ one: String, _ other: String) -> Bool {
    let (one, other) = (one.lowercased(), other.lowercased())
    return one.hasSuffix(other) || other.hasSuffix(one)
  }

  /// `{ "model_version": { … } }` is a response with a `ModelVersion`.
  private static func wrapper(around object: JSONObject) -> String? {
    guard object.count == 1, let member = object.first, member.value.objectValue != nil,
      RecordedName.isIdentifier(member.key), SwiftNaming.singular(of: member.key) == member.key
    else { return nil }
    return ProposedName.elementTypeName(member.key) + endings[1]
  }

  /// Whether a list has no things: the numbers of versions, beside other facts about an API.
  private static func areScalars(_ list: [JSONValue]) -> Bool {
    !list.isEmpty && list.allSatisfy { !$0.isContainer }
  }

  /// Whether an object has only a list or a map of what it is about: `{ "study_summaries": […] }` for studies.
  private static func isCollection(_ object: JSONObject, of name: String) -> Bool {
    guard object.count == 1, let member = object.first,
      SwiftNaming.singular(of: member.key) != member.key
    else { return false }
    let (element, name) = (ProposedName.elementTypeName(member.key).lowercased(), name.lowercased())
    let isRelated = element.hasPrefix(name) || element.hasSuffix(name) || name.hasSuffix(element)
    switch member.value {
    case .array(let elements): return isRelated && elements.first?.objectValue != nil
    case .object(let entries):
      return isRelated && isMap(entries)
    default: return false
    }
  }

  /// Whether the contents mostly have keys of the object. Then it is an element, such as a comment with replies, and not a
  /// list, which may share some keys such as `links`.
  private static func isLike(_ object: JSONObject, _ contents: JSONValue) -> Bool {
    switch contents {
    case .array(let elements): elements.contains { isLike(object, $0) }
    case .object(let inner): 2 * inner.keys.count { object[$0] != nil } > inner.count
    default: false
    }
  }

  /// Whether a request wraps what it is about: `{ "user": { … } }`.
  package static func isWrapped(_ value: JSONValue, about name: String) -> Bool {
    guard let object = value.objectValue, object.count == 1, let member = object.first else {
      return false
    }
    return member.value.objectValue != nil
      && ProposedName.elementTypeName(member.key) == ProposedName.elementTypeName(name)
  }

  /// The name of the elements or the value under a key: `User` under `data` of `UserList`, `NewUser` under `user` of
  /// `NewUserRequest`.
  static func nameOfContents(under key: String, in typeName: String) -> String {
    if typeName.hasSuffix(request) {
      let content = String(typeName.dropLast(request.count))
      let element = ProposedName.elementTypeName(key)
      return content.hasPrefix(element) || content.hasSuffix(element) ? content : key
    }
    guard isKey(key),
      let ending = endings.first(where: { typeName.hasSuffix($0) && typeName != $0 })
    else { return key }
    return String(typeName.dropLast(ending.count))
  }
}
