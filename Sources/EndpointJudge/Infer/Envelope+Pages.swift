import EndpointJSON
import EndpointSpec

/// Recognizes pages by the members beside their lists.
extension Envelope {
  /// The name of a page whose list is of other things than the call: `TaskList` for `{ "tasks": […], "paging": { … } }` of
  /// `/activity`.
  static func pageOfOthers(_ object: JSONObject) -> String? {
    guard let key = keyOfMap(object) ?? (isPage(object) ? keyOfList(object) : nil), !isKey(key),
      SwiftNaming.isPlural(key), RecordedName.isIdentifier(key)
    else { return nil }
    return ProposedName.elementTypeName(key) + endings[0]
  }

  /// The key of the first list, if its elements are objects.
  private static func keyOfList(_ object: JSONObject) -> String? {
    guard let list = object.first(where: { $0.value.arrayValue != nil }),
      list.value.arrayValue?.first?.objectValue != nil
    else { return nil }
    return list.key
  }

  /// The key of the things of a page by their identifiers, whose order is a list: `posts` of
  /// `{ "order": ["a1"], "posts": { "a1": { … } } }`.
  private static func keyOfMap(_ object: JSONObject) -> String? {
    let maps = object.filter { $0.value.objectValue.map { isMap($0) } ?? false }
    guard maps.count == 1, let map = maps.first, let things = map.value.objectValue else {
      return nil
    }
    let isOrdered = object.contains { member in
      guard let list = member.value.arrayValue, list.count == things.count else { return false }
      return list.allSatisfy { $0.stringValue.map { things[$0] != nil } ?? false }
    }
    return isOrdered ? map.key : nil
  }

  static func hasIdentifiers(_ entries: JSONObject) -> Bool {
    entries.allSatisfy { IDLikeKey.isOne($0.key) || !RecordedName.isIdentifier($0.key) }
  }

  /// Whether an object has things under their identifiers.
  static func isMap(_ entries: JSONObject) -> Bool {
    MapForm.isUniform(entries) && entries.allSatisfy { $0.value.objectValue != nil }
  }

  /// Whether an object has one list, and beside it only what pages have, such as a total and a cursor.
  static func isPage(_ object: JSONObject) -> Bool {
    let others = object.filter { $0.value.arrayValue == nil }
    return object.count == others.count + 1 && !others.isEmpty
      && others.allSatisfy { member in
        let isNumber = if case .number = member.value { true } else { false }
        let words = SwiftNaming.lowercaseWords(of: member.key)
        return words.contains { word in
          wordsOfPages.contains(word) || isNumber && wordsOfNumbers.contains(word)
        }
      }
  }

  private static let wordsOfPages: Set<String> = [
    "next", "prev", "previous", "total", "count", "page", "pages", "limit", "offset", "cursor",
    "token", "size", "more", "first", "last", "paging", "pagination",
  ]
  private static let wordsOfNumbers: Set<String> = ["start", "max", "per"]
}
