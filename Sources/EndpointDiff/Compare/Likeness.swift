import EndpointSpec

extension Pair<EndpointModel> {
  /// Whether only locations differ.
  var areAlike: Bool {
    old.id == new.id && old.was == new.was && old.receiver == new.receiver && old.verb == new.verb
      && old.method == new.method && old.path == new.path
      && old.parameters == new.parameters
      && old.body == new.body && old.response == new.response && old.failures == new.failures
      && old.pagination == new.pagination && arePoliciesSame
      && old.documentation == new.documentation && old.deprecation == new.deprecation
      && new.examples.elementsEqual(old.examples) { $0.saysTheSame(as: $1) }
  }

  /// Whether requests go to the same server with the same credentials and headers, and clients handle them in the same
  /// way.
  private var arePoliciesSame: Bool {
    old.authentication == new.authentication && old.headers.elementsEqual(new.headers, by: ==)
      && old.server == new.server && old.host == new.host && old.timeout == new.timeout
      && old.cache == new.cache && old.redirects == new.redirects
      && old.isIdempotent == new.isIdempotent
  }
}

extension ExampleModel {
  fileprivate func saysTheSame(as old: ExampleModel) -> Bool {
    wireName == old.wireName && status == old.status && response == old.response
      && arguments.elementsEqual(old.arguments, by: ==)
  }
}

extension EndpointModel {
  /// The types that the endpoint refers to.
  var namedTypes: [TypeReference] {
    uses + [pagination?.item].compactMap(\.self) + (failures?.cases.compactMap(\.type) ?? [])
  }

  /// The types whose contents the endpoint exposes.
  var shownTypes: [TypeReference] {
    var types = parameters.filter(\.isTakenApart).map(\.field.type)
    if case .type(let name) = receiver { types.append(.named(name)) }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}

extension ParameterModel {
  /// Whether calls expose the contents of the parameter's type.
  var isTakenApart: Bool {
    switch binding {
    case .argument, .constant: false
    case .spread, .receiver, .receiverField: true
    }
  }
}

extension TypeModel {
  /// Whether both types have the same kind of form, and neither is deprecated.
  func keepsForm(from old: TypeModel) -> Bool {
    guard deprecation == nil, old.deprecation == nil else { return false }
    switch (form, old.form) {
    case (.structure, .structure), (.identifier, .identifier), (.enumeration, .enumeration),
      (.union, .union):
      return true
    default: return false
    }
  }

  /// Whether only locations differ.
  func isAlike(_ old: TypeModel) -> Bool {
    form == old.form && documentation == old.documentation && deprecation == old.deprecation
      && was == old.was && isSent == old.isSent && isReceived == old.isReceived
      && isInline == old.isInline
  }
}
