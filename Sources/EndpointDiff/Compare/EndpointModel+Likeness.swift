import EndpointSpec

extension Pair<EndpointModel> {
  /// Whether the function is the same, as far as its types are. What has failures of its own, headers or another name beside
  /// is rare, and never taken for the same.
  var isCalledAlike: Bool {
    old.id == new.id && old.receiver == new.receiver && old.verb == new.verb
      && [old.was, new.was] == [nil, nil] && [old.deprecation, new.deprecation] == [nil, nil]
      && old.failures == nil && new.failures == nil
      && areAlike(new.parameters, old.parameters) { $0.isAlike($1) }
      && new.body?.content == old.body?.content && new.body?.encoding == old.body?.encoding
      && new.response.isAlike(old.response)
      && new.pagination?.style == old.pagination?.style
      && new.pagination?.item == old.pagination?.item
  }
}

extension ResponseModel {
  fileprivate func isAlike(_ old: ResponseModel) -> Bool {
    guard case .value(let new) = self, case .value(let old) = old else { return false }
    return new.type == old.type && new.encoding == old.encoding && new.at == old.at
      && new.headers.isEmpty && old.headers.isEmpty
  }
}

extension EndpointModel {
  /// The types that its function is written with.
  var namedTypes: [TypeReference] {
    var types = parameters.map(\.field.type) + responseTypes
    if let type = body?.type { types.append(type) }
    if let item = pagination?.item { types.append(item) }
    return types
  }

  /// The types of which the function shows more than the name.
  var shownTypes: [TypeReference] {
    var types = parameters.filter(\.isTakenApart).map(\.field.type)
    if case .type(let name) = receiver { types.append(.named(name)) }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}

extension ParameterModel {
  /// Whether the function shows more of it than the name of its type.
  fileprivate var isTakenApart: Bool {
    switch binding {
    case .argument, .constant: field.defaultValue != nil || serverDefault != nil
    case .spread, .receiver, .receiverField: true
    }
  }
}
