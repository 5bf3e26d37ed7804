import EndpointJSON
import EndpointSpec

extension SpecTree {
  /// The names of types that some types and endpoints use directly, and those that the heads use.
  func usedTypes(of types: (String) -> Bool, endpoints: (String) -> Bool) -> Set<String> {
    var names: Set<String> = []
    for (name, type) in self.types.map where types(name) { type.collectTypes(.use, into: &names) }
    for (name, endpoint) in self.endpoints.map where endpoints(name) {
      endpoint.collectTypes(.endpoint, into: &names)
      if endpoint.usesReceiver { names.insert(SwiftName(name).root.text) }
    }
    for (_, head) in heads { head.collectTypes(.document, into: &names) }
    return names
  }

  /// The names of types that some types and endpoints use, also through other types.
  func types(usedBy types: (String) -> Bool, endpoints: (String) -> Bool) -> Set<String> {
    reachable(from: Array(usedTypes(of: types, endpoints: endpoints))) { name in
      var names: Set<String> = []
      self.types.map[name]?.collectTypes(.use, into: &names)
      return Array(names)
    }
  }

  /// Whether there is a type or an endpoint at the path.
  func contains(_ path: [String]) -> Bool {
    guard path.count == 2 else { return false }
    return (path[0] == "types" ? types : endpoints).map[path[1]] != nil
  }
}

extension JSONValue {
  /// Whether a parameter of the endpoint is its receiver.
  fileprivate var usesReceiver: Bool {
    (self["parameters"]?.objectValue ?? [:]).contains { _, parameter in
      let type = parameter.stringValue ?? parameter["type"]?.stringValue
      return type == "self" || type?.hasPrefix("self.") == true
    }
  }
}
