/// The lines of a Swift declaration in both versions, with a mark for each that only one of them has.
///
/// A long declaration has one parameter a line, so that the marks show which of them changed.
struct DeclarationLines {
  enum Mark: String {
    case removed = "-"
    case added = "+"
    case unchanged = " "
  }

  let lines: [(mark: Mark, text: String)]

  /// The longest declaration on one line.
  private static let width = 76

  init(before: String?, after: String?) {
    let isLong = [before, after].contains { text in
      text?.split(separator: "\n").contains { $0.count > Self.width } ?? false
    }
    let (old, new) = (Self.split(before, isLong), Self.split(after, isLong))
    let changes = new.difference(from: old)
    var removed: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in changes {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var lines: [(mark: Mark, text: String)] = []
    var (line, newLine) = (0, 0)
    while line < old.count || newLine < new.count {
      if let text = removed[line] {
        lines.append((.removed, text))
        line += 1
      } else if let text = added[newLine] {
        lines.append((.added, text))
        newLine += 1
      } else {
        lines.append((.unchanged, new[newLine]))
        (line, newLine) = (line + 1, newLine + 1)
      }
    }
    self.lines = lines
  }

  /// `- let a: Int`
  var texts: [String] { lines.map { "\($0.mark.rawValue) \($0.text)" } }

  private static func split(_ text: String?, _ isLong: Bool) -> [String] {
    guard let text else { return [] }
    let lines = text.split(separator: "\n").map(String.init)
    return isLong ? lines.flatMap(parameters) : lines
  }

  /// A line with each parameter on a line of its own: the start, the parameters, and the end.
  private static func parameters(_ line: String) -> [String] {
    // Attributes such as `@available(*, deprecated)` have parentheses, too.
    guard let start = line.firstRange(of: "func ") ?? line.firstRange(of: "init("),
      let open = line[start.lowerBound...].firstIndex(of: "(")
    else { return [line] }
    var parts: [String] = []
    var part = ""
    var depth = 0
    var index = line.index(after: open)
    while index < line.endIndex {
      let character = line[index]
      if character == ")", depth == 0 { break }
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && !part.hasSuffix("-") { depth -= 1 }
      part.append(character)
      if character == ",", depth == 0 {
        parts.append(part)
        part = ""
      }
      index = line.index(after: index)
    }
    if !part.isEmpty { parts.append(part) }
    guard index < line.endIndex, !parts.isEmpty else { return [line] }
    let inner = parts.map { "  " + $0.drop { $0 == " " } }
    return [String(line[...open])] + inner + [String(line[index...])]
  }
}
