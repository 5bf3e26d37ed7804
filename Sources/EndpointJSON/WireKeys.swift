/// The keys of a struct's fields, prepared for reading: one a line, followed by what holds for it.
///
/// ```swift
/// private static let keys: WireKeys = """
///   deck_id required
///   token secret
///   "first name"
///   """
/// ```
///
/// - `required`: Without a value, reading fails.
/// - `nullable`: Null is a value. For all other keys it means that the value is missing.
/// - `secret`: The value never shows in a failure.
///
/// A key with spaces or quotation marks is written as a JSON string.
public struct WireKeys: Sendable {
  let keys: JSONKeys
}

extension WireKeys: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    var names: [String] = []
    var required: JSONFieldSet = []
    var nullable: JSONFieldSet = []
    var secret: JSONFieldSet = []
    for line in text.split(separator: "\n") {
      let end = Self.endOfName(in: line)
      let traits = line[end...].split(separator: " ")
      if traits.contains("required") { required.insert(names.count) }
      if traits.contains("nullable") { nullable.insert(names.count) }
      if traits.contains("secret") { secret.insert(names.count) }
      names.append(Self.name(line[..<end]))
    }
    keys = JSONKeys(names, required: required, nullable: nullable, secret: secret)
  }

  private static func endOfName(in line: Substring) -> Substring.Index {
    if line.first == "\"", let quote = line.lastIndex(of: "\"") { return line.index(after: quote) }
    return line.firstIndex(of: " ") ?? line.endIndex
  }

  private static func name(_ text: Substring) -> String {
    guard text.first == "\"", case .string(let name)? = try? JSONValue(parsing: Array(text.utf8))
    else { return String(text) }
    return name
  }

  /// The line of a key without what holds for it, as it stands in the literal.
  package static func line(of name: String) -> String {
    let isPlain = !name.isEmpty && !name.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    return isPlain ? name : JSONValue.string(name).description
  }
}
