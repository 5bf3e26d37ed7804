/// A type as libraries that check values build it: `z.array(z.string()).optional()` of Zod, and the same of Yup, Joi and Valibot.
struct SchemaBuilder {
  private let types: ForeignTypes
  private var rest: Substring
  private var depth = 0

  /// The field as JSON of the spec language. Nil for other texts, and for calls without an equivalent.
  ///
  /// - Parameter isDefinition: Whether a type is expected, not a field.
  static func json(_ text: String, _ types: ForeignTypes, isDefinition: Bool) -> String? {
    built(text, types)?.json(isDefinition: isDefinition)
  }

  /// Our type expression. Nil also for a type that needs an object.
  static func expression(_ text: String, _ types: ForeignTypes) -> String? {
    built(text, types)?.expression
  }

  private static func built(_ text: String, _ types: ForeignTypes) -> Built? {
    guard text.utf8.count < 1_000, roots.contains(where: { text.hasPrefix($0 + ".") }) else {
      return nil
    }
    var builder = SchemaBuilder(types: types, rest: text[...])
    let built = builder.type()
    return builder.rest.allSatisfy { $0.isWhitespace || $0 == ";" } ? built : nil
  }

  private init(types: ForeignTypes, rest: Substring) {
    self.types = types
    self.rest = rest
  }

  private static let roots = ["z", "zod", "yup", "Joi", "joi", "v", "t", "S", "Schema"]

  private struct Built {
    /// Our expression. Nil with an enum or a constant.
    var type: String?
    var values: [String] = []
    var isConstant = false
    var isOptional = false
    var defaultValue: String?

    var expression: String? {
      guard let type, defaultValue == nil else { return nil }
      return type + (isOptional && !type.hasSuffix("?") ? "?" : "")
    }

    /// An enum, a constant, or a type with a default. Nil for another type.
    func json(isDefinition: Bool) -> String? {
      let texts = values.joined(separator: ", ")
      if isConstant { return isDefinition || isOptional ? nil : "{ \"constant\": \(texts) }" }
      guard let type else {
        let end = isOptional ? ", \"optional\": true" : ""
        let form = "{ \"enum\": [\(texts)]\(end) }"
        return isDefinition ? form : "{ \"type\": \(form) }"
      }
      guard let defaultValue, !isDefinition else { return nil }
      return "{ \"type\": \(quoted(type)), \"default\": \(defaultValue) }"
    }
  }

  /// `z.string().optional()`.
  private mutating func type() -> Built? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 20, let root = word() else { return nil }
    guard Self.roots.contains(root) else {
      return Built(type: types.ours(root.replacing(/Schema$/, with: "")))
    }
    var built: Built?
    while take(".") {
      guard let name = word() else { return nil }
      if take("(") {
        built = call(name, on: built)
      } else if !["coerce", "strict"].contains(name) {
        built = Self.scalar(name).map { Built(type: $0) }
      } else {
        continue
      }
      if built == nil { return nil }
    }
    return built
  }

  /// The call of a function, behind its opening parenthesis.
  private mutating func call(_ name: String, on built: Built?) -> Built? {
    guard var built else { return create(name) }
    switch name {
    case "optional", "nullable", "nullish", "notRequired":
      built.isOptional = true
    case "array": built = Built(type: "[\(built.type ?? "")]")
    case "int", "integer": built.type = "int"
    case "default": built.defaultValue = argument()
    case "datetime": built.type = "date"
    case "url", "uri": built.type = "url"
    case "uuid", "guid": built.type = "uuid"
    case "date" where built.type == "string": built.type = "day"
    case "oneOf", "valid", "equals":
      guard let listed = values() else { return nil }
      built = Built(values: listed.values, isOptional: built.isOptional)
      return built
    case "transform", "pipe", "or", "and", "extend", "merge", "pick", "omit", "partial", "when",
      "alternatives", "try", "concat":
      return nil
    // Limits and messages, which decide no type.
    default: break
    }
    return skipArguments() ? built : nil
  }

  private mutating func create(_ name: String) -> Built? {
    switch name {
    case "array", "list", "set":
      guard let element = type()?.type, take(")") else { return nil }
      return Built(type: "[\(element)]")
    case "record", "map", "dictionary":
      guard var value = type()?.type else { return nil }
      if take(",") {
        guard let second = type()?.type else { return nil }
        value = second
      }
      return take(")") ? Built(type: "[string: \(value)]") : nil
    case "optional", "nullable", "nullish", "maybe":
      guard var inner = type(), take(")") else { return nil }
      inner.isOptional = true
      return inner
    case "enum", "picklist", "valid", "keyof": return values()
    case "literal", "constant":
      guard let value = argument(), take(")") else { return nil }
      return Built(values: [value], isConstant: true)
    default:
      guard let scalar = Self.scalar(name), skipArguments() else { return nil }
      return Built(type: scalar)
    }
  }

  private static func scalar(_ name: String) -> String? {
    ["datetime": "date", "any": "json", "unknown": "json"][name]
      ?? ForeignTypes.scalar(named: name)
      ?? (["string", "date", "url", "uuid", "int", "bool"].contains(name) ? name : nil)
  }

  /// `['fit', "gpx"])`.
  private mutating func values() -> Built? {
    guard take("[") else { return nil }
    var values: [String] = []
    repeat {
      guard let value = argument() else { break }
      values.append(value)
    } while take(",")
    guard take("]"), take(")"), !values.isEmpty, Set(values).count == values.count else {
      return nil
    }
    return Built(values: values)
  }

  /// A text or a number as JSON.
  private mutating func argument() -> String? {
    skipSpaces()
    if let quote = rest.first, "'\"`".contains(quote) {
      let text = rest.dropFirst().prefix { $0 != quote }
      guard text.endIndex < rest.endIndex else { return nil }
      rest = rest[text.endIndex...].dropFirst()
      return quoted(String(text))
    }
    let value = rest.prefix { $0.isLetter || $0.isNumber || "-.".contains($0) }
    guard Double(value) != nil || value == "true" || value == "false" else { return nil }
    rest = rest[value.endIndex...]
    return String(value)
  }

  /// Skips to the parenthesis that closes the call.
  private mutating func skipArguments() -> Bool {
    var open = 1
    while let letter = rest.popFirst() {
      if letter == "(" { open += 1 }
      if letter == ")" { open -= 1 }
      if open == 0 { return true }
    }
    return false
  }

  private mutating func word() -> String? {
    skipSpaces()
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  private mutating func take(_ letter: Character) -> Bool {
    skipSpaces()
    guard rest.first == letter else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }
}
