/// The declarations of generated files as a caller sees them: documentation, attributes and signature, without bodies.
///
/// It reads the layout of the generator, in which each declaration begins a line.
struct GeneratedInterface {
  /// A declaration and its members.
  struct Declaration: Hashable {
    /// The documentation and the attributes.
    var notes: [String]
    /// The lines of the signature, without a brace.
    var head: [String]
    var members: [Declaration]?

    /// Such as `Book` in `public struct Book: Equatable, Sendable`.
    var name: String { keywordAndName.last ?? "" }

    /// Such as `struct` and `Book`.
    fileprivate var keywordAndName: [String] {
      let words = (head.first ?? "").split { " :(=<".contains($0) }.map(String.init)
      return Array(words.drop { !Self.keywords.contains($0) }.prefix(2))
    }

    var isExtension: Bool { head.first?.hasPrefix("extension ") ?? false }

    var isCase: Bool { head.first?.hasPrefix("case ") ?? false }

    private static let keywords: Set = [
      "extension", "struct", "enum", "typealias", "func", "var", "let", "case", "init",
    ]
  }

  private(set) var declarations: [Declaration] = []

  init(_ files: [(path: String, text: String)]) {
    for file in files {
      var reader = InterfaceReader(file.text)
      declarations += reader.declarations()
    }
  }

  private init(declarations: [Declaration]) {
    self.declarations = declarations
  }

  var isEmpty: Bool { declarations.isEmpty }

  /// The declarations that the other interface lacks. A type that both have shows only such members.
  func subtracting(_ other: GeneratedInterface) -> GeneratedInterface {
    GeneratedInterface(declarations: Self.difference(declarations, other.declarations))
  }

  private static func difference(
    _ new: [Declaration],
    _ old: [Declaration],
    isNested: Bool = false
  ) -> [Declaration] {
    let known = Set(old)
    return new.compactMap { declaration in
      if known.contains(declaration) { return nil }
      let same = old.first { $0.head == declaration.head && $0.members != nil }
      guard let members = declaration.members, let same else { return declaration }
      let isDocumented = same.notes != declaration.notes
      let changed = difference(members, same.members ?? [], isNested: true)
      if changed.isEmpty, !isDocumented { return nil }
      var part = declaration
      part.members = isDocumented ? [] : withAllCases(changed, of: members)
      if !isDocumented {
        part.notes = []
        if !changed.contains(where: \.isCase), !isNested, !declaration.isExtension {
          part.head = ["extension \(declaration.name)"]
        }
      }
      return part
    }
  }

  /// Adds the other cases if one has changed, so that an enum is shown whole.
  private static func withAllCases(
    _ changed: [Declaration],
    of members: [Declaration]
  ) -> [Declaration] {
    guard changed.contains(where: \.isCase) else { return changed }
    return members.compactMap { member in
      changed.first { $0.head == member.head } ?? (member.isCase ? member : nil)
    }
  }

  /// The part with the declaration of these nested names. Nil if there is none.
  func declaration(_ names: ArraySlice<String>) -> GeneratedInterface? {
    guard let found = Self.find(names, in: declarations) else { return nil }
    return GeneratedInterface(declarations: [found])
  }

  private static func find(
    _ names: ArraySlice<String>,
    in declarations: [Declaration]
  ) -> Declaration? {
    for declaration in declarations where declaration.name == names.first {
      if names.count == 1 {
        if declaration.isExtension { continue }
        return declaration
      }
      guard let member = find(names.dropFirst(), in: declaration.members ?? []) else { continue }
      return Declaration(
        notes: [],
        head: declaration.isExtension ? declaration.head : ["extension \(declaration.name)"],
        members: [member]
      )
    }
    return nil
  }

  /// The text in Swift. After some lines, only the number of the other declarations is given.
  var lines: [String] {
    var lines: [String] = []
    var left = 0
    for declaration in declarations {
      let text = Self.lines(of: declaration, depth: 0)
      if lines.isEmpty || lines.count + text.count <= 20 {
        lines += (lines.isEmpty ? [] : [""]) + text
      } else {
        left += 1
      }
    }
    return left == 0 ? lines : lines + ["// … and \(left) more"]
  }

  private static func lines(of declaration: Declaration, depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    var head = declaration.head
    guard let members = declaration.members else {
      return (declaration.notes + head).map { indentation + $0 }
    }
    head[head.count - 1] += members.isEmpty ? " { /* … */ }" : " {"
    let own = (declaration.notes + head).map { indentation + $0 }
    if members.isEmpty { return own }
    let inner = members.flatMap { lines(of: $0, depth: depth + 1) }
    return own + inner + [indentation + "}"]
  }
}

/// Reads the declarations of one generated file.
private struct InterfaceReader {
  private let lines: [Substring]
  private var position = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Names that every module declares, or that only the runtime calls.
  private static let hidden: Set = [
    "typealias Request", "typealias PagedRequest", "typealias ClientError", "typealias Server",
    "typealias Service", "let generatedCode", "let allCases", "var rules", "let secretFields",
    "func encode",
  ]

  private static let starts = [
    "public ", "package ", "internal ", "nonisolated ", "extension ", "struct ", "enum ",
    "indirect ", "static ", "func ", "init(", "var ", "let ", "typealias ", "case ",
  ]

  /// The declarations up to the end of the file or the enclosing type.
  mutating func declarations() -> [GeneratedInterface.Declaration] {
    var found: [GeneratedInterface.Declaration] = []
    var notes: [String] = []
    while position < lines.count {
      let line = lines[position].drop { $0 == " " }
      if line.hasPrefix("// MARK: - Coding") || line == "}" { break }
      position += 1
      if line.isEmpty {
        notes = []
      } else if line.hasPrefix("///") || (line.hasPrefix("@") && !line.contains("import ")) {
        let isProperty = line.hasPrefix("@Indirect")
        if isProperty { found += read(line, notes) }
        notes = isProperty ? [] : notes + [String(line)]
      } else if Self.starts.contains(where: line.hasPrefix) {
        found += read(line, notes)
        notes = []
      } else {
        skipBody(of: line)
        notes = []
      }
    }
    return found
  }

  /// Reads a declaration after its first line. Empty if callers do not see it.
  private mutating func read(
    _ first: Substring,
    _ notes: [String]
  ) -> [GeneratedInterface.Declaration] {
    let indentation = lines[position - 1].prefix { $0 == " " }.count
    var head = [String(first)]
    var depth = Self.depth(of: first)
    while depth > 0, position < lines.count {
      head.append(String(lines[position].dropFirst(indentation)))
      depth += Self.depth(of: lines[position])
      position += 1
    }
    var declaration = GeneratedInterface.Declaration(notes: notes, head: head, members: nil)
    let last = head[head.count - 1]
    if last.hasSuffix(" {") {
      declaration.head[head.count - 1] = String(last.dropLast(2))
      readBody(of: &declaration)
    } else if let body = last.range(of: " { ") ?? last.range(of: " {}") {
      declaration.head[head.count - 1] = String(last[..<body.lowerBound])
    }
    declaration.head[0].replace("nonisolated ", with: "")
    let isHidden =
      declaration.name.hasPrefix("_")
      || Self.hidden.contains(declaration.keywordAndName.joined(separator: " "))
      || first.contains("(from json:")
      || (declaration.isExtension && declaration.members?.isEmpty == true)
    return isHidden ? [] : [declaration]
  }

  private mutating func readBody(of declaration: inout GeneratedInterface.Declaration) {
    let isType = ["struct ", "enum ", "extension "].contains {
      " \(declaration.head[0])".contains(" \($0)")
    }
    if isType {
      declaration.members = declarations()
      position += 1
    } else {
      skip(1)
    }
  }

  private mutating func skipBody(of line: Substring) {
    skip(Self.depth(of: line) + Self.braces(line))
  }

  /// Skips lines until this many brackets are closed.
  private mutating func skip(_ open: Int) {
    var open = open
    while open > 0, position < lines.count {
      open += Self.depth(of: lines[position]) + Self.braces(lines[position])
      position += 1
    }
  }

  /// The parentheses and square brackets that a line opens. Generated text contains none in string literals that would
  /// stay open.
  private static func depth(of line: Substring) -> Int {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return 0 }
    return line.reduce(0) { "([".contains($1) ? $0 + 1 : ")]".contains($1) ? $0 - 1 : $0 }
      + (line.hasSuffix("<") ? 1 : 0) - (line.drop { $0 == " " } == ">" ? 1 : 0)
  }

  private static func braces(_ line: Substring) -> Int {
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return 0 }
    return line.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
  }
}
