import EndpointSpec

extension TypeInference {
  /// What the type of a place may be called.
  package struct PlaceName: Sendable {
    let noun: String
    let role: Role
    let action: String?
    let owner: String?
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
    ///   - owner: The thing that the noun belongs to: `org` for `/org/users`.
    ///   - change: What the call does to the thing, such as `Delete`. Nil if it reads.
    ///   - rank: Of several places with one noun, the one with the lowest rank has the plain name.
    package init(
      _ noun: String,
      as role: Role = .resource,
      of action: String? = nil,
      in owner: String? = nil,
      by change: String? = nil,
      rank: Int = 0
    ) {
      self.noun = noun
      self.role = role
      self.action = action
      self.owner = owner
      self.change = change
      self.rank = rank
      plain =
        role == .whole ? ProposedName.typeNamePart(noun) : ProposedName.elementTypeName(noun)
    }

    /// What calls do to things.
    package static let changes = ["Create", "Submit", "Replace", "Update", "Delete"]

    /// Whether a value may be a wrapper around what the place is about.
    var canBeWrapper: Bool { role != .body && role != .failure }

    /// The name of the things that the place is about.
    var content: String { ProposedName.elementTypeName(noun) }

    /// The plain name of the type.
    var type: String { wrapper ?? plain }

    /// The names of the type, from the plain one to the one that is used if no other is free.
    func types(isList: Bool) -> [String] {
      let plain = isList ? content : type
      let action = action.map { ProposedName.typeNamePart($0) } ?? ""
      if role == .failure { return [plain, action + plain] }
      let owned = owner.map { ProposedName.elementTypeName($0).joining(plain) }
      let ending = role == .body ? "Body" : isList ? "Item" : "Response"
      let changed = change.map { content + $0 + ending }
      let last =
        plain.hasSuffix(ending) ? content + action + "Item" + ending : plain + action + ending
      return [plain, changed, owned, last].compactMap(\.self)
    }
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
