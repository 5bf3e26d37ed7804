import EndpointGenerator
import EndpointSpec

/// What the compiler's index knows about a file.
package struct IndexedFile: Sendable {
  /// A name in the file.
  package struct Name: Sendable {
    /// From 1.
    package let line: Int
    /// From 1, in bytes.
    package let column: Int
    /// The name with labels: `draw(count:)`.
    package let text: String
    /// The declaration as the demangler prints it: `LibraryAPI.Deck.draw(count: Swift.Int) -> …`. Empty for one of
    /// another module.
    package let declaration: String

    package init(line: Int, column: Int, text: String, declaration: String) {
      (self.line, self.column, self.text, self.declaration) = (line, column, text, declaration)
    }
  }

  package let names: [Name]

  package init(_ names: [Name]) { self.names = names }

  /// True if all names are where the index says, so that the file has not changed.
  package func fits(_ source: SwiftSource) -> Bool {
    let lines = LineTable(source.bytes)
    return names.allSatisfy { name in
      guard name.isWritten else { return true }
      return name.token(in: source, lines) != nil
    }
  }
}

extension IndexedFile.Name {
  /// False for an operator, an accessor and so on, which the source does not name.
  fileprivate var isWritten: Bool {
    guard let first = text.first, first.isLetter || first == "_" else {
      return false
    }
    return !["init", "subscript", "callAsFunction", "deinit"].contains(base) && !base.contains(":")
  }

  /// The name without labels.
  private var base: Substring { text.prefix { $0 != "(" } }

  /// The token that it names. Nil if another one is there.
  func token(in source: SwiftSource, _ lines: LineTable) -> Int? {
    guard let offset = lines.offset(line: line, column: column) else { return nil }
    guard let token = source.index(at: offset) ?? source.index(at: offset + 1) else { return nil }
    if literal != nil { return source.isLiteral(token) ? token : nil }
    let isNamed = base == "init" ? source.isName(token) : source.text(token) == base
    return isNamed || !isWritten ? token : nil
  }

  /// The symbols of the old module that it names.
  func symbols(in module: OldModule) -> [Symbol] {
    guard let (owner, name) = path(in: module.name) else { return [] }
    let symbols = module.table.symbols(named: name, in: owner)
    let labels = text.firstIndex(of: "(").map { String(text[$0...]) }
    return symbols.filter { !$0.kind.isCallable || labels.map($0.path.hasSuffix) ?? false }
  }

  /// The name and what contains it, without modules and types: `Deck` and `draw`. `Server<Library>` and `production`
  /// for a member of an extension.
  func path(in module: String) -> (owner: String, name: String)? {
    var rest = declaration[...]
    for prefix in ["static ", "(extension in \(module)):"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
    }
    var components = [""]
    while let character = rest.first, character != "(", character != " " {
      if character == "<" {
        guard let end = Self.end(ofGenerics: rest) else { return nil }
        components[components.count - 1] += Self.argument(rest[..<end], in: module)
        rest = rest[end...]
        continue
      }
      if character == "." {
        components.append("")
      } else {
        components[components.count - 1].append(character)
      }
      rest = rest.dropFirst()
    }
    // The first component is the module.
    guard components.count > 1, let name = components.last else { return nil }
    return (components[1..<components.count - 1].joined(separator: "."), name)
  }

  private static func end(ofGenerics text: Substring) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
    }
    return nil
  }

  /// `<[Book]>` for `< where A == [LibraryAPI.Book]>`.
  private static func argument(_ generics: Substring, in module: String) -> String {
    guard let range = generics.firstRange(of: " where A == ") else { return "" }
    let type = generics[range.upperBound...].dropLast()
    return "<"
      + [module, "Swift", "EndpointRuntime"].reduce(type) { $0.replacing("\($1).", with: "")[...] }
      + ">"
  }
}
