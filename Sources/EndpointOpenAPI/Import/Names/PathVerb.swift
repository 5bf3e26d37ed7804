import EndpointSpec

/// The words for what a method does to a path: `GET /invoices` is `list`, `POST /invoices/{id}/pay` is `pay`.
struct PathVerb {
  private(set) var words: [String] = []
  /// The words with every noun as the path has it, where the shorter ones are taken.
  private(set) var allWords: [String] = []
  /// Whether the method does to a resource what it always does.
  private(set) var isPlain = false

  init(
    _ operation: Operation,
    _ segments: [PathSegment],
    _ paths: PathTable,
    receiver: [String]
  ) {
    let method = operation.method
    let after = Self.behindReceiver(segments, receiver)
    let nouns = after.compactMap(\.text).map(Words.split)
    let short = nouns.map { Self.withoutReceiver($0, receiver) }
    let isItem = segments.last?.placeholder != nil
    let isCollection = paths.hasItems(operation.segments) || Self.isPlural(segments.last)
    let isThing = !isCollection && paths.isUpdatedByPost(operation)
    let change = isThing ? (short: "update", long: "update") : paths.change(operation)
    isPlain = isItem || isCollection
    if let verb = operation.customVerb {
      words = verb + Self.phrase(short, isSingular: true)
      allWords = verb + Self.longPhrase(nouns)
    } else if let action = paths.action(operation) {
      words = action + Self.phrase(short.dropLast(), isSingular: true)
      allWords = action + Self.longPhrase(nouns.dropLast())
    } else if isItem {
      words = [change.short] + Self.phrase(short, isSingular: true)
      allWords = [change.long] + Self.longPhrase(nouns)
    } else if after.isEmpty {
      words = [isThing ? "update" : Self.wholeVerb(method, isCollection: isCollection)]
      allWords = words + receiver
    } else {
      words = Self.partWords(isThing ? "PATCH" : method, change.short, short, isCollection)
      let verb = words[0] == change.short ? change.long : words[0]
      allWords =
        switch (method, isCollection, isThing) {
        case ("POST", true, _): [verb] + Self.longPhrase(nouns)
        case ("POST", false, false): (nouns.last ?? []) + nouns.dropLast().joined()
        default: [verb] + nouns.joined()
        }
    }
  }

  /// The segments behind the one that the receiver is named after; all, if none is.
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

  private static func wholeVerb(_ method: String, isCollection: Bool) -> String {
    switch method {
    case "GET": isCollection ? "list" : "get"
    case "POST": isCollection ? "create" : "send"
    case "PUT": "replace"
    case "PATCH": "update"
    case "DELETE": isCollection ? "delete_all" : "delete"
    default: method.lowercased()
    }
  }

  /// The words for a part of a resource: a collection in it, a single thing, or a verb.
  private static func partWords(
    _ method: String,
    _ change: String,
    _ nouns: [[String]],
    _ isCollection: Bool
  ) -> [String] {
    switch (method, isCollection) {
    case ("GET", true): ["list"] + phrase(nouns, isSingular: false)
    // A segment such as `{` has no words.
    case ("POST", false) where nouns.last?.isEmpty == false:
      (nouns.last ?? []) + phrase(nouns.dropLast(), isSingular: true)
    case ("POST", _): ["create"] + phrase(nouns, isSingular: true)
    case ("GET", false): ["get"] + phrase(nouns, isSingular: false)
    default: [change] + phrase(nouns, isSingular: false)
    }
  }

  /// The nouns on the way, all but perhaps the last in the singular.
  private static func phrase(
    _ nouns: some BidirectionalCollection<[String]>,
    isSingular: Bool
  ) -> [String] {
    let nouns = Array(nouns)
    return nouns.enumerated().flatMap { index, words in
      index < nouns.count - 1 || isSingular ? singular(words) : words
    }
  }

  /// The nouns in the singular, and where the last has another plural than most, that too, since a path may have both:
  /// `person` for `persons`, `person_in_people` for `people`.
  private static func longPhrase(_ nouns: some BidirectionalCollection<[String]>) -> [String] {
    let phrase = phrase(nouns, isSingular: true)
    guard let plural = nouns.last, let last = plural.last else { return phrase }
    return last == SwiftNaming.singular(of: last) + "s" ? phrase : phrase + ["in"] + plural
  }

  /// A noun without the receiver before it: `transactions` for the `source_transactions` of `Sources`.
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
