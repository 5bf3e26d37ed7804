/// A `switch` in the source of an app, with the patterns of its cases.
struct SwitchStatement {
  /// A name in a pattern that is the case of an enum: `.paper`, or `Cover.paper`.
  struct Name: Equatable {
    let token: Int
    /// Where it is: the cases around it, such as `failure 0 service 0` for `.failure(.service(.gone))`.
    let path: [String]
  }

  /// The index of `switch`.
  let token: Int
  private(set) var names: [Name] = []
  /// The paths below which a pattern matches every value.
  private(set) var wildcards: [[String]] = []

  /// All statements of a file.
  static func all(in source: SwiftSource) -> [SwitchStatement] {
    source.tokens.indices.filter { source.isWord($0, "switch") && !source.isSymbol($0 - 1, ".") }
      .compactMap { SwitchStatement($0, in: source) }
  }

  private init?(_ token: Int, in source: SwiftSource) {
    self.token = token
    guard let open = Self.body(of: token, in: source), let close = source.partners[open] else {
      return nil
    }
    var index = open + 1
    while index < close {
      if source.isWord(index, "default"), source.isSymbol(index + 1, ":") {
        wildcards.append([])
      } else if source.isWord(index, "case") {
        index = readCase(index + 1, close, source)
      } else if let partner = source.partners[index], partner > index {
        index = partner
      }
      index += 1
    }
  }

  /// The `{` of the cases. A closure in the subject is followed by more of it.
  private static func body(of token: Int, in source: SwiftSource) -> Int? {
    var index = token + 1
    while index < source.tokens.count {
      if source.isSymbol(index, "{") {
        let first = index + 1
        let isBody =
          source.isWord(first, "case") || source.isWord(first, "default")
          || source.isSymbol(first, "@") || source.isSymbol(first, "#")
          || source.isSymbol(first, "}")
        if isBody { return index }
      }
      if source.isSymbol(index, "}") || source.isSymbol(index, ";") { return nil }
      if let partner = source.partners[index], partner > index { index = partner }
      index += 1
    }
    return nil
  }

  /// Reads the patterns up to the colon, and returns its index.
  private mutating func readCase(_ start: Int, _ end: Int, _ source: SwiftSource) -> Int {
    var colon = start
    var condition: Int?
    while colon < end, !source.isSymbol(colon, ":") {
      if source.isWord(colon, "where"), condition == nil { condition = colon }
      if let partner = source.partners[colon], partner > colon { colon = partner }
      colon += 1
    }
    let patterns = source.elements(in: start..<min(condition ?? colon, end))
    for pattern in patterns {
      read(pattern, at: [], isAlone: condition == nil, source)
    }
    return colon
  }

  /// - Parameter isAlone: False if the rest of the pattern excludes values.
  private mutating func read(
    _ pattern: Range<Int>,
    at path: [String],
    isAlone: Bool,
    _ source: SwiftSource
  ) {
    var start = pattern.lowerBound
    while source.isWord(start, "let") || source.isWord(start, "var") { start += 1 }
    guard start < pattern.upperBound else { return }
    if source.isSymbol(start, "("), source.partners[start] == pattern.upperBound - 1 {
      readParts(start + 1..<pattern.upperBound - 1, at: path, isAlone, source)
      return
    }
    guard let dot = (start..<pattern.upperBound).last(where: { isLastDot($0, pattern, source) })
    else {
      // A name binds the value, and `_` ignores it.
      if source.isName(start), pattern.upperBound == start + 1, isAlone { wildcards.append(path) }
      return
    }
    let name = dot + 1
    names.append(Name(token: name, path: path))
    let below = path + [source.text(name)]
    guard source.isSymbol(name + 1, "("), let close = source.partners[name + 1] else {
      // Without its payload, a case matches every one.
      if isAlone { wildcards.append(below) }
      return
    }
    readParts(name + 2..<close, at: below, isAlone, source)
  }

  /// Reads the payload of a case, or a tuple.
  private mutating func readParts(
    _ range: Range<Int>,
    at path: [String],
    _ isAlone: Bool,
    _ source: SwiftSource
  ) {
    let parts = source.elements(in: range)
    let isOpen = parts.map { Self.matchesAll($0, source) }
    for (index, part) in parts.enumerated() {
      let others = isOpen.enumerated().allSatisfy { $0.offset == index || $0.element }
      read(valueOf(part, source), at: path + ["\(index)"], isAlone: isAlone && others, source)
    }
  }

  /// The part without its label.
  private func valueOf(_ part: Range<Int>, _ source: SwiftSource) -> Range<Int> {
    part.count > 2 && source.isName(part.lowerBound) && source.isSymbol(part.lowerBound + 1, ":")
      ? part.lowerBound + 2..<part.upperBound : part
  }

  private static func matchesAll(_ part: Range<Int>, _ source: SwiftSource) -> Bool {
    !part.contains { source.isSymbol($0, ".") || source.tokens[$0].kind == .literal }
  }

  /// True for the last dot of `Library.Failure.gone`, outside of its payload.
  private func isLastDot(_ index: Int, _ pattern: Range<Int>, _ source: SwiftSource) -> Bool {
    guard source.isSymbol(index, "."), source.isName(index + 1) else { return false }
    var position = pattern.lowerBound
    while position < index {
      if let partner = source.partners[position], partner > index { return false }
      if let partner = source.partners[position], partner > position { position = partner }
      position += 1
    }
    return position == index
  }
}

extension SwitchStatement {
  /// The names at the places where all cases of an enum are listed, and nothing matches another case.
  ///
  /// - Parameter isCase: Whether a name is a case of the enum, and which.
  func exhausts(_ cases: Set<String>, where name: (Name) -> String?) -> Bool {
    guard !cases.isEmpty else { return false }
    let places = Dictionary(grouping: names) { $0.path }
    return places.contains { path, names in
      let isOpen = wildcards.contains { path.starts(with: $0) }
      let found = names.map(name)
      return !isOpen && !found.contains(nil) && Set(found.compactMap(\.self)) == cases
    }
  }
}
