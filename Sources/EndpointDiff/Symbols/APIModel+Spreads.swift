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
    let parameters = parameters.filter { parameter in
      if case .spread = parameter.binding { true } else { false }
    }
    guard case .value(let type, _, isSpread: true)? = body?.content else {
      return parameters.map(\.field.type)
    }
    return parameters.map(\.field.type) + [type]
  }
}
