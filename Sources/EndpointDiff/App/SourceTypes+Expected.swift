import EndpointGenerator

extension SourceTypes {
  /// The type that `.paper` must have: that of the other side of `==` and `=`, or of the parameter.
  func expectedType(at dot: Int) -> String? {
    if source.isSymbol(dot - 1, "=") {
      let isComparison = source.isSymbol(dot - 2, "=") || source.isSymbol(dot - 2, "!")
      let end = isComparison ? dot - 2 : dot - 1
      return start(ofChainBefore: end).flatMap { start in
        switch evaluate(from: start, to: end) {
        case (.value(let type), end), (.type(let type), end): module.canonical(type)
        default: nil
        }
      }
    }
    guard let open = source.openBracket(around: dot), source.isSymbol(open, "("),
      let close = source.partners[open], close - open < Self.longestExpression
    else { return nil }
    let isLabeled = source.isSymbol(dot - 1, ":") && source.isName(dot - 2)
    let label = isLabeled ? source.text(dot - 2) : nil
    guard isLabeled || source.isSymbol(dot - 1, "(") || source.isSymbol(dot - 1, ",") else {
      return nil
    }
    let type = callees(of: open).lazy.flatMap(\.parameters).first { $0.label == label }?.type
    return type.map(module.canonical)
  }

  /// The functions of the module that a call may have.
  private func callees(of open: Int) -> [Symbol] {
    var name = open - 1
    if source.isSymbol(name, ">"), let start = source.startOfGenerics(before: name) {
      name = start - 1
    }
    guard source.isName(name) else { return [] }
    let call = AppCall(after: name, in: source)
    var functions: [Symbol]
    if source.isSymbol(name - 1, ".") {
      switch receiver(before: name - 1) {
      case .value(let type): functions = module.members(named: source.text(name), in: type)
      case .type(let type): functions = module.members(named: source.text(name), in: type)
      case .implicit, .unknown: functions = []
      }
    } else {
      functions = module.members(named: "init", in: source.text(name))
    }
    return functions.filter { $0.kind.isCallable && call.isPossible(of: $0) }
  }
}
