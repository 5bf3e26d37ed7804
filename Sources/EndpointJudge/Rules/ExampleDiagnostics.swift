import EndpointJSON
import EndpointSpec

extension LinkedSpec {
  /// What is wrong in an example. Warns about a value that an open enum does not list.
  func exampleDiagnostics(
    _ value: JSONNodeAt,
    _ type: TypeReference,
    _ direction: Direction,
    wire: WireForm?,
    under path: [JSONPath.Component] = []
  ) -> [Diagnostic] {
    let found = Fit(model: model, direction: direction).mismatches(value.node, type, wire: wire)
      .map { $0.under(path).diagnostic(.exampleMismatch, file: value.file) }
    return found.adding(unknownValues(value, type, direction, wire: wire, under: path))
  }

  /// Warns about values that an open enum does not list, since they are probably mistakes.
  func unknownValues(
    _ value: JSONNodeAt,
    _ type: TypeReference,
    _ direction: Direction,
    wire: WireForm? = nil,
    under path: [JSONPath.Component] = []
  ) -> [Diagnostic] {
    let fit = Fit(model: model, direction: direction, acceptsUnknownValues: false)
    return fit.mismatches(value.node, type, wire: wire).map {
      $0.under(path).diagnostic(.unknownValue, file: value.file)
    }
  }
}

extension [Diagnostic] {
  /// The problems and those of other places.
  func adding(_ others: [Diagnostic]) -> [Diagnostic] {
    let places = Set(map(\.place))
    return self + others.filter { !places.contains($0.place) }
  }
}
