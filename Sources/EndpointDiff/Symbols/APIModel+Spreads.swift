import EndpointSpec

extension APIModel {
  /// The endpoints that have the fields of a struct for arguments, by the struct.
  var spreads: [String: [String]] {
    var spreads: [String: [String]] = [:]
    for index in endpoints.indices {
      for type in endpoints[index].spreadTypes.compactMap(\.innermostName) {
        spreads[type.text, default: []].append(endpoints[index].id)
      }
    }
    return spreads
  }
}

extension EndpointModel {
  fileprivate var spreadTypes: [TypeReference] {
    var types = parameters.indices.compactMap { index in
      if case .spread = parameters[index].binding { parameters[index].field.type } else { nil }
    }
    if case .value(let type, _, isSpread: true)? = body?.content { types.append(type) }
    return types
  }
}
