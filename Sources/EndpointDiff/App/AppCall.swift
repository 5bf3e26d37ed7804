import EndpointGenerator

/// The arguments of a call in the source of an app, or the labels of a function that is used as a value.
struct AppCall: Equatable {
  struct Argument: Equatable {
    var label: String?
    /// The first token of the value, if the value has no other one.
    var literal: Literal?
  }

  /// A value whose type the source shows.
  enum Literal: Equatable { case null, text, number, boolean, collection, member }

  var arguments: [Argument]
  /// True for `draw(count:)` and for a name without parentheses.
  var isReference: Bool
  /// The index of the last token.
  var end: Int

  /// Reads what follows the name of a function or a type.
  init(after name: Int, in source: SwiftSource) {
    let open = source.endOfGenerics(after: name) + 1
    guard source.isSymbol(open, "("), !source.tokens[open].isFirstOnLine,
      let close = source.partners[open]
    else {
      self.init(arguments: [], isReference: true, end: open - 1)
      return
    }
    if let labels = Self.labels(in: open + 1..<close, of: source) {
      let arguments = labels.map { Argument(label: $0, literal: nil) }
      self.init(arguments: arguments, isReference: true, end: close)
      return
    }
    let arguments = source.elements(in: open + 1..<close).map { Self.argument($0, source) }
    self.init(arguments: arguments, isReference: false, end: close)
  }

  private init(arguments: [Argument], isReference: Bool, end: Int) {
    (self.arguments, self.isReference, self.end) = (arguments, isReference, end)
  }

  /// The labels of `(count:to:)`. Nil if there are values.
  private static func labels(in range: Range<Int>, of source: SwiftSource) -> [String?]? {
    guard !range.isEmpty, range.count.isMultiple(of: 2) else { return nil }
    let starts = stride(from: range.lowerBound, to: range.upperBound, by: 2)
    guard starts.allSatisfy({ source.isName($0) && source.isSymbol($0 + 1, ":") }) else {
      return nil
    }
    return starts.map { source.text($0) == "_" ? nil : source.text($0) }
  }

  private static func argument(_ range: Range<Int>, _ source: SwiftSource) -> Argument {
    let hasLabel =
      range.count > 1 && source.isName(range.lowerBound)
      && source.isSymbol(range.lowerBound + 1, ":")
    let value = hasLabel ? range.lowerBound + 2..<range.upperBound : range
    return Argument(
      label: hasLabel ? source.text(range.lowerBound) : nil,
      literal: literal(value, source)
    )
  }

  private static func literal(_ range: Range<Int>, _ source: SwiftSource) -> Literal? {
    guard let first = range.first else { return nil }
    if source.isSymbol(first, "["), source.partners[first] == range.upperBound - 1 {
      return .collection
    }
    if source.isSymbol(first, "."), range.count == 2 { return .member }
    if source.isSymbol(first, "-"), range.count == 2 { return .number }
    guard range.count == 1 || source.tokens[first].kind == .literal && source.isText(first) else {
      return nil
    }
    switch source.text(first) {
    case "nil": return .null
    case "true", "false": return .boolean
    default:
      guard source.tokens[first].kind == .literal else { return nil }
      return source.isText(first) ? .text : .number
    }
  }
}

extension SwiftSource {
  /// True if the literal is a string.
  fileprivate func isText(_ index: Int) -> Bool {
    text(index).contains("\"")
  }

  /// The index of the last token of `<…>` after a name. Without `<…>`, the index of the name.
  func endOfGenerics(after name: Int) -> Int {
    guard isSymbol(name + 1, "<"),
      tokens[name + 1].range.lowerBound == tokens[name].range.upperBound
    else { return name }
    var depth = 0
    var index = name + 1
    while index < tokens.count, index - name < 200 {
      if isSymbol(index, "<") { depth += 1 }
      if isSymbol(index, ">"), !isSymbol(index - 1, "-") { depth -= 1 }
      if depth == 0 { return index }
      if isSymbol(index, "{") || isSymbol(index, ";") { return name }
      index = isSymbol(index, "(") || isSymbol(index, "[") ? partners[index] ?? index : index
      index += 1
    }
    return name
  }

  /// The ranges between the commas of a list.
  func elements(in range: Range<Int>) -> [Range<Int>] {
    var elements: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      if isSymbol(index, ",") {
        elements.append(start..<index)
        start = index + 1
      } else if let partner = partners[index], partner > index {
        index = partner
      }
      index += 1
    }
    if start < range.upperBound { elements.append(start..<range.upperBound) }
    return elements
  }
}
