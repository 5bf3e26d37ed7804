import EndpointSpec

extension APIModel {
  /// The endpoints that have the fields of a struct for arguments, by the struct.
  var spreads: [String: [String]] {
    var spreads: [String: [String]] = [:]
    for endpoint in endpoints {
      for type in endpoint.spreadTypes.compactMap(\.innermostName) {
        spreads[type.text, default: []].append(endpoint.id)
      }
    }
    return spreads
  }
}

extension EndpointModel {
  fileprivate var spreadTypes: [TypeReference] {
    var types = parameters.compactMap { parameter in
      if case .spread = parameter.binding { parameter.field.type } else { nil }
    }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}
