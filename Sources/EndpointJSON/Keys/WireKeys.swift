/// The keys of a struct's fields, prepared for reading: each key with its traits and its case.
///
/// ```swift
/// private static let keys = WireKeys<WireKey> { keys in
///   keys.add("deck_id required", as: .deckID)
///   keys.add("token secret", as: .token)
///   keys.add("\"first name\"", as: .firstName)
/// }
/// ```
///
/// The traits of a key follow it:
///
/// - `required`: Reading fails if the value is missing.
/// - `nullable`: Null is a value. For other keys, null means that the value is missing.
/// - `secret`: The value never appears in a failure.
///
/// Members of unions have further traits, which `WireMembers` uses to select one:
///
/// - `always`: The key is always present, possibly with null.
/// - `only "a", "b"`: The key has no other values. `listed "a", "b"`: It may have others, which match other members
///   better.
///
/// A key with spaces or quotation marks is written as a JSON string. With an unknown trait, reading fails.
///
/// `Key` is usually an enum without payloads. `~Copyable` avoids its `Hashable` conformance, which nothing uses.
@_spi(Generated) public struct WireKeys<Key: ~Copyable & Sendable>: @unchecked Sendable {
  /// Immutable after `init`.
  @usableFromInline let table: UnsafePointer<JSONKeyTable>
  /// The case of each key, then that of additional keys.
  @usableFromInline let cases: UnsafePointer<Key>

  /// Prepares the keys that `body` adds.
  public init(_ body: (inout WireKeyList<Key>) -> Void) {
    var list = WireKeyList<Key>()
    body(&list)
    (table, cases) = list.prepared()
  }
}

/// The keys of a struct, as `WireKeys` receives them.
@_spi(Generated) public struct WireKeyList<Key: ~Copyable & Sendable>: ~Copyable {
  private var names: [String] = []
  private var facts: [JSONKeyFact] = []
  private var hasTraitsOfMembers = false
  private var required = JSONFieldSet()
  private var nullable = JSONFieldSet()
  private var secret = JSONFieldSet()
  private var cases = WireCaseList<Key>()
  private var additional: Key?
  private var additionalIsNullable = false
  private var unknownTrait: Substring?

  init() {}

  /// Adds a key. `next` returns the case for it.
  public mutating func add(_ line: StaticString, as key: consuming Key) {
    add("\(line)", as: key)
  }

  package mutating func add(_ line: String, as key: consuming Key) {
    let line = WireKeyLine(line)
    if line.traits.contains("required") { required.insert(names.count) }
    if line.traits.contains("nullable") { nullable.insert(names.count) }
    if line.traits.contains("secret") { secret.insert(names.count) }
    hasTraitsOfMembers = hasTraitsOfMembers || line.hasTraitsOfMembers
    names.append(line.fact.name)
    cases.append(key)
    note(line)
  }

  /// Adds a key that no field reads, but that matters for the selection of a union member.
  public mutating func addUnread(_ line: StaticString) {
    hasTraitsOfMembers = true
    note(WireKeyLine("\(line)"))
  }

  private mutating func note(_ line: WireKeyLine) {
    facts.append(line.fact)
    unknownTrait = unknownTrait ?? line.traits.first { !WireKeyLine.knownTraits.contains($0) }
  }

  /// Makes `next` stop at all other keys, too, and return this case.
  ///
  /// - Parameter nullable: Whether null is a value of such keys.
  public mutating func addOthers(as key: consuming Key, nullable: Bool = false) {
    additional = consume key
    additionalIsNullable = nullable
  }

  fileprivate consuming func prepared() -> (UnsafePointer<JSONKeyTable>, UnsafePointer<Key>) {
    if additionalIsNullable { nullable.insert(names.count) }
    var hasAdditional = false
    if let key = additional.take() {
      cases.append(key)
      hasAdditional = true
    }
    let table = JSONKeyTable(
      names,
      required: required,
      nullable: nullable,
      secret: secret,
      hasAdditional: hasAdditional,
      unknownTrait: unknownTrait.map(String.init),
      facts: hasTraitsOfMembers ? facts : []
    )
    return (.allocated(table), cases.pointer)
  }
}

package struct WireKeyLine {
  fileprivate var traits: [Substring] = []
  fileprivate var fact: JSONKeyFact

  fileprivate static let knownTraits: Set<Substring> = [
    "required", "nullable", "secret", "always", "only", "listed",
  ]

  fileprivate init(_ line: String) {
    let end = Self.endOfName(in: line)
    fact = JSONKeyFact(name: Self.name(line[..<end]))
    var rest = line[end...].drop { $0 == " " }
    while !rest.isEmpty {
      let trait = rest.prefix { $0 != " " }
      rest = rest[trait.endIndex...].drop { $0 == " " }
      traits.append(trait)
      guard trait == "only" || trait == "listed" else { continue }
      fact.isOnly = trait == "only"
      fact.values = (try? JSONValue(parsing: Array("[\(rest)]".utf8)))?.arrayValue ?? []
      if fact.values.isEmpty { traits.append(rest) }
      break
    }
    fact.isAlways = traits.contains("required") || traits.contains("always")
  }

  /// Whether it has a trait that only union members need.
  fileprivate var hasTraitsOfMembers: Bool { traits.contains("always") || !fact.values.isEmpty }

  /// The line of a key without traits.
  package static func line(of name: String) -> String {
    let isPlain = !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    return isPlain ? name : JSONValue.string(name).description
  }

  private static func endOfName(in line: String) -> String.Index {
    guard line.first == "\"" else { return line.firstIndex(of: " ") ?? line.endIndex }
    var index = line.index(after: line.startIndex)
    while index < line.endIndex, line[index] != "\"" {
      if line[index] == "\\" { index = line.index(after: index) }
      if index < line.endIndex { index = line.index(after: index) }
    }
    return index < line.endIndex ? line.index(after: index) : index
  }

  private static func name(_ text: Substring) -> String {
    guard text.first == "\"", case .string(let name)? = try? JSONValue(parsing: Array(text.utf8))
    else { return String(text) }
    return name
  }
}
