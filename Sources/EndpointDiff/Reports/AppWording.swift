import EndpointSpec

/// The wording of the places of an app that all reports share.
extension AppUses {
  private static let shownDeclarations = 3
  static let shownPlaces = 5

  /// A sentence for each declaration: ``2 of 14 calls of `Deck.draw(count:)` stop compiling``.
  var sentences: [String] {
    guard !places.isEmpty else { return ["the app does not use it"] }
    let used = declarations.filter { !$0.places.isEmpty }
      .sorted { ($0.worst, $0.places.count) > ($1.worst, $1.places.count) }
    let more = used.count - Self.shownDeclarations
    let rest = more > 0 ? ["and \(counted(more, "more declaration"))"] : []
    return used.prefix(Self.shownDeclarations).map(\.sentence) + rest
  }

  /// The places, worst first: `Sources/Cart.swift:41:20 draw(count:)`.
  func lines(atMost most: Int = shownPlaces) -> [String] {
    let sorted = sortedPlaces
    let more = sorted.count - most
    return sorted.prefix(most).map(\.line)
      + (more > 0 ? ["and \(counted(more, "more place"))"] : [])
  }

  /// Certain places before guesses, then worst first.
  var sortedPlaces: [Place] {
    places.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.isGuess != b.isGuess { return b.isGuess }
      return a.effect == b.effect ? left.offset < right.offset : a.effect > b.effect
    }.map(\.element)
  }
}

extension AppUses.Place {
  /// The position and the name, with what happens unless it stops compiling.
  var line: String {
    let note =
      if isGuess {
        " (if it is this one)"
      } else {
        switch effect {
        case .breaks: ""
        case .mayBreak: " (may stop compiling)"
        case .warns: " (gets a warning)"
        }
      }
    return "\(position.text) \(name)\(note)"
  }

  /// ```draw(count:)` stops compiling``
  var message: String {
    isGuess ? "\(name.asCode), if it is the one that changed" : "\(name.asCode) \(effect.verb(1))"
  }
}

extension String {
  /// The name in backticks, which it cannot contain.
  fileprivate var asCode: String { "`\(replacing("`", with: "'"))`" }
}

extension AppEffect {
  /// `stop compiling`
  func verb(_ count: Int) -> String {
    switch self {
    case .breaks: count == 1 ? "stops compiling" : "stop compiling"
    case .mayBreak: "may stop compiling"
    case .warns: count == 1 ? "gets a warning" : "get a warning"
    }
  }
}

extension AppUses.Declaration {
  fileprivate var worst: Int {
    places.filter { !$0.isGuess }.map(\.effect).max().severity
  }

  fileprivate var sentence: String {
    let certain = places.filter { !$0.isGuess }
    let guesses = places.count - certain.count
    guard !certain.isEmpty else {
      return
        "\(counted(guesses, "place")) may be \(guesses == 1 ? "a \(noun.rawValue)" : nouns) of \(name.asCode)"
    }
    let clauses = AppEffect.allCases.reversed().compactMap { effect -> String? in
      let count = certain.count { $0.effect == effect }
      return count == 0 ? nil : "\(count) \(effect.verb(count))"
    }
    let first = AppEffect.allCases.reversed().first { effect in
      certain.contains { $0.effect == effect }
    }
    let count = certain.count { $0.effect == first }
    let opening = "\(share(count)) \(first?.verb(count) ?? "")"
    let rest = guesses > 0 ? ["\(counted(guesses, "more place")) may be"] : []
    return ([opening] + clauses.dropFirst() + rest).joined(separator: ", ")
  }

  /// ``2 of 14 calls of `Deck.draw(count:)` ``
  private func share(_ count: Int) -> String {
    let link = noun == .switch ? "over" : "of"
    if total <= 1 { return "the only \(noun.rawValue) \(link) \(name.asCode)" }
    let all = total == 2 ? "both" : "all \(total)"
    return "\(count == total ? all : "\(count) of \(total)") \(nouns) \(link) \(name.asCode)"
  }

  private var nouns: String {
    switch noun {
    case .call: "calls"
    case .use: "uses"
    case .switch: "switches"
    case .literal: "literals"
    }
  }
}

extension AppSummary {
  /// `app: 5 places stop compiling, 2 may stop compiling (12 files, from the compiler's index)`
  var sentence: String {
    let clauses = AppEffect.allCases.reversed().compactMap { effect -> String? in
      guard let count = places[effect] else { return nil }
      return "\(count) \(effect.verb(count))"
    }
    var texts = clauses
    if let first = texts.first, let space = first.firstIndex(of: " ") {
      texts[0] =
        "\(first[..<space]) \(first[..<space] == "1" ? "place" : "places")\(first[space...])"
    }
    if guesses > 0 {
      let places = counted(guesses, texts.isEmpty ? "place" : "more place")
      texts.append("\(places) may use what changed")
    }
    let result = texts.isEmpty ? "no place uses what changed" : texts.joined(separator: ", ")
    return "app: \(result) (\(counted(files, "file")), \(origin))"
  }

  private var origin: String {
    switch indexed {
    case 0: "from names in the source"
    case files: "from the compiler's index"
    default: "\(indexed) from the compiler's index, the others from names in the source"
    }
  }
}
