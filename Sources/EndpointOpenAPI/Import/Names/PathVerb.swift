import EndpointSpec

/// The words for what a method does to a path: `GET /invoices` is `list`, `POST /invoices/{id}/pay` is `pay`.
struct PathVerb {
  private(set) var words: [String] = []

  init(
    _ method: String,
    _ segments: [PathSegment],
    paths: Set<[PathSegment]>,
    prefix: [PathSegment],
    _ receiver: [String]
  ) {
    let after = Self.behindReceiver(segments, receiver)
    let hasChild = paths.contains { path in
      path.count > segments.count && path.dropLast().suffix(segments.count).elementsEqual(segments)
        && path.last?.placeholder != nil
    }
    let nouns = after.compactMap(\.text).map(Words.split)
    if segments.last?.placeholder != nil {
      words = [Self.itemVerb(method)] + Self.phrase(nouns, isSingular: true)
    } else if after.isEmpty {
      words = [Self.wholeVerb(method, isCollection: hasChild || Self.isPlural(segments.last))]
    } else {
      let isCollection = hasChild || Self.isPlural(segments.last)
      words = Self.partWords(method, nouns, isCollection: isCollection)
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
      return words.count == receiver.count && zip(words, receiver).allSatisfy(Words.areSame)
    }
    return index.map { segments[($0 + 1)...] } ?? segments[...]
  }

  private static func isPlural(_ segment: PathSegment?) -> Bool {
    guard let word = segment?.text.map(Words.split)?.last else { return false }
    return SwiftNaming.singular(of: word) != word
  }

  private static func itemVerb(_ method: String) -> String {
    switch method {
    case "GET": "get"
    case "PUT", "PATCH", "POST": "update"
    default: method.lowercased()
    }
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
    _ nouns: [[String]],
    isCollection: Bool
  ) -> [String] {
    switch (method, isCollection) {
    case ("GET", true): ["list"] + phrase(nouns, isSingular: false)
    case ("POST", true): ["create"] + phrase(nouns, isSingular: true)
    case ("POST", false): (nouns.last ?? []) + phrase(nouns.dropLast(), isSingular: true)
    case ("GET", false): ["get"] + phrase(nouns, isSingular: false)
    default: [itemVerb(method)] + phrase(nouns, isSingular: false)
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

  private static func singular(_ words: [String]) -> [String] {
    guard let last = words.last else { return words }
    return words.dropLast() + [SwiftNaming.singular(of: last)]
  }
}
