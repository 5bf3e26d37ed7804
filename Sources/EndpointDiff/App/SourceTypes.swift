import EndpointGenerator

/// The types of expressions in a file of the app, as far as its names show them.
///
/// A variable has a type if the file gives it one: `book: Book`, `let book = Book(title: "Emma")`, or
/// `let draw = try await client.send(deck.draw())`. Names with several types have none.
struct SourceTypes {
  /// What the tokens before a dot are.
  enum Receiver: Equatable {
    /// A value of this type.
    case value(String)
    /// A type of the module itself.
    case type(String)
    /// Nothing, as in `.paper`.
    case implicit
    case unknown
  }

  let source: SwiftSource
  let module: OldModule
  /// The types that the app declares. They hide those of the module.
  let hidden: Set<String>
  /// Nil for a variable with several types.
  private(set) var variables: [String: String?] = [:]
  /// The bodies of extensions of a type of the module.
  private(set) var extensions: [(type: String, body: Range<Int>)] = []
  /// The other names that the file gives to types: `Book` for `Novel` after `typealias Novel = Book`.
  private var aliases: [String: String] = [:]

  init(_ source: SwiftSource, _ module: OldModule, hidden: Set<String>) {
    (self.source, self.module, self.hidden) = (source, module, hidden)
    readAliases()
    readExtensions()
    for index in source.tokens.indices where source.isName(index) {
      readAnnotation(index)
      readBinding(index)
    }
  }

  // MARK: - Variables

  private mutating func bind(_ name: String, to type: String?) {
    let type = type.map(canonical)
    if let known = variables[name], known != type {
      variables[name] = .some(nil)
    } else {
      variables[name] = .some(type)
    }
  }

  /// `book: Book`, but not the label of an argument.
  private mutating func readAnnotation(_ name: Int) {
    guard source.isSymbol(name + 1, ":"), !source.isSymbol(name - 1, "?"),
      let type = source.typeText(from: name + 2), type.first?.isLowercase != true
    else { return }
    bind(source.text(name), to: type)
  }

  /// `let book = …`, `if let book = …`, `for book in …`.
  private mutating func readBinding(_ keyword: Int) {
    let name = keyword + 1
    let isLoop = source.isWord(keyword, "for")
    guard isLoop || source.isWord(keyword, "let") || source.isWord(keyword, "var"),
      source.isName(name)
    else { return }
    let isBound =
      isLoop ? source.isWord(name + 1, "in") : source.isSymbol(name + 1, "=")
    guard isBound else {
      // `case .book(let book)` has a type that no name shows.
      let isPattern = source.isSymbol(name + 1, ")") || source.isSymbol(name + 1, ",")
      if isPattern { bind(source.text(name), to: nil) }
      return
    }
    let (receiver, end) = evaluate(from: name + 2, to: source.tokens.count)
    guard case .value(let type) = receiver, endsExpression(end) else {
      bind(source.text(name), to: nil)
      return
    }
    bind(source.text(name), to: isLoop ? type.element : type)
  }

  private func endsExpression(_ index: Int) -> Bool {
    guard source.tokens.indices.contains(index), !source.tokens[index].isFirstOnLine else {
      return true
    }
    return source.isWord(index, "else")
      || ["{", "}", ",", ";", ")"].contains {
        source.isSymbol(index, $0)
      }
  }

  private mutating func readExtensions() {
    for index in source.tokens.indices where source.isWord(index, "extension") {
      guard let type = source.typeText(from: index + 1),
        let open = (index..<min(index + 40, source.tokens.count)).first(where: {
          source.isSymbol($0, "{")
        }), let close = source.partners[open]
      else { continue }
      extensions.append((canonical(type), open..<close))
    }
  }

  // MARK: - Aliases

  private mutating func readAliases() {
    for index in source.tokens.indices where source.isWord(index, "typealias") {
      guard source.isName(index + 1), source.isSymbol(index + 2, "="),
        let type = source.typeText(from: index + 3)
      else { continue }
      aliases[source.text(index + 1)] = type
    }
  }

  private func canonical(_ type: String) -> String {
    module.canonical(aliases[String(type.prefix { $0 != "?" && $0 != "!" })] ?? type)
  }
}
