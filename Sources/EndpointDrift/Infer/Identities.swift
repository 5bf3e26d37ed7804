import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Finds the texts in responses that identify a resource: the values of keys such as `id`, `name` and `login`.
///
/// A segment of a path with such a text is a value: `orders` in `/queues/orders`, if the response has the name `orders`, or
/// if the list `/queues` has an element with this name.
struct Identities {
  private var known: [String: Bool] = [:]
  private var count = 0
  /// The other keys with the text of a segment in the last response, by its index. They name a value, but show none.
  private(set) var equal: [Int: String] = [:]
  /// The texts that name things in requests and responses.
  private(set) var names = KnownNames()
  /// The texts with slashes that identify something, with their keys.
  private(set) var slashed: [String: String] = [:]

  /// The maximum numbers of elements of a list, of names, and of keys.
  static let mostElements = 500
  private static let mostSlashed = 10_000
  private static let mostNames = 100_000
  private static let mostKeys = 10_000

  /// The last words of keys that identify their object, or the object that it belongs to.
  private static let words: Set<String> = [
    "id", "uuid", "uid", "guid", "key", "name", "slug", "login", "username", "user", "code",
    "symbol", "handle", "path", "sha", "vhost", "namespace", "owner", "org", "project", "tenant",
    "domain", "host", "index",
  ]

  // MARK: - Requests

  /// Adds the texts with which a request names things, in its query and its body.
  mutating func addSent(in exchange: Exchange) {
    // `orderKey=title` names a field.
    for item in exchange.url.query where isIdentity(item.name) {
      let words = SwiftNaming.lowercaseWords(of: item.name)
      if words.allSatisfy({ !Self.fieldWords.contains($0) }) { names.addSent(item.text) }
    }
    guard exchange.method != "GET" else { return }
    switch BodyContent(exchange) {
    case .json(let value): addSent(value, "", levels: 4)
    case .form(let items): addSent(items)
    case .multipart(let parts): addSent(parts.filter { !$0.isFile }.map { ($0.name, $0.text) })
    case .none, .unrecorded, .broken, .other: break
    }
  }

  /// Words of parameters that name fields instead of things.
  private static let fieldWords: Set<String> = [
    "sort", "order", "group", "field", "fields", "column", "by", "search", "filter",
  ]

  private mutating func addSent(_ items: [(name: String, text: String)]) {
    for item in items where isIdentity(item.name) { names.addSent(item.text) }
  }

  private mutating func addSent(_ value: JSONValue, _ key: String, levels: Int) {
    switch value {
    case .string(let text): if isIdentity(key) { names.addSent(text) }
    case .array(let list) where levels > 0:
      for value in list.prefix(Self.mostElements) { addSent(value, key, levels: levels - 1) }
    case .object(let object) where levels > 0:
      for member in object.prefix(Self.mostElements) {
        addSent(member.value, member.key, levels: levels - 1)
      }
    default: break
    }
  }

  // MARK: - Responses

  /// Finds the segments that a response identifies, and the elements of its list.
  mutating func find(
    in value: JSONValue,
    at segments: [String],
    _ named: inout [Int: String],
    _ elements: inout [Int: String]
  ) {
    let segments = segments.map(PathText.decoded)
    equal = [:]
    switch value {
    case .array(let list):
      addTexts(list, &elements)
      add(list, segments, &named, &elements)
    case .object(let object):
      add(object, segments[...], levels: 2, &named)
      let contents = Envelope.contents(of: object)
      addTexts(Envelope.onlyList(in: .object(contents)) ?? [], &elements)
      if segments.last.map(PathWord.isPlural) ?? false, MapForm.isUniform(contents) {
        for member in contents.prefix(Self.mostElements) { addName(member.key, &elements) }
      }
      for member in object.prefix(Self.mostElements) {
        switch member.value {
        case .array(let list): add(list, segments, &named, &elements)
        case .object(let inner):
          let entries = inner.filter { isNamed($0.value, $0.key) }.map(\.value)
          add(entries, segments, &named, &elements)
          if isNamed(member.value, member.key) {
            add([member.value], segments, &named, &elements)
          }
        default: break
        }
      }
    default: break
    }
  }

  /// Adds the texts of a list, such as the names of all labels.
  private mutating func addTexts(_ list: [JSONValue], _ elements: inout [Int: String]) {
    for case .string(let text) in list.prefix(Self.mostElements) where !PathWord.isPart(text) {
      addName(text, &elements)
    }
  }

  /// Adds the name of an element, perhaps with a slash behind it.
  private mutating func addName(_ name: String, _ elements: inout [Int: String]) {
    let folder = PathWord.folder(name)
    if let folder { names.addFolder(folder) }
    add(folder ?? name, "name", &elements)
  }

  /// Notes a text with slashes, such as `library/alpine`, and no URL.
  private mutating func addSlashed(_ text: String, _ key: String) {
    guard text.utf8.contains(UInt8(ascii: "/")), slashed.count < Self.mostSlashed,
      text.utf8.count <= 256, !text.utf8.contains(0x20), !text.hasBytes(of: "://"),
      text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty }),
      slashed[text] == nil, isIdentity(key)
    else { return }
    slashed[text] = SwiftNaming.lowercaseWords(of: key).last ?? key
  }

  /// Whether an object has its own key as a name, as in `{ "python3": { "name": "python3" } }`.
  private mutating func isNamed(_ value: JSONValue, _ key: String) -> Bool {
    guard case .object(let object) = value else { return false }
    return object.prefix(Self.mostElements).contains {
      $0.value == .string(key) && isIdentity($0.key)
    }
  }

  /// Adds the elements of a list. One of them does not identify the list itself, which is the last segment. All together
  /// do: `/exchanges/shop` if each exchange has the host `shop`.
  private mutating func add(
    _ list: [JSONValue],
    _ segments: [String],
    _ named: inout [Int: String],
    _ elements: inout [Int: String]
  ) {
    if let key = commonKey(of: segments, in: list) {
      named[segments.count - 1] = key
    }
    for case .object(let object) in list.prefix(Self.mostElements) {
      add(object, segments.dropLast(), levels: 1, &named)
      for member in object.prefix(Self.mostElements) {
        switch member.value {
        case .string(let text): add(text, member.key, &elements)
        case .object(let inner):
          // `/services` lists the services of each domain: `{ "services": { "turn_on": { … } } }`.
          let isOfNames = member.key == segments.last
          for member in inner.prefix(Self.mostElements) {
            switch member.value {
            case .string(let text): add(text, member.key, &elements)
            case .object where isOfNames: add(member.key, "name", &elements)
            default: break
            }
          }
        default: break
        }
      }
    }
  }

  private mutating func add(_ text: String, _ key: String, _ elements: inout [Int: String]) {
    addSlashed(text, key)
    guard count < Self.mostNames, Self.isPlainer(key, than: elements[text.hashValue]),
      isIdentity(key)
    else { return }
    count += 1
    names.addListed(text)
    elements[text.hashValue] = key
  }

  private mutating func add(
    _ object: JSONObject,
    _ segments: ArraySlice<String>,
    levels: Int,
    under owner: String? = nil,
    _ named: inout [Int: String]
  ) {
    for member in object.prefix(Self.mostElements) {
      switch member.value {
      case .string(let text):
        addSlashed(text, member.key)
        guard let index = segments.lastIndex(of: text) else { continue }
        guard isIdentity(member.key) || isNamed(member.key, behind: segments[..<index].last)
        else {
          if Self.isWord(text) { equal[index] = equal[index] ?? member.key }
          continue
        }
        if Self.isPlainer(member.key, than: named[index]) { named[index] = owner ?? member.key }
      case .object(let inner) where levels > 0:
        let owner = isIdentity(member.key) ? member.key : nil
        add(inner, segments, levels: levels - 1, under: owner, &named)
      default: break
      }
    }
  }

  /// Whether a text is no number, which other keys may have by chance.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.count >= 3 && text.contains(where: \.isLetter)
  }

  /// Of two keys with one text, `name` is plainer than `__name` and `display_name`.
  private static func isPlainer(_ key: String, than known: String?) -> Bool {
    known.map { $0 != key && $0.hasSuffix("_" + key) } ?? true
  }

  mutating func isIdentity(_ key: String) -> Bool {
    if let known = known[key] { return known }
    let isIdentity =
      key.utf8.count <= 64
      && SwiftNaming.lowercaseWords(of: key).last.map(Self.words.contains)
        ?? false
    if known.count < Self.mostKeys { known[key] = isIdentity }
    return isIdentity
  }
}
