import EndpointSpec

/// The endpoints that had another name, found by the receivers in which their old names stay.
///
/// They are looked at for each receiver: without the table an API of many receivers that renamed much would be slow.
struct MovedEndpoints {
  struct Entry {
    let endpoint: EndpointModel
    let former: FormerName
  }

  /// In the order of the spec.
  let all: [Entry]
  /// By the receiver's name, nil of the API itself.
  private let entries: [SwiftName?: [Entry]]

  init(_ model: APIModel, _ deprecated: [SwiftName: DeprecatedName]) {
    let moved = model.endpoints.filter { $0.was != nil }
    let types = moved.isEmpty ? [:] : Self.types(model, deprecated)
    all = moved.compactMap { endpoint in
      FormerName(endpoint, types: types).map { Entry(endpoint: endpoint, former: $0) }
    }
    entries = Dictionary(grouping: all) { $0.former.receiver.name }
  }

  /// Those whose old names stood in a receiver.
  func entries(of receiver: EndpointModel.Receiver) -> [Entry] { entries[receiver.name] ?? [] }

  /// The names of the types and namespaces in which old names stay, in the order of the spec.
  var formerReceivers: [SwiftName] { all.compactMap(\.former.receiver.name) }

  /// The types by all names that they have or had; what a type is called today comes first.
  private static func types(
    _ model: APIModel,
    _ deprecated: [SwiftName: DeprecatedName]
  ) -> [SwiftName: SwiftName] {
    var types: [SwiftName: SwiftName] = [:]
    for type in model.types {
      for name in [type.was, deprecated[type.name]?.name].compactMap(\.self) {
        types[name] = types[name] ?? type.name
      }
    }
    for type in model.types { types[type.name] = type.name }
    return types
  }
}
