/// A pattern for names. `*` matches any text, `?` matches one character, and a backslash escapes both.
struct Glob: Equatable {
  private enum Part: Equatable {
    case any
    case one
    case character(Character)
  }

  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        parts.append(.character(character))
        isEscaped = false
      } else {
        switch character {
        case "\\": isEscaped = true
        case "*": if parts.last != .any { parts.append(.any) }
        case "?": parts.append(.one)
        default: parts.append(.character(character))
        }
      }
    }
    self.parts = parts
  }

  /// The pattern that matches exactly this name.
  static func escaped(_ name: String) -> String {
    name.reduce(into: "") { $0 += "\\*?".contains($1) ? "\\\($1)" : String($1) }
  }

  /// The most specific pattern that matches all names: their common prefix, `*`, their common suffix.
  static func common(to names: [String]) -> String {
    guard let first = names.first, names.count > 1 else { return escaped(names.first ?? "") }
    let start = names.reduce(first) { shared($0, $1) }
    let rests = names.map { String($0.dropFirst(start.count).reversed()) }
    let end = rests.reduce(rests[0]) { shared($0, $1) }
    return "\(escaped(start))*\(escaped(String(end.reversed())))"
  }

  private static func shared(_ left: String, _ right: String) -> String {
    String(zip(left, right).prefix { $0 == $1 }.map(\.0))
  }

  /// Backtracks only to the last `*`, so that the time is at most the product of both lengths.
  func matches(_ name: String) -> Bool {
    let characters = Array(name)
    var (part, index) = (0, 0)
    var retry: (part: Int, index: Int)?
    while index < characters.count {
      if part < parts.count, parts[part] == .any {
        part += 1
        retry = (part, index)
      } else if part < parts.count, matches(parts[part], characters[index]) {
        part += 1
        index += 1
      } else if let last = retry {
        part = last.part
        index = last.index + 1
        retry = (last.part, index)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }

  private func matches(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .any, .one: true
    case .character(let wanted): wanted == character
    }
  }
}
