import EndpointSpec

/// Derives a verb from a method and a path, if operation ids say nothing.
struct PathVerb {
  let words: [String]
  /// The words with all nouns as in the path, for conflicts.
  let allWords: [String]
  /// Whether the method has its standard meaning for a resource.
  let isPlain: Bool
  /// Whether the path leads to an item of a collection.
  let isItem: Bool

  init(_ operation: Operation, _ segments: [PathSegment], receiver: [String]) {
    let found = Self.position(of: receiver, in: segments)
    let after = found.map { segments[($0.upperBound + 1)...] } ?? segments[...]
    let nouns = after.compactMap(\.text).map(Words.split)
    var short = nouns.map { Self.withoutReceiver($0, receiver) }
    let method = operation.method
    isItem = segments.last?.placeholder != nil
    let isCollection =
      Self.isPlural(segments.last) || method == "GET" && operation.respondsWithList
    isPlain = isItem || isCollection
    let change = Self.change(operation, isItem: isItem)
    let isCall =
      method == "POST" && change == "create" && Self.isVerb(operation, isCollection: isCollection)
    let called = (nouns.last ?? []) + nouns.dropLast().joined()
    // The first row that fits.
    switch (operation.customVerb, Self.action(operation), short.last) {
    // `POST /jobs/{id}:cancel`
    case (let verb?, _, _):
      words = verb + Self.phrase(short)
      allWords = verb + Self.longPhrase(nouns)
    // `PUT /account/logout`
    case (_, let action?, _):
      words = action + Self.phrase(Self.withoutActions(short.dropLast()))
      allWords = (method == "POST" ? [] : ["replace"]) + action + Self.longPhrase(nouns.dropLast())
    // `PATCH /invoices/{id}`
    case _ where isItem:
      words = [change] + Self.phrase(short)
      allWords = [change] + Self.longPhrase(nouns)
    // `GET /invoices`
    case _ where after.isEmpty:
      let verbs = isCollection ? ["GET": "list", "DELETE": "delete_all"] : [:]
      words = [verbs[method] ?? change]
      allWords =
        words + (found.map { segments[$0].compactMap(\.text).flatMap(Words.split) } ?? receiver)
    // `POST /invoices/{id}/pay`. A segment such as `{` has no words.
    case (_, _, let verb?) where isCall && !verb.isEmpty:
      words = verb + Self.phrase(Self.withoutActions(short.dropLast()))
      allWords = called
    // `GET /invoices/{id}/lines`, `POST /invoices/{id}/lines`
    default:
      let verb = change == "get" && isCollection ? "list" : change
      // `DELETE /repos/delete`
      if short.last == [verb] { short.removeLast() }
      words = [verb] + Self.phrase(short, isSingular: verb == "create")
      let rest = verb == "create" ? Self.longPhrase(nouns) : Array(nouns.joined())
      allWords = isCall ? called : [verb] + rest
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

  /// The action at the end of a path, such as `PUT /account/logout` and `PUT /branches/{branch}/protect`.
  static func action(_ operation: Operation) -> [String]? {
    guard ["POST", "PUT"].contains(operation.method),
      let words = operation.segments.last?.text.map(Words.split), let first = words.first
    else { return nil }
    if words.count == 1, Words.actions.contains(first) { return words }
    let isCalled = operation.method == "PUT" && operation.segments.dropLast().last?.text == nil
    return isCalled && Words.calls.contains(first) ? words : nil
  }

  /// Whether a path ends in a verb: a known one, or the one that its documentation begins with.
  private static func isVerb(_ operation: Operation, isCollection: Bool) -> Bool {
    let words = operation.segments.last?.text.map(Words.split) ?? []
    guard let word = words.first else { return false }
    let isStated = operation.firstWord.hasPrefix(word)
    // `/messages/count_tokens` (Anthropic), but not `/login_links` (Stripe)
    return isCollection ? isStated && words.count > 1 : isStated || Words.isVerb(word)
  }

  /// The nouns without `actions` at their end, as in `/campaigns/{id}/actions/send` (Mailchimp).
  private static func withoutActions(_ nouns: ArraySlice<[String]>) -> ArraySlice<[String]> {
    nouns.last == ["actions"] ? nouns.dropLast() : nouns
  }

  /// The segments of the receiver: one for `Invoices`, two for `Linode Instances` of `/linode/instances`.
  private static func position(
    of receiver: [String],
    in segments: [PathSegment]
  ) -> ClosedRange<Int>? {
    let (texts, name) = (segments.map { $0.text.map(Words.split) }, receiver.joined())
    for start in texts.indices {
      var words: [String] = []
      for end in start..<texts.count {
        guard let text = texts[end], words.count <= receiver.count else { break }
        words += text
        if Words.areSame(words.joined(), name) { return start...end }
      }
    }
    return nil
  }

  private static func isPlural(_ segment: PathSegment?) -> Bool {
    segment?.text.map(Words.split)?.last.map(SwiftNaming.isPlural) ?? false
  }

  /// The nouns of the path, in the singular except perhaps the last.
  private static func phrase(
    _ nouns: some BidirectionalCollection<[String]>,
    isSingular: Bool = true
  ) -> [String] {
    let last = isSingular ? [] : nouns.last ?? []
    return (isSingular ? nouns.dropLast(0) : nouns.dropLast()).flatMap {
      Words.nouns($0[...], isOne: true)
    }
      + last
  }

  /// The nouns in the singular. An irregular plural is appended, since a path may contain both plurals: `person` for
  /// `persons`, `person_in_people` for `people`.
  private static func longPhrase(_ nouns: some BidirectionalCollection<[String]>) -> [String] {
    let phrase = phrase(nouns)
    guard let plural = nouns.last, let last = plural.last else { return phrase }
    return last == SwiftNaming.singular(of: last) + "s" ? phrase : phrase + ["in"] + plural
  }

  /// A noun without the receiver as prefix: `transactions` for the `source_transactions` of `Sources`.
  private static func withoutReceiver(_ noun: [String], _ receiver: [String]) -> [String] {
    let isPrefixed =
      noun.count > receiver.count && zip(noun, receiver).allSatisfy { Words.areSame($0, $1) }
    return isPrefixed ? Array(noun.dropFirst(receiver.count)) : noun
  }
}

extension Operation {
  /// The change that the documentation states first, such as `Updates the account` (Stripe documents it only there).
  fileprivate var statedChange: String? {
    switch firstWord {
    case "create", "creates": "create"
    case "update", "updates": "update"
    default: nil
    }
  }

  /// The first word of the documentation.
  fileprivate var firstWord: String {
    let text = node["summary"]?.text ?? node["description"]?.text ?? ""
    let first = text.drop { !$0.isLetter }.prefix { $0 != " " }
    let words =
      text.hasPrefix("<") ? Words.split(text).dropFirst() : Words.split(String(first))[...]
    return words.first ?? ""
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
