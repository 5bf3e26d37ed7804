import EndpointGenerator
import EndpointSpec

/// What a change does to a place of an app.
package enum AppEffect: String, Sendable, Ranked {
  case warns, mayBreak, breaks
}

extension AppEffect? {
  /// From 0 for no effect.
  var severity: Int { map { $0.rank + 1 } ?? 0 }
}

extension AppCall {
  /// True if the call can be one of an old function: its labels are those of parameters in their order, and only
  /// parameters with a default lack.
  func isPossible(of symbol: Symbol) -> Bool {
    passed(to: symbol.parameters) != nil
  }

  /// What becomes of a call of an old function.
  ///
  /// - Returns: Nil if it compiles as before.
  func effect(of symbol: Symbol, in modules: ComparedModules) -> AppEffect? {
    guard let passed = passed(to: symbol.parameters) else { return .mayBreak }
    let candidates = modules.candidates(for: symbol).filter { $0.kind == symbol.kind }
    let effects = candidates.map { effect(passing: passed, to: $0, insteadOf: symbol, modules) }
    // The compiler selects the function that fits best.
    return effects.min { $0.severity < $1.severity } ?? .breaks
  }

  /// The parameters that the call passes. Nil if it cannot be a call of the function.
  private func passed(to parameters: [Symbol.Parameter]) -> [Symbol.Parameter]? {
    if isReference {
      let labels = parameters.map(\.label)
      return arguments.isEmpty || arguments.map(\.label) == labels ? parameters : nil
    }
    var rest = arguments[...]
    var passed: [Symbol.Parameter] = []
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        passed.append(parameter)
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return nil
      }
    }
    return rest.isEmpty ? passed : nil
  }

  private func effect(
    passing passed: [Symbol.Parameter],
    to candidate: Symbol,
    insteadOf symbol: Symbol,
    _ modules: ComparedModules
  ) -> AppEffect? {
    var rest = passed[...]
    var effect: AppEffect? = candidate.isDeprecated && !symbol.isDeprecated ? .warns : nil
    for parameter in candidate.parameters {
      if let old = rest.first, old.label == parameter.label {
        let argument = isReference ? nil : arguments[passed.count - rest.count].literal
        let fit = modules.fit(of: old.type, argument, to: parameter.type, isReference: isReference)
        effect = [effect, fit].compactMap(\.self).max()
        rest.removeFirst()
      } else if isReference || !parameter.hasDefault {
        return .breaks
      }
    }
    if !rest.isEmpty { return .breaks }
    let isSame = modules.oldType(symbol.type) == modules.newType(candidate.type)
    return isSame ? effect : [effect, .mayBreak].compactMap(\.self).max()
  }
}

extension ComparedModules {
  /// Whether an argument of an old type fits a parameter of a new type. Nil if it does.
  fileprivate func fit(
    of old: String,
    _ literal: AppCall.Literal?,
    to new: String,
    isReference: Bool
  ) -> AppEffect? {
    // An alias that is now another type: the argument may have the alias as its type.
    let isSameName = old == new
    let (old, new) = (oldType(old), newType(new))
    if old == new || !isReference && new == "\(old)?" { return nil }
    if isReference { return .breaks }
    if literal == .null { return new.hasSuffix("?") ? nil : .breaks }
    let plain = new.hasSuffix("?") ? String(new.dropLast()) : new
    let isSameButOptional = old == "\(plain)?"
    switch literal {
    case nil:
      let isOptionalElement = new.replacing("?]", with: "]") == old
      return isSameName || isSameButOptional || isOptionalElement ? .mayBreak : .breaks
    case .boolean?: return plain == "Bool" ? nil : .breaks
    case .number?:
      return Self.numbers.contains(plain) ? nil : isStandard(plain) ? .breaks : .mayBreak
    case .text?: return plain == "String" ? nil : isStandard(plain) ? .breaks : .mayBreak
    case .collection?: return isSameButOptional ? nil : .mayBreak
    case .member?: return isSameButOptional ? nil : isStandard(plain) ? .breaks : .mayBreak
    case .null?: return nil
    }
  }

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float",
  ]

  /// True for a type of another module.
  private func isStandard(_ type: String) -> Bool {
    new.symbols(named: type, in: "").isEmpty
  }
}
