import EndpointGenerator

extension SourceTypes {
  /// Expressions with more tokens have no type, so that the time is linear.
  static let longestExpression = 2_000

  /// What is before the dot of a member.
  func receiver(before dot: Int) -> Receiver {
    guard let start = start(ofChainBefore: dot) else { return .implicit }
    let (receiver, end) = evaluate(from: start, to: dot)
    // A key path names a property by the type: `\Book.title`.
    if source.isSymbol(start - 1, "\\"), case .type(let type) = receiver { return .value(type) }
    return end == dot ? receiver : .unknown
  }

  /// The first token of `a.b(c)[0]?` before a dot. Nil if the member has no base.
  func start(ofChainBefore dot: Int) -> Int? {
    var index = dot - 1
    var start: Int?
    while index >= 0, dot - index < Self.longestExpression {
      if source.isSymbol(index, "?") || source.isSymbol(index, "!") {
        index -= 1
        continue
      }
      if source.isSymbol(index, ")") || source.isSymbol(index, "]") {
        guard let open = source.partners[index] else { return start }
        start = open
        index = open - 1
        let isCall = source.isName(index) || source.isSymbol(index, ">") || source.isEnd(index)
        if !isCall || source.tokens[open].isFirstOnLine || source.isKeyword(index) { return start }
        continue
      }
      if source.isSymbol(index, ">"), let open = source.startOfGenerics(before: index) {
        index = open - 1
        continue
      }
      guard source.isName(index) || source.tokens[index].kind == .literal,
        !source.isKeyword(index)
      else { return start }
      start = index
      guard source.isSymbol(index - 1, ".") else { return start }
      // `.first` without a base, as in `(.paper.name`.
      guard source.isEnd(index - 2) else { return index - 1 }
      index -= 2
    }
    return start
  }

  /// Follows `a.b(c)[0]`.
  ///
  /// - Returns: What it is, and the index after it, at most `limit`.
  func evaluate(from start: Int, to limit: Int, depth: Int = 0) -> (Receiver, end: Int) {
    var (receiver, index) = base(start, limit, depth)
    while index < limit {
      if source.isSymbol(index, "?") || source.isSymbol(index, "!") {
        index += 1
      } else if source.isSymbol(index, "["), !source.tokens[index].isFirstOnLine,
        let close = source.partners[index]
      {
        if case .value(let type) = receiver, let element = type.element {
          receiver = .value(element)
        } else {
          receiver = .unknown
        }
        index = close + 1
      } else if source.isSymbol(index, "."), source.isName(index + 1), index + 1 < limit {
        (receiver, index) = member(index + 1, of: receiver, depth)
      } else {
        return (receiver, index)
      }
    }
    return (receiver, index)
  }

  private func base(_ start: Int, _ limit: Int, _ depth: Int) -> (Receiver, Int) {
    var index = start
    while source.isWord(index, "try") || source.isWord(index, "await")
      || source.isSymbol(index, "?")
      || source.isSymbol(index, "!")
    {
      index += 1
    }
    guard index < limit else { return (.unknown, limit) }
    if source.isSymbol(index, "("), let close = source.partners[index] {
      guard depth < 20 else { return (.unknown, close + 1) }
      let (inner, end) = evaluate(from: index + 1, to: close, depth: depth + 1)
      return (end == close ? inner : .unknown, close + 1)
    }
    if source.isSymbol(index, "."), source.isName(index + 1) {
      let call = AppCall(after: index + 1, in: source)
      return (.unknown, max(index + 2, call.end + 1))
    }
    guard source.isName(index) else {
      return (.unknown, (source.partners[index].map { max($0, index) } ?? index) + 1)
    }
    // The module may qualify a type.
    if source.isWord(index, module.name), source.isSymbol(index + 1, "."), source.isName(index + 2)
    {
      return named(index + 2, isHidden: false)
    }
    return named(index, isHidden: hidden.contains(source.text(index)))
  }

  private func named(_ index: Int, isHidden: Bool) -> (Receiver, Int) {
    let name = source.text(index)
    let end = source.endOfGenerics(after: index)
    let call = AppCall(after: index, in: source)
    if name == "self", let type = extensions.last(where: { $0.body.contains(index) })?.type {
      return (.value(type), index + 1)
    }
    if !isHidden, module.type(name) != nil {
      return call.isReference ? (.type(name), index + 1) : (.value(name), call.end + 1)
    }
    if end > index {
      let type = source.typeText(from: index) ?? name
      return call.isReference ? (.type(type), end + 1) : (.value(type), call.end + 1)
    }
    guard call.isReference else { return (.unknown, call.end + 1) }
    if let type = variables[name] ?? nil { return (.value(type), index + 1) }
    return (.unknown, index + 1)
  }

  private func member(_ name: Int, of receiver: Receiver, _ depth: Int) -> (Receiver, Int) {
    let call = AppCall(after: name, in: source)
    let end = call.isReference ? name + 1 : call.end + 1
    let text = source.text(name)
    switch receiver {
    case .value(let type):
      let members = module.members(named: text, in: type).filter { !$0.isStatic }
      if let type = result(of: members, call) { return (.value(type), end) }
      if let element = type.element, ["first", "last"].contains(text) {
        return (.value(element), end)
      }
      if text == "send" || text == "value" { return (sent(name, depth), end) }
    case .type(let type):
      if text == "init" { return (.value(type), end) }
      let members = module.members(named: text, in: type).filter(\.isStatic)
      if let nested = members.first(where: \.isType) {
        let path = nested.fullName.text
        return call.isReference ? (.type(path), end) : (.value(path), end)
      }
      if members.first?.kind == .enumCase { return (.value(type), end) }
      if let type = result(of: members, call) { return (.value(type), end) }
      // The namespace of the API has an alias for each receiver.
      if module.type(type)?.kind == .namespace, module.type(text) != nil {
        return (.type(text), end)
      }
    case .implicit: break
    case .unknown: if text == "send" { return (sent(name, depth), end) }
    }
    return (.unknown, end)
  }

  private func result(of members: [Symbol], _ call: AppCall) -> String? {
    guard let first = members.first else { return nil }
    guard first.kind.isCallable else { return first.type }
    guard !call.isReference else { return nil }
    return (members.first(where: call.isPossible) ?? first).type
  }

  /// The response of `client.send(deck.draw())`.
  private func sent(_ name: Int, _ depth: Int) -> Receiver {
    guard source.isSymbol(name + 1, "("), let close = source.partners[name + 1], depth < 20 else {
      return .unknown
    }
    let (argument, end) = evaluate(from: name + 2, to: close, depth: depth + 1)
    guard end == close, case .value(let request) = argument,
      let open = request.firstIndex(of: "<"), request.hasSuffix(">"),
      request[..<open].hasSuffix("Request")
    else { return .unknown }
    return .value(String(request[request.index(after: open)...].dropLast()))
  }
}

extension String {
  /// `Card` for `[Card]`, and `Card` for `[String: Card]`.
  var element: String? {
    var text = self
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = String(text.dropFirst().dropLast())
    guard let colon = inner.firstIndex(of: ":") else { return inner }
    return inner[inner.index(after: colon)...].drop { $0 == " " }.description
  }
}
