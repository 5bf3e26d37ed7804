/// The lines of `WireKeys`, and the places of their cases.
@usableFromInline
final class WireKeyLines: CasePlaces {
  private var names: [String] = []
  private var facts: [JSONKeyFact] = []
  private var hasTraitsOfMembers = false
  private var required = JSONFieldSet()
  private var nullable = JSONFieldSet()
  private var secret = JSONFieldSet()
  private var additional: (place: UnsafeMutableRawPointer, isNullable: Bool)?
  private var unknownTrait: Substring?

  /// Adds a line of UTF-8. Returns the place of its case, which the caller must initialize.
  @usableFromInline
  @inline(never)
  func add(_ text: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    add(Self.line(text, count))
  }

  func add(_ text: String) -> UnsafeMutableRawPointer {
    let line = WireKeyLine(text)
    if line.traits.contains("required") { required.insert(names.count) }
    if line.traits.contains("nullable") { nullable.insert(names.count) }
    if line.traits.contains("secret") { secret.insert(names.count) }
    hasTraitsOfMembers = hasTraitsOfMembers || line.hasTraitsOfMembers
    names.append(line.fact.name)
    note(line)
    return addPlace()
  }

  @usableFromInline
  @inline(never)
  func addUnread(_ text: UnsafePointer<UInt8>, _ count: Int) {
    hasTraitsOfMembers = true
    note(WireKeyLine(Self.line(text, count)))
  }

  /// Returns the place of the case of other keys, which the caller must initialize.
  @usableFromInline
  @inline(never)
  func addOthers(_ isNullable: Bool) -> UnsafeMutableRawPointer {
    let place = place()
    additional = (place, isNullable)
    return place
  }

  private static func line(_ text: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  private func note(_ line: WireKeyLine) {
    facts.append(line.fact)
    unknownTrait = unknownTrait ?? line.traits.first { !WireKeyLine.knownTraits.contains($0) }
  }

  /// The table of the keys. It stays valid for the lifetime of the process.
  @usableFromInline
  @inline(never)
  func table() -> UnsafePointer<JSONKeyTable> {
    if let additional {
      if additional.isNullable { nullable.insert(names.count) }
      add(additional.place)
    }
    let table = JSONKeyTable(
      names,
      cases: pointer,
      required: required,
      nullable: nullable,
      secret: secret,
      hasAdditional: additional != nil,
      unknownTrait: unknownTrait.map(String.init),
      facts: hasTraitsOfMembers ? facts : []
    )
    return .allocated(table)
  }
}

package struct WireKeyLine {
  var traits: [Substring] = []
  var fact: JSONKeyFact

  static let knownTraits: Set<Substring> = [
    "required", "nullable", "secret", "always", "only", "listed",
  ]

  init(_ line: String) {
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
  var hasTraitsOfMembers: Bool { traits.contains("always") || !fact.values.isEmpty }

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
