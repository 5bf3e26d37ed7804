/// Parses a type expression of another language, and writes it in ours.
struct ForeignTypeParser {
  private let types: ForeignTypes
  private var rest: Substring
  private var depth = 0

  init(_ text: String, _ types: ForeignTypes) {
    self.types = types
    rest = text[...]
  }

  mutating func parse() -> String? {
    guard let type = union(), rest.drop(while: \.isWhitespace).isEmpty else { return nil }
    return type
  }

  /// `Item | null`, `null | Item`, `Item | undefined`.
  private mutating func union() -> String? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20, let first = postfix() else { return nil }
    var members = [first]
    while take("|") {
      guard let next = postfix() else { return nil }
      members.append(next)
    }
    let others = members.filter { $0 != "void" }
    if members.count == 1 { return first }
    return others.count == 1 && others.count < members.count ? optional(others[0]) : nil
  }

  /// `Item[]`, `Item[]?`, `Item!`.
  private mutating func postfix() -> String? {
    guard var type = prefix() else { return nil }
    while true {
      if takeAll("[", "]") {
        type = "[\(type)]"
      } else if take("!") {
        continue
      } else if take("*") {
        type = "[\(type)]"
      } else if take("?") {
        type = optional(type)
      } else {
        return type
      }
    }
  }

  /// `[]Item`, `?Item`, `*Item`, `map[string]Item`, `readonly Item[]`, `array of Item`.
  private mutating func prefix() -> String? {
    if takeAll("[", "]") { return postfix().map { "[\($0)]" } }
    if take("?") || take("*") { return postfix().map(optional) }
    if take("&") || take("readonly ") { return postfix() }
    if takeAll("map", "[") {
      guard union() != nil, take("]") else { return nil }
      return postfix().map { "[string: \($0)]" }
    }
    if take("optional ") || take("nullable ") { return union().map(optional) }
    for phrase in ["array of ", "list of ", "repeated "] where take(phrase) {
      return union().map { "[\($0)]" }
    }
    return primary()
  }

  private mutating func primary() -> String? {
    if take("(") {
      guard let inner = union(), take(")") else { return nil }
      return inner
    }
    if take("[") {
      guard let key = union() else { return nil }
      if take(":") {
        guard let value = union(), take("]") else { return nil }
        return "[string: \(value)]"
      }
      return take("]") ? "[\(key)]" : nil
    }
    if take("{") { return indexSignature() }
    if rest.drop(while: \.isWhitespace).hasPrefix("#/") { return reference() }
    return named()
  }

  /// `[key: string]: Item }`, `string: Item }`.
  private mutating func indexSignature() -> String? {
    let isBracketed = take("[")
    guard let key = name(), isBracketed || Self.keys.contains(key.lowercased()) else { return nil }
    if isBracketed { guard take(":"), name() != nil, take("]") else { return nil } }
    guard take(":"), let value = union() else { return nil }
    _ = take(";")
    return take("}") ? "[string: \(value)]" : nil
  }

  /// `#/components/schemas/Item`.
  private mutating func reference() -> String? {
    let path = rest.drop(while: \.isWhitespace).prefix { !"?|[] ".contains($0) }
    rest = rest[path.endIndex...]
    return path.split(separator: "/").last.map(String.init)
  }

  /// `Item`, `Array<Item>`, `Optional[int]`, `varchar(255)`.
  private mutating func named() -> String? {
    guard let name = name() else { return nil }
    let plain = name.lowercased()
    if let formatted = formatted(plain) { return formatted }
    if take("(") { return sized(name) }
    let isList = rest.hasPrefix("[]")
    guard take("<") || (!isList && Self.isGeneric(plain) && take("[")) else {
      return types.ours(name)
    }
    var arguments: [String] = []
    repeat {
      guard let argument = union() else { return nil }
      arguments.append(argument)
    } while take(",")
    guard take(">") || take("]") else { return nil }
    return generic(plain, arguments)
  }

  /// `string (date-time)`, `string<uuid>` and `integer($int64)` of API documentation, and `timestamp(ms)`.
  private mutating func formatted(_ name: String) -> String? {
    let before = rest
    guard let close = take("(") ? ")" : take("<") ? ">" : nil else { return nil }
    let text = rest.prefix { $0 != Character(close) }
    rest = rest[text.endIndex...]
    let format = text.lowercased().filter { $0 != "$" && !$0.isWhitespace }
    if take(close), let type = ForeignSchema.scalar(name, format: format) { return type }
    rest = before
    return nil
  }

  /// `varchar(255)`. The format of a date is ours.
  private mutating func sized(_ name: String) -> String? {
    guard let end = rest.firstIndex(of: ")"),
      rest[..<end].allSatisfy({ "0123456789, ".contains($0) })
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return types.ours(name)
  }

  private func generic(_ name: String, _ written: [String]) -> String? {
    let arguments = written.map(types.element)
    return switch (name, arguments.count) {
    case (_, 1) where Self.arrays.contains(name): "[\(arguments[0])]"
    case (_, 1) where Self.optionals.contains(name): optional(arguments[0])
    case (_, 1) where Self.wrappers.contains(name): arguments[0]
    case (_, 1) where Self.maps.contains(name): "[string: \(arguments[0])]"
    case (_, 2) where Self.maps.contains(name): "[string: \(arguments[1])]"
    case ("result", 2): arguments[0]
    default: nil
    }
  }

  private static func isGeneric(_ name: String) -> Bool {
    [arrays, maps, optionals, wrappers].contains { $0.contains(name) }
  }

  private static let arrays: Set = [
    "array", "list", "set", "readonlyarray", "sequence", "collection", "iterable", "vec", "vector",
    "arraylist", "tuple", "ienumerable",
  ]
  private static let maps: Set = [
    "map", "dictionary", "dict", "record", "hashmap", "hash", "object",
  ]
  private static let optionals: Set = ["optional", "option", "maybe", "nullable"]
  private static let wrappers: Set = [
    "promise", "partial", "required", "readonly", "future", "pick", "call", "response", "single",
    "deferred", "task", "valuetask", "eventloopfuture", "mono", "actionresult", "responseentity",
    "axiosresponse", "awaitable",
  ]
  /// The types of the keys of a dictionary. Another word between braces is the name of a field.
  private static let keys: Set = ["string", "str", "int", "integer", "number", "uuid"]

  private func optional(_ type: String) -> String { type.hasSuffix("?") ? type : type + "?" }

  private mutating func name() -> String? {
    let text = rest.drop(while: \.isWhitespace)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "-" }
    guard let first = name.first, first.isLetter || first == "_", !name.hasSuffix(".") else {
      return nil
    }
    rest = text[name.endIndex...]
    return String(name)
  }

  private mutating func takeAll(_ first: String, _ second: String) -> Bool {
    let before = rest
    if take(first), take(second) { return true }
    rest = before
    return false
  }

  private mutating func take(_ text: String) -> Bool {
    let found = rest.drop(while: \.isWhitespace)
    guard found.hasPrefix(text) else { return false }
    rest = found.dropFirst(text.count)
    return true
  }
}
