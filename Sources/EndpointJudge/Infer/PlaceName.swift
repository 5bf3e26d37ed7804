import EndpointSpec

extension TypeInference {
  /// What a call does that does not respond with one thing.
  package enum Effect: Sendable {
    /// It responds with several things: `/orders/search`.
    case search
    /// It changes something: `/orders/{id}/approve`.
    case change
  }

  /// What the type of a place may be called.
  package struct PlaceName: Sendable {
    let noun: String
    let role: Role
    let action: String?
    /// What the action does, so that a single object is rarely the thing.
    let effect: Effect?
    private let isGuess: Bool
    let owner: String?
    /// The name of the things of the collection that the noun is in.
    let collection: String?
    let rank: Int
    /// The name of the type without a wrapper.
    private let plain: String
    /// What a call does to the thing, such as `Delete`. Nil if it reads.
    let change: String?
    /// The name of the wrapper. Nil until a value is a wrapper.
    var wrapper: String?

    /// - Parameters:
    ///   - noun: The name of the type for objects, or of the elements of arrays. It may be plural.
    ///   - action: The call that has the values, or the name of a status.
    ///   - effect: What the action does. With an effect, a single object is the thing only if another place has it.
    ///   - isGuess: Whether the values may be another thing than the name says.
    ///   - adjective: What distinguishes one object from the others: `public` for `PublicInfo`.
    ///   - owner: The thing that the noun belongs to: `org` for `/org/users`.
    ///   - collection: The collection that the noun is one of: `stats` for `/stats/daily`.
    ///   - change: What the call does to the thing, such as `Delete`. Nil if it reads.
    ///   - rank: Of several places with one noun, the one with the lowest rank has the plain name.
    package init(
      _ noun: String,
      as role: Role = .resource,
      of action: String? = nil,
      doing effect: Effect? = nil,
      isGuess: Bool = false,
      adjective: String? = nil,
      in owner: String? = nil,
      oneOf collection: String? = nil,
      by change: String? = nil,
      rank: Int = 0
    ) {
      self.noun = noun
      self.role = role
      self.action = action
      self.effect = effect
      self.isGuess = isGuess
      self.owner = owner
      self.collection = collection.map { ProposedName.elementTypeName($0) }
      self.change = change
      self.rank = rank
      let name =
        role == .whole ? ProposedName.typeNamePart(noun) : ProposedName.elementTypeName(noun)
      plain = adjective.map { ProposedName.typeNamePart($0) + name } ?? name
    }

    /// What calls do to things.
    package static let changes = ["Create", "Submit", "Replace", "Update", "Delete"]

    /// Whether a call changes a collection.
    var isChangeOfMany: Bool { change != nil && SwiftNaming.isPlural(noun) }

    /// Whether it is the response of a call that a verb names, which is rarely the whole thing: `/orders/{id}/approve`,
    /// `/orders/create`.
    var isOfCall: Bool {
      effect == .change || action.map { ["create", "update", "add", "set"].contains($0) } ?? false
    }

    /// Whether a value may be a wrapper around what the place is about.
    var canBeWrapper: Bool {
      role != .body && role != .failure && !(effect == .change && action == nil)
    }

    /// The name of the things that the place is about.
    var content: String {
      let isOfOne = wrapper.map { !$0.hasSuffix("List") && Envelope.levels(of: $0) == 1 } ?? false
      return isOfOne && role == .whole ? plain : ProposedName.elementTypeName(noun)
    }

    /// Collections are named first, then parts of things, then what actions respond, then what changes respond.
    func order(isList: Bool) -> Int {
      if change != nil { return Self.orders - 1 }
      if effect != nil, !isList { return 2 }
      return role == .whole && owner != nil && plain == content ? 1 : 0
    }
    static let orders = 4

    /// The rank of a place among all: its order comes first.
    func rank(isList: Bool) -> Int {
      role == .body ? .max : order(isList: isList) * Self.mostRanks + min(rank, Self.mostRanks - 1)
    }
    private static let mostRanks = 1 << 16
    static let leastRankOfChanges = 2 * mostRanks
    /// The rank of failures, whose type is named after them unless it is that of a thing.
    static let rankOfFailures = 0

    /// Whether the values may be another thing than the name says: lists at a singular word, and what changes respond.
    func isGuess(isList: Bool) -> Bool {
      let isChange = change != nil || effect != nil
      return isGuess && (isList ? !SwiftNaming.isPlural(noun) : isChange)
    }

    /// The plain name of the type.
    var type: String { wrapper ?? plain }

    /// The names of the type, from the plain one to the one that is used if no other is free.
    ///
    /// - Parameter isThing: Whether the values are those of another place with the plain name.
    func types(isList: Bool, isThing: Bool) -> [String] {
      let plain = isList ? content : type
      let action = action.map { ProposedName.typeNamePart($0) } ?? ""
      if role == .failure { return [plain, action + plain] }
      let ending = role == .body ? "Body" : isList ? "Item" : "Response"
      let isOfContent = plain.hasSuffix(ending) || effect == .change && wrapper != nil
      let last =
        isOfContent
        ? content + action + (action.isEmpty ? "Item" : "") + ending : plain + action + ending
      let isOfMany = isList || wrapper.map { $0.hasSuffix(Envelope.endings[0]) } ?? false
      if effect != nil, !isOfMany { return isThing ? [plain, last] : [last] }
      let changed = change.map { content + $0 + ending }
      let one = isList ? nil : Self.ones[action.lowercased()].map { $0 + content }
      // `DockerNetwork` is a network, and not what `/docker/networks/create` responds.
      let isOwned = isList || !isOfCall
      let owned = owner.flatMap { isOwned ? $0 : nil }.map {
        ProposedName.elementTypeName($0).joining(plain)
      }
      return [plain, changed, one, owned, last].compactMap(\.self)
    }

    /// The words for one thing of a collection, by the action that reads the thing: `CurrentUser` for `/users/me`.
    private static let ones = [
      "me": "Current", "self": "Current", "current": "Current", "latest": "Latest",
    ]
  }
}

extension String {
  /// The words of two type names, with words that end the first and start the second once: `ConfigEntry` and `Entry` →
  /// `ConfigEntry`.
  package func joining(_ other: String) -> String {
    let (words, others) = (Self.words(of: self), Self.words(of: other))
    let shared = (1...max(1, others.count)).last { words.suffix($0) == others.prefix($0) }
    return self + others.dropFirst(shared ?? 0).joined()
  }

  /// `AckDetails` → `Ack`, `Details`; `IORead` → `IO`, `Read`
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isNext = index + 1 < characters.count && characters[index + 1].isLowercase
      let isBehind = index > 0 && !characters[index - 1].isUppercase
      if words.isEmpty || character.isUppercase && (isNext || isBehind) {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }
}
