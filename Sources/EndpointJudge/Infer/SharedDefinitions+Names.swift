import EndpointSpec

/// The names of types that several definitions share.
extension SharedDefinitions {
  /// The places that a type is named after. A field of something that calls read comes before what changes respond.
  func naming(_ members: [Int]) -> [Int] {
    let roots = members.filter { all[$0].isRoot }
    let read = roots.filter {
      all[$0].rank.map { $0 < TypeInference.PlaceName.leastRankOfChanges } ?? false
    }
    let hasField = members.contains { !all[$0].isRoot && !all[$0].isBody }
    return read.isEmpty && hasField ? [] : roots
  }

  /// Whether the words of one name begin or end the other one: `Series` and `SeriesEditor`. Resources with other names are
  /// others.
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    all[one].isGuess || all[other].isGuess || areNamedAlike(one, other)
  }

  func areNamedAlike(_ one: Int, _ other: Int) -> Bool {
    let names = [one, other].map { String.words(of: all[$0].preferredName) }
    let (short, long) =
      names[0].count < names[1].count ? (names[0], names[1]) : (names[1], names[0])
    return long.starts(with: short) || long.suffix(short.count) == short[...]
  }

  func order(of root: Int) -> (Int, Int) {
    // A server may refuse a change with the thing itself.
    let isThing = all[root].fields.count >= Self.fewestFieldsOfThings
    let isFailure = all[root].rank == TypeInference.PlaceName.rankOfFailures
    let rank = isThing && isFailure ? TypeInference.PlaceName.leastRankOfChanges : all[root].rank
    return (rank ?? .max, all[root].name.text.count)
  }

  /// Types with fewer fields may be equal to that of a failure by chance.
  private static let fewestFieldsOfThings = 4

  /// Words at the end of names that say nothing alone.
  private static let endings = [
    "List", "Item", "Details", "Response", "Request", "Update", "Body",
  ]

  /// This number of names without common words says that no one of them fits.
  private static let fewestNames = 3

  /// A name for what fields with many names have: their first words with `Item`, `Reference` for a short form of things,
  /// or both keys as in `ValueLabel`.
  private func neutralName(
    of fields: [TypeProposal.Field],
    _ preferred: [String],
    startingWith start: [String]
  ) -> String? {
    guard preferred.count >= Self.fewestNames else { return nil }
    if !start.isEmpty { return start.joined() + "Item" }
    let keys = fields.map(\.key)
    if keys.contains("id"), keys.contains("name") { return "Reference" }
    let areWords = keys.allSatisfy { SwiftNaming.lowercaseWords(of: $0).count == 1 }
    return keys.count == 2 && areWords
      ? keys.map { ProposedName.typeNamePart($0) }.joined() : nil
  }

  /// The name of an object with one list of texts or numbers: `KeyList` for `{ "keys": ["a"] }`.
  private func listName(of fields: [TypeProposal.Field]) -> String? {
    guard fields.count == 1, case .array(let element) = fields[0].type.wrapped,
      element.innermostName == nil, !Envelope.isKey(fields[0].key)
    else { return nil }
    return ProposedName.elementTypeName(fields[0].key) + Self.endings[0]
  }

  /// The name of the wrapper of such a list, if it is the response of calls of several things: `KeyListResponse`.
  private func responseName(of fields: [TypeProposal.Field], _ preferred: [String]) -> String? {
    guard preferred.count >= Self.fewestNames,
      let contents = fields.first(where: { Envelope.isKey($0.key) })?.type.innermostName
    else { return nil }
    return indices[contents].flatMap { listName(of: all[$0].fields) }.map { $0 + "Response" }
  }

  /// Names for a type that occurs under several names. The first free one is right.
  func commonNames(of members: [Int]) -> [String] {
    let common = commonName(of: members)
    let response = all[members[0]].fields.count == 1 ? common.map { $0 + "Response" } : nil
    return [common, response, collectionName(of: members)].compactMap(\.self)
  }

  /// The name of the things of a collection whose words share a type: `Stat` for `/stats/daily` and `/stats/weekly`.
  private func collectionName(of members: [Int]) -> String? {
    let roots = naming(members)
    let collections = roots.map { all[$0].collection }.unique(by: \.self)
    return roots.count > 1 && collections.count == 1 ? collections[0] : nil
  }

  /// A name for a type that occurs under several names: their common last words, their first words if it is what several
  /// calls respond, the name of its only field, or a neutral name. Nil if one definition has the name of a resource, or all have the same
  /// name.
  private func commonName(of members: [Int]) -> String? {
    let responses = members.filter { !all[$0].isBody }
    let members = responses.isEmpty ? members : responses
    let preferred = members.map { all[$0].preferredName }.unique(by: \.self)
    let roots = naming(members).map { all[$0].preferredName }.unique(by: \.self)
    guard preferred.count > 1, roots.count != 1 else { return nil }
    let words = preferred.map(String.words)
    var shared = words[0]
    for other in words.dropFirst() {
      let count = zip(shared.reversed(), other.reversed()).prefix { $0 == $1 }.count
      shared = shared.suffix(count)
    }
    if shared.contains(where: { !Self.endings.contains($0) }) { return shared.joined() }
    let fields = all[members[0]].fields
    let field = fields.count == 1 ? ProposedName.typeNamePart(fields[0].key) : nil
    let start = words.dropFirst().reduce(words[0]) { start, other in
      zip(start, other).prefix { $0 == $1 }.map(\.0)
    }
    if !start.isEmpty, members.allSatisfy({ all[$0].isRoot }) {
      let named = preferred.filter { Self.isNamed($0, byKeysOf: fields) }
      if fields.count > 1, named.count == 1 { return named[0] }
      if preferred.contains(start.joined()) { return start.joined() }
      // `EventID` for `{ "event_id": … }` says more than `RoomResponse`.
      let isNamed = field.map { String.words(of: $0).count > 1 } ?? false
      if !isNamed { return start.joined() + (shared.isEmpty ? "Response" : shared.joined()) }
    }
    guard let field else {
      let isOfThings = naming(members).contains {
        all[$0].rank.map { $0 < TypeInference.PlaceName.leastRankOfChanges } ?? false
      }
      return isOfThings
        ? responseName(of: fields, preferred)
        : neutralName(of: fields, preferred, startingWith: start)
    }
    guard case .array(let element) = fields[0].type.wrapped else { return field }
    if let name = listName(of: fields) { return name }
    return element.innermostName.flatMap { indices[$0] }.map {
      all[$0].preferredName + Self.endings[0]
    }
  }

  /// Whether a key contains the last word of a name: `AuthToken` with the key `access_token`.
  private static func isNamed(_ name: String, byKeysOf fields: [TypeProposal.Field]) -> Bool {
    guard let last = String.words(of: name).last?.lowercased() else { return false }
    return fields.contains { SwiftNaming.lowercaseWords(of: $0.key).contains(last) }
  }
}
