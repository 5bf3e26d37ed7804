import EndpointJSON

/// Edits a type where a spec uses it: an expression, an inline definition, or an object with the key `type`.
enum TypeUseEdit {
  static func optional(_ use: JSONValue?) throws(Undecided) -> JSONValue {
    try changingType(of: use) { (type) throws(Undecided) in
      switch type {
      case .string(let text): return .string(text.hasSuffix("?") ? text : text + "?")
      case .object(var object):
        object["optional"] = true
        return .object(object)
      default: throw Undecided("an array of an inline type cannot be optional")
      }
    }
  }

  /// `[T]` becomes `[T?]`, and `[string: T]` becomes `[string: T?]`.
  static func optionalElements(_ use: JSONValue?) throws(Undecided) -> JSONValue {
    try changingType(of: use) { (type) throws(Undecided) in
      guard let text = type.stringValue, text.hasPrefix("["), let end = text.lastIndex(of: "]"),
        !text[..<end].hasSuffix("]")
      else { throw Undecided("a value in the array or dictionary is null") }
      let inner = text[..<end]
      return .string(inner.hasSuffix("?") ? text : "\(inner)?\(text[end...])")
    }
  }

  /// A wider type that includes these values. Nil if no type does.
  static func wider(_ use: JSONValue?, for values: [JSONValue]) -> JSONValue? {
    try? changingType(of: use) { (type) throws(Undecided) in
      guard let text = type.stringValue else { throw Undecided("") }
      let name = text.hasSuffix("?") ? String(text.dropLast()) : text
      guard let wider = widerNames[name]?.first(where: { fits($0, values) }) else {
        throw Undecided("")
      }
      return .string(text.hasSuffix("?") ? wider + "?" : wider)
    }
  }

  private static let widerNames: [String: [String]] = [
    "int32": ["int", "double"], "uint32": ["int", "double"], "int": ["double"],
    "int64": ["double"], "uint64": ["double"], "url": ["string"], "uuid": ["string"],
    "data": ["string"],
  ]

  private static func fits(_ name: String, _ values: [JSONValue]) -> Bool {
    values.allSatisfy { value in
      switch (name, value) {
      case ("string", .string), ("double", .number): true
      case ("int", .number(let number)): number.int != nil
      default: false
      }
    }
  }

  /// - Parameter use: Nil if the spec has none.
  private static func changingType(
    of use: JSONValue?,
    _ change: (JSONValue) throws(Undecided) -> JSONValue
  ) throws(Undecided) -> JSONValue {
    guard let use else { throw Undecided("the spec uses another form for the declaration") }
    guard case .object(var object) = use, let type = object["type"] else { return try change(use) }
    guard object["wire"] == nil, object["default"] == nil else {
      throw Undecided("it has a default or a wire format")
    }
    object["type"] = try change(type)
    return .object(object)
  }
}
