import EndpointGenerator

/// The differences for calls of a function or an initializer of the old module.
func callDifferences(of symbol: Symbol, in modules: ComparedModules) -> [SymbolDifference] {
  let candidates = modules.candidates(for: symbol).filter { $0.kind == symbol.kind }
  if candidates.isEmpty { return [SymbolDifference(effect: .removed, old: symbol)] }
  let call = Call(symbol, modules)
  let usable = candidates.filter { modules.newType($0.type) == modules.oldType(symbol.type) }
  let found = usable.first(where: call.isReference) ?? usable.first(where: call.isTaken)
  guard let closest = found ?? candidates.first else { return [] }
  guard let effect = call.effect(usable) else { return [] }
  let isReturn = usable.isEmpty && candidates.contains(where: call.isTaken)
  return [
    SymbolDifference(effect: isReturn ? .typeChanged : effect, old: symbol, new: closest)
  ]
}

/// The possible calls of a function: from all arguments to only the required ones.
private struct Call {
  let symbol: Symbol
  let modules: ComparedModules
  private let whole: [Argument]
  private let shortest: [Argument]

  struct Argument {
    let label: String?
    let type: String
  }

  init(_ symbol: Symbol, _ modules: ComparedModules) {
    self.symbol = symbol
    self.modules = modules
    let arguments = symbol.parameters.map { parameter in
      Argument(label: parameter.label, type: modules.oldType(parameter.type))
    }
    whole = arguments
    shortest = zip(symbol.parameters, arguments).filter { !$0.0.hasDefault }.map(\.1)
  }

  /// The most severe effect on one of the calls. Nil if all compile.
  func effect(_ candidates: [Symbol]) -> SymbolDifference.Effect? {
    for call in [whole, shortest] where !candidates.contains(where: { takes(call, $0) }) {
      return .callChanged
    }
    let living = candidates.filter { !$0.isDeprecated }
    for call in [whole, shortest] where !living.contains(where: { takes(call, $0) }) {
      return symbol.isDeprecated ? nil : .deprecated
    }
    let isInitializer = symbol.kind == .initializer
    return isInitializer || candidates.contains(where: isReference) ? nil : .referenceChanged
  }

  /// True if a function accepts the call with every argument.
  func isTaken(_ function: Symbol) -> Bool { takes(whole, function) }

  /// True if a function can replace the old one in a reference without a call.
  func isReference(_ function: Symbol) -> Bool {
    function.parameters.count == whole.count
      && zip(whole, function.parameters).allSatisfy { accepts($0, $1) }
  }

  private func takes(_ call: [Argument], _ function: Symbol) -> Bool {
    var arguments = call[...]
    for parameter in function.parameters {
      if let argument = arguments.first, accepts(argument, parameter) {
        arguments.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return arguments.isEmpty
  }

  private func accepts(_ argument: Argument, _ parameter: Symbol.Parameter) -> Bool {
    let type = modules.newType(parameter.type)
    return argument.label == parameter.label
      && (type == argument.type || type == "\(argument.type)?")
  }
}
