import EndpointGenerator

@testable import EndpointDiff

/// A change of each kind that reports treat differently, in two APIs.
enum SampleReview {
  static let review = Review(
    [decks, news, mail],
    visibility: .docs,
    notices: [
      Review.Notice(
        "an entry matches no change",
        at: Position(path: "allow.json", line: 3, column: 5)
      )
    ]
  )

  static let settings = ReportSettings(toolVersion: "1.2.3")

  static var decks: Review.Section {
    let comparison = Comparison(
      api: "DeckOfCards",
      oldLabel: "main",
      newLabel: "working tree",
      path: "Specs/DeckOfCards.json",
      oldVersion: "1.2.0",
      newVersion: "1.2.1",
      changes: [imageRequired, shuffleRenamed, countAdded, summaryChanged]
    )
    var section = Review.Section(comparison)
    section.findings[1].allowances = [
      Allowance(axis: .swift, reason: "agreed with the web team", expires: "2027-03-01")
    ]
    section.ignored = [
      IgnoredDifference(
        name: "minProperties",
        change: "1 → 2",
        position: Position(path: "Specs/DeckOfCards.json", line: 7, column: 9)
      )
    ]
    return section
  }

  static var mail: Review.Section {
    Review.Section(
      Comparison(
        api: "Mail",
        oldLabel: "main",
        newLabel: "working tree",
        path: "Specs/Mail.json",
        changes: []
      )
    )
  }

  static var news: Review.Section {
    let comparison = Comparison(
      api: "News",
      oldLabel: "main",
      newLabel: "",
      path: "Specs/News.json",
      oldVersion: "1.0.0",
      changes: [newsDeleted]
    )
    return Review.Section(comparison)
  }

  static let imageRequired = Change(
    kind: ChangeKind[.respFieldBecameOptional],
    subject: Subject("Card", member: "image"),
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    summary: "\"image\" is optional now",
    old: "url",
    new: "url?",
    before: Position(path: "Specs/DeckOfCards.json", line: 31, column: 18),
    after: Position(path: "Specs/DeckOfCards.json", line: 32, column: 18),
    direction: .response,
    endpoints: EndpointSet(["Deck.draw", "Deck.peek"]),
    declarationBefore: "public let image: URL",
    declarationAfter: "public let image: URL?",
    consequence: "Shipped apps fail to read a card without an image",
    remedy: "keep sending it, or add `\"default\"`"
  )

  static let shuffleRenamed = Change(
    kind: ChangeKind[.endpointRenamed],
    subject: Subject("Deck.mix"),
    wire: .safe,
    swift: .breaking,
    bump: .major,
    summary: "the endpoint has another name",
    old: "Deck.shuffle",
    new: "Deck.mix",
    before: Position(path: "Specs/DeckOfCards.json", line: 60, column: 5),
    after: Position(path: "Specs/DeckOfCards.json", line: 61, column: 5),
    endpoints: EndpointSet(["Deck.mix"]),
    declarationBefore: "public static func shuffle() -> Request<DeckOfCards, Deck>",
    declarationAfter: "public static func mix() -> Request<DeckOfCards, Deck>",
    consequence: "Shipped apps notice nothing",
    remedy: "add `\"was\": \"Deck.shuffle\"`",
    hint: "looks like a rename",
    evidence: "in 2 of 3 objects, null in 1"
  )

  static let countAdded = Change(
    kind: ChangeKind[.paramAddedOptional],
    subject: Subject("Deck.draw", part: "count"),
    wire: .safe,
    swift: .safe,
    bump: .minor,
    summary: "the parameter is new",
    new: "int?",
    after: Position(path: "Specs/DeckOfCards.json", line: 70, column: 9),
    places: [
      ChangePlace(
        subject: Subject("Deck.draw", part: "count"),
        before: Position(path: "Specs/DeckOfCards.json", line: 66, column: 5),
        after: Position(path: "Specs/DeckOfCards.json", line: 70, column: 9)
      ),
      ChangePlace(
        subject: Subject("Deck.peek", part: "count"),
        after: Position(path: "Specs/DeckOfCards.json", line: 80, column: 9)
      ),
    ],
    endpoints: EndpointSet(["Deck.draw"]),
    consequence: "Shipped apps do not send it"
  )

  static let summaryChanged = Change(
    kind: ChangeKind[.docsChanged],
    subject: Subject("Deck"),
    wire: .safe,
    swift: .safe,
    bump: .none,
    summary: "the summary reads otherwise",
    before: Position(path: "Specs/DeckOfCards.json", line: 4, column: 3),
    after: Position(path: "Specs/DeckOfCards.json", line: 4, column: 3),
    consequence: "",
    isDocumentation: true
  )

  static let newsDeleted = Change(
    kind: ChangeKind[.endpointRemoved],
    subject: Subject("News"),
    wire: .breaking,
    swift: .breaking,
    bump: .major,
    summary: "the whole spec was deleted",
    old: "Specs/News.json",
    before: Position(path: "Specs/News.json", line: 3, column: 10),
    consequence: "Shipped apps still call it and get 404"
  )

  /// Text of a malicious spec that would do harm in each format without escaping.
  static let hostileText =
    "\u{1B}[2J</code></pre><script>alert(1)</script> `|` **b** @all #1 ]]> \"'&\r\n::error::x%0A\u{202E}"

  /// A review of one change, all of whose texts are hostile.
  static var hostile: Review {
    let position = Position(path: "Specs/a b|:,%`é<\u{7}.json", line: 1, column: 1)
    let change = Change(
      kind: ChangeKind[.typeAdded],
      subject: Subject(hostileText),
      wire: .care,
      swift: .breaking,
      bump: .minor,
      summary: hostileText,
      old: hostileText,
      new: hostileText + "2",
      before: position,
      after: position,
      endpoints: EndpointSet([hostileText]),
      declarationBefore: hostileText,
      declarationAfter: hostileText,
      consequence: hostileText,
      remedy: hostileText,
      hint: hostileText
    )
    let comparison = Comparison(
      api: hostileText,
      oldLabel: hostileText,
      newLabel: hostileText,
      path: position.path,
      oldVersion: "1.0.0",
      newVersion: hostileText,
      changes: [change]
    )
    var section = Review.Section(comparison)
    section.oldPath = position.path
    section.findings[0].allowances = [Allowance(axis: .wire, reason: hostileText)]
    let uses = hostileUses(at: position)
    section.findings[0].app = uses
    return Review(
      [section],
      visibility: .docs,
      requiresBump: true,
      notices: [Review.Notice(hostileText, at: position)],
      app: AppSummary(files: 2, indexed: 1, of: [uses])
    )
  }

  private static func hostileUses(at position: Position) -> AppUses {
    let places = [AppEffect.breaks, .mayBreak, .warns].map { effect in
      AppUses.Place(
        position: position,
        name: hostileText,
        effect: effect,
        isGuess: effect == .warns,
        origin: .index
      )
    }
    return AppUses([.init(name: hostileText, noun: .call, total: 4, places: places)])
  }
}
