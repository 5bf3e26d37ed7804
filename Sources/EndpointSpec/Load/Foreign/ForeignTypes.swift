import EndpointJSON

/// Type names and type expressions of other languages: TypeScript, JSON Schema, Swift, Go, Python, Java and SQL.
struct ForeignTypes {
  /// The names of the types in the spec. Such a name means that type, even if another language has it, too.
  let declared: Set<String>

  /// The hint for a type name of another language. Nil if the name is unknown.
  static func hint(for name: Located<String>) -> Hint? {
    switch name.value.lowercased() {
    case "binary" where name.value == "binary":
      return "write \"data\", or \"file\" in a multipart body"
    case "array", "list", "set", "sequence", "tuple", "vector":
      return "write the type of its elements in brackets, as in \"[string]\""
    case "number", "numeric": return "write \"int\", \"double\" or \"decimal\""
    case "object", "struct", "interface", "class":
      return "define its fields under \"types\", or write \"json\" for any JSON"
    case "enum": return "write { \"enum\": [\"a\", …] } instead of the name"
    case "union", "oneof", "anyof":
      return "write { \"union\": { \"case\": \"Type\", … } } instead of the name"
    case "dict", "dictionary", "hash", "map", "record", "hashmap":
      return "write the type of its values, as in \"[string: int]\""
    case "optional", "nullable": return "write the type with \"?\" at its end, as in \"string?\""
    default: return scalar(named: name.value).map { Hint.write($0, for: name) }
    }
  }

  /// The scalar that another language writes in this way. Nil for other names.
  static func scalar(named name: String) -> String? {
    let lowercase = name.lowercased()
    if Scalar.names.contains(lowercase), lowercase != name { return lowercase }
    return scalars[lowercase]
  }

  /// Our expression for one of another language: `[Item]` for `Item[]` and `Array<Item>`. Nil for a text that has no
  /// such expression, or is it already.
  func translated(_ text: String) -> String? {
    var parser = ForeignTypeParser(text, self)
    guard text.utf8.count <= 200, let found = parser.parse(), found != text else { return nil }
    return found
  }

  /// The hint for an expression that our language does not have.
  func hint(for text: Located<String>) -> Hint? {
    if let found = translated(text.value) { return .write(found, for: text) }
    if text.value.contains("|") {
      return "define an enum or a union under \"types\", and write its name"
    }
    if text.value.contains("&") {
      return
        "define a struct under \"types\" that includes both: { \"include\": [\"A\", \"B\"], \"fields\": {} }"
    }
    return Self.hint(for: text)
  }

  /// The name of a type in our language.
  func ours(_ name: String) -> String {
    declared.contains(name) ? name : Self.scalar(named: name) ?? name
  }

  private static let scalars = [
    "integer": "int", "long": "int64", "bigint": "int64", "int8": "int32", "int16": "int32",
    "short": "int32", "smallint": "int32", "byte": "data", "uint": "uint64", "uint8": "uint32",
    "uint16": "uint32", "ushort": "uint32", "ulong": "uint64", "i32": "int32", "i64": "int64",
    "u32": "uint32", "u64": "uint64", "usize": "uint64", "isize": "int", "nsinteger": "int",
    "float": "double", "float32": "double", "float64": "double", "cgfloat": "double",
    "f32": "double", "f64": "double", "real": "double", "bigdecimal": "decimal",
    "money": "decimal", "currency": "decimal", "boolean": "bool", "true": "bool",
    "datetime": "date", "date-time": "date", "date_time": "date", "timestamp": "date(unix)",
    "time.time": "date", "instant": "date", "nsdate": "date", "unix": "date(unix)",
    "iso8601": "date", "localdate": "day", "full-date": "day", "any": "json", "unknown": "json",
    "anyvalue": "json", "anyobject": "json", "jsonvalue": "json", "jsonobject": "json",
    "interface{}": "json", "mixed": "json", "never": "void", "undefined": "void",
    "nil": "void", "empty": "void", "nothing": "void", "unit": "void", "()": "void",
    "str": "string", "text": "string", "char": "string", "character": "string",
    "varchar": "string", "nsstring": "string", "substring": "string", "email": "string",
    "password": "string", "hostname": "string", "uri": "url", "link": "url", "href": "url",
    "nsurl": "url", "uri-reference": "url", "iri": "url", "guid": "uuid", "bytes": "data",
    "blob": "data", "binary": "data", "buffer": "data", "base64": "data", "[]byte": "data",
    "uint8array": "data", "null": "void", "none": "void", "upload": "file", "fileupload": "file",
  ]
}

/// Parses a type expression of another language, and writes it in ours.
private struct ForeignTypeParser {
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
      } else if take("?") || take("!") {
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
    for phrase in ["array of ", "list of "] where take(phrase) { return union().map { "[\($0)]" } }
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
    guard name() != nil else { return nil }
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
    if take("(") { return sized(name) }
    guard take("<") || (Self.isGeneric(plain) && take("[")) else {
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

  /// `varchar(255)`. The format of a date is ours.
  private mutating func sized(_ name: String) -> String? {
    guard let end = rest.firstIndex(of: ")"),
      rest[..<end].allSatisfy({ "0123456789, ".contains($0) })
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return types.ours(name)
  }

  private func generic(_ name: String, _ arguments: [String]) -> String? {
    switch (name, arguments.count) {
    case (_, 1) where Self.arrays.contains(name): "[\(arguments[0])]"
    case (_, 1) where Self.optionals.contains(name): optional(arguments[0])
    case (_, 1) where Self.wrappers.contains(name): arguments[0]
    case (_, 1) where Self.maps.contains(name): "[string: \(arguments[0])]"
    case (_, 2) where Self.maps.contains(name): "[string: \(arguments[1])]"
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
    "promise", "partial", "required", "readonly", "future", "pick",
  ]

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
