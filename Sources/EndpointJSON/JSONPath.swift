/// The way from a value to one inside it: `user.display_name`, `items[0]`, `data[last].id`, `items[].name`, or `.` for the value itself.
///
/// Specs name fields that lie deeper than their object this way, and failures say where they happened.
/// A backslash takes the meaning from a dot, a bracket or a backslash in a name.
public struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  package enum Component: Hashable, Sendable {
    case key(String)
    case index(Int)
    /// `[last]`
    case last
    /// `[]`: every element, each followed by the rest of the path.
    case each
  }

  package let components: [Component]

  package init(components: [Component]) {
    self.components = components
  }
}

extension JSONPath: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    do throws(JSONPathError) {
      self = try JSONPath.parse(value)
    } catch {
      preconditionFailure("\"\(value)\" is no path: \(error.text)")
    }
  }
}

extension JSONPath: CustomStringConvertible {
  public var description: String {
    components.isEmpty ? "." : JSONPath.joined(components.map(\.description))
  }

  /// Puts the texts of components together, with a dot where one needs it.
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
