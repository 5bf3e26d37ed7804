/// The path from a value to one inside it: `user.display_name`, `items[0]`, `data[last].id`, `items[].name`, or `.` for
/// the value itself.
///
/// Specs use paths for nested fields, and failures for locations. A backslash escapes a dot, a bracket or a backslash
/// in a name.
public struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  package enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
    /// `[last]`
    case last
    /// `[]`: every element. The rest of the path applies to each.
    case each

    /// The name of a key. Nil for elements.
    package var key: String? { if case .key(let name) = self { name } else { nil } }
  }

  /// Names separated by dots, as in nearly all generated code, are stored as static text, since splitting would cost
  /// more than following them.
  private enum Form: Sendable {
    case names(StaticString)
    case components([Component])
  }

  private let form: Form

  package init(components: [Component]) {
    form = .components(components)
  }

  package var components: [Component] {
    switch form {
    case .names(let names): "\(names)".split(separator: ".").map { .key(String($0)) }
    case .components(let components): components
    }
  }

  /// The text of a path that consists of names only.
  var names: StaticString? {
    guard case .names(let names) = form else { return nil }
    return names
  }

  public static func == (one: JSONPath, other: JSONPath) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

extension JSONPath: ExpressibleByStringLiteral {
  public init(stringLiteral value: StaticString) {
    if value.withUTF8Buffer(Self.isNames) {
      form = .names(value)
      return
    }
    do throws(JSONPathError) {
      self = try JSONPath.parse("\(value)")
    } catch {
      preconditionFailure("\"\(value)\" is not a valid path: \(error.text)")
    }
  }

  private static func isNames(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var isInName = false
    for byte in text {
      if byte == UInt8(ascii: ".") {
        guard isInName else { return false }
        isInName = false
      } else {
        guard !Component.isSpecial(byte) else { return false }
        isInName = true
      }
    }
    return isInName
  }
}

extension JSONPath: CustomStringConvertible {
  public var description: String {
    components.isEmpty ? "." : JSONPath.joined(components.map(\.description))
  }

  /// Joins the texts of components, with dots where necessary.
  static func joined(_ parts: [String]) -> String {
    var text = ""
    for part in parts where !part.isEmpty {
      if !text.isEmpty && !part.hasPrefix("[") { text += "." }
      text += part
    }
    return text
  }
}

extension JSONPath.Component: CustomStringConvertible {
  package var description: String {
    switch self {
    case .key(let name): Self.escaped(name)
    case .index(let index): "[\(index)]"
    case .last: "[last]"
    case .each: "[]"
    }
  }

  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: isSpecial) else { return name }
    var text = ""
    for character in name.unicodeScalars {
      if character.isASCII && isSpecial(UInt8(character.value)) { text += "\\" }
      text.unicodeScalars.append(character)
    }
    return text
  }

  static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
  }
}
