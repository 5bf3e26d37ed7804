/// The keys of a struct's fields, prepared for reading: one per line, followed by their traits.
///
/// ```swift
/// private static let keys: WireKeys = """
///   deck_id required
///   token secret
///   "first name"
///   """
/// ```
///
/// - `required`: Reading fails if the value is missing.
/// - `nullable`: Null is a value. For other keys, null means that the value is missing.
/// - `secret`: The value never appears in a failure.
///
/// Members of unions have further traits, which `WireMembers` uses to select one:
///
/// - `always`: The key is always present, possibly with null.
/// - `unread`: No field reads the key.
/// - `only "a", "b"`: The key has no other values. `listed "a", "b"`: It may have others, which match other members
///   better.
///
/// A key with spaces or quotation marks is written as a JSON string.
public struct WireKeys: @unchecked Sendable {
  /// Immutable after `init`.
  let table: UnsafePointer<JSONKeyTable>
}

extension WireKeys: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    var names: [String] = []
    var facts: [JSONKeyFact] = []
    var hasTraitsOfMembers = false
    var required = JSONFieldSet()
    var nullable = JSONFieldSet()
    var secret = JSONFieldSet()
    for line in text.split(separator: "\n") {
      let key = WireKeyLine(line)
      facts.append(key.fact)
      hasTraitsOfMembers = hasTraitsOfMembers || key.saysMoreThanFields
      if key.traits.contains("unread") { continue }
      if key.traits.contains("required") { required.insert(names.count) }
      if key.traits.contains("nullable") { nullable.insert(names.count) }
      if key.traits.contains("secret") { secret.insert(names.count) }
      names.append(key.fact.name)
    }
    table = .allocated(
      JSONKeyTable(
        names,
        required: required,
        nullable: nullable,
        secret: secret,
        facts: hasTraitsOfMembers ? facts : []
      )
    )
  }

  /// The line of a key without traits, as in the literal.
  package static func line(of name: String) -> String {
    let isPlain = !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    return isPlain ? name : JSONValue.string(name).description
  }
}

/// A line of the literal.
private struct WireKeyLine {
  private(set) var traits: [Substring] = []
  private(set) var fact: JSONKeyFact

  init(_ line: Substring) {
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
      break
    }
    fact.isAlways = traits.contains("required") || traits.contains("always")
  }

  /// Whether it has a trait that only union members need.
  var saysMoreThanFields: Bool {
    traits.contains("always") || traits.contains("unread") || !fact.values.isEmpty
  }

  private static func endOfName(in line: Substring) -> Substring.Index {
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
