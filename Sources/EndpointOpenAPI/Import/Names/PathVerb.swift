import EndpointSpec

/// Derives a verb from a method and a path: `GET /invoices` is `list`, `POST /invoices/{id}/pay` is `pay`.
struct PathVerb {
  private(set) var words: [String] = []
  /// The words with all nouns as in the path, for conflicts.
  private(set) var allWords: [String] = []
  /// Whether the method has its standard meaning for a resource.
  let isPlain: Bool
  /// Whether the path leads to an item of a collection.
  let isItem: Bool

  init(_ operation: Operation, _ segments: [PathSegment], receiver: [String]) {
    let after = Self.behindReceiver(segments, receiver)
    let nouns = after.compactMap(\.text).map(Words.split)
    let short = nouns.map { Self.withoutReceiver($0, receiver) }
    isItem = segments.last?.placeholder != nil
    let isCollection =
      Self.isPlural(segments.last) || operation.method == "GET" && operation.respondsWithList
    isPlain = isItem || isCollection
    let change = Self.change(operation, isItem: isItem)
    if let verb = operation.customVerb {
      words = verb + Self.phrase(short, isSingular: true)
      allWords = verb + Self.longPhrase(nouns)
    } else if let action = Self.action(operation) {
      words = action + Self.phrase(short.dropLast(), isSingular: true)
      let isCall = operation.method == "POST"
      allWords = (isCall ? [] : ["replace"]) + action + Self.longPhrase(nouns.dropLast())
    } else if isItem {
      words = [change] + Self.phrase(short, isSingular: true)
      allWords = [change] + Self.longPhrase(nouns)
    } else if after.isEmpty {
      words = [Self.wholeVerb(operation.method, change, isCollection: isCollection)]
      allWords = words + receiver
    } else {
      let isCall = operation.method == "POST" && !isCollection && change == "create"
      words = Self.partWords(change, short, isCollection: isCollection, isCall: isCall)
      allWords = Self.allWords(words[0], nouns, isCall: isCall)
    }
  }

  /// The verb for a method. `POST` creates or updates, depending on the documentation. Otherwise it updates if the path
  /// leads to an item.
  private static func change(_ operation: Operation, isItem: Bool) -> String {
    switch operation.method {
    case "GET": "get"
    case "PUT": "replace"
    case "PATCH": "update"
    case "POST": operation.statedChange ?? (isItem ? "update" : "create")
    default: operation.method.lowercased()
    }
  }

  /// The action at the end of a path, such as `PUT /account/logout`.
  static func action(_ operation: Operation) -> [String]? {
    guard ["POST", "PUT"].contains(operation.method),
      let words = operation.segments.last?.text.map(Words.split), words.count == 1,
      Words.actions.contains(words[0])
    else { return nil }
    return words
  }

  /// The segments after the receiver's segment. All segments if there is none.
  private static func behindReceiver(
    _ segments: [PathSegment],
    _ receiver: [String]
  ) -> ArraySlice<PathSegment> {
    let index = segments.firstIndex { segment in
      guard let text = segment.text else { return false }
      let words = Words.split(text)
      return Words.areSame(words.joined(), receiver.joined())
    }
    return index.map { segments[($0 + 1)...] } ?? segments[...]
  }

  private static func isPlural(_ segment: PathSegment?) -> Bool {
    guard let word = segment?.text.map(Words.split)?.last else { return false }
    return SwiftNaming.singular(of: word) != word
  }

  private static func wholeVerb(_ method: String, _ change: String, isCollection: Bool) -> String {
    switch (method, isCollection) {
    case ("GET", true): "list"
    case ("DELETE", true): "delete_all"
    default: change
    }
  }

  /// The words for a part of a resource: a nested collection, a single object, or a call.
  private static func partWords(
    _ change: String,
    _ nouns: [[String]],
    isCollection: Bool,
    isCall: Bool
  ) -> [String] {
    // A segment such as `{` has no words.
    if isCall, let verb = nouns.last, !verb.isEmpty {
      return verb + phrase(nouns.dropLast(), isSingular: true)
    }
    if change == "get" {
      return [isCollection ? "list" : "get"] + phrase(nouns, isSingular: false)
    }
    return [change] + phrase(nouns, isSingular: change == "create")
  }

  private static func allWords(_ verb: String, _ nouns: [[String]], isCall: Bool) -> [String] {
    if isCall { return (nouns.last ?? []) + nouns.dropLast().joined() }
    return verb == "create" ? [verb] + longPhrase(nouns) : [verb] + nouns.joined()
  }

  /// The nouns of the path, in the singular except perhaps the last.
  private static func phrase(
    _ nouns: some BidirectionalCollection<[String]>,
    isSingular: Bool
  ) -> [String] {
    let nouns = Array(nouns)
    return nouns.enumerated().flatMap { index, words in
      index < nouns.count - 1 || isSingular ? singular(words) : words
    }
  }

  /// The nouns in the singular. An irregular plural is appended, since a path may contain both plurals: `person` for
  /// `persons`, `person_in_people` for `people`.
  private static func longPhrase(_ nouns: some BidirectionalCollection<[String]>) -> [String] {
    let phrase = phrase(nouns, isSingular: true)
    guard let plural = nouns.last, let last = plural.last else { return phrase }
    return last == SwiftNaming.singular(of: last) + "s" ? phrase : phrase + ["in"] + plural
  }

  /// A noun without the receiver as prefix: `transactions` for the `source_transactions` of `Sources`.
  private static func withoutReceiver(_ noun: [String], _ receiver: [String]) -> [String] {
    guard noun.count > receiver.count,
      zip(noun, receiver).allSatisfy({ Words.areSame($0, $1) })
    else { return noun }
    return Array(noun.dropFirst(receiver.count))
  }

  private static func singular(_ words: [String]) -> [String] {
    guard let last = words.last else { return words }
    return words.dropLast() + [SwiftNaming.singular(of: last)]
  }
}

extension Operation {
  /// The change that the documentation states first, such as `Updates the account` (Stripe documents it only there).
  fileprivate var statedChange: String? {
    let text = node["summary"]?.text ?? node["description"]?.text ?? ""
    let first = text.drop { !$0.isLetter }.prefix { $0 != " " }
    let words =
      text.hasPrefix("<") ? Words.split(text).dropFirst() : Words.split(String(first))[...]
    switch words.first {
    case "create", "creates": return "create"
    case "update", "updates": return "update"
    default: return nil
    }
  }

  /// The words of a custom verb after a colon at the end of the path: `cancel` for `/jobs/{id}:cancel`.
  var customVerb: [String]? {
    guard let last = path.split(separator: "/").last, let colon = last.lastIndex(of: ":") else {
      return nil
    }
    let verb = last[last.index(after: colon)...]
    return verb.isEmpty || !verb.allSatisfy(\.isLetter) ? nil : Words.split(String(verb))
  }

  /// The segments without the custom verb and a format extension: `jobs` for `/jobs:batchDelete` and `/jobs.json`.
  var resourceSegments: [PathSegment] {
    guard let text = segments.last?.text else { return segments }
    var name = text[...]
    if customVerb != nil, let colon = name.lastIndex(of: ":") { name = name[..<colon] }
    if name.hasSuffix(".json") { name = name.dropLast(5) }
    return segments.dropLast() + (name.isEmpty ? [] : [.text(String(name))])
  }
}
