import EndpointSpec

/// The renamed endpoints by the receivers of their former names.
///
/// The table avoids a search for each receiver, which is slow for large APIs with many renames.
struct MovedEndpoints {
  struct Entry {
    let endpoint: EndpointModel
    let former: FormerName
  }

  /// In the order of the spec.
  let all: [Entry]
  /// By the name of the receiver. Nil for the API itself.
  private let entries: [SwiftName?: [Entry]]

  init(_ model: APIModel, _ deprecated: [SwiftName: DeprecatedName]) {
    let moved = model.endpoints.filter { $0.was != nil }
    let types = moved.isEmpty ? [:] : Self.types(model, deprecated)
    all = moved.compactMap { endpoint in
      FormerName(endpoint, types: types).map { Entry(endpoint: endpoint, former: $0) }
    }
    entries = Dictionary(grouping: all) { $0.former.receiver.name }
  }

  /// The endpoints with a former name in a receiver.
  func entries(of receiver: EndpointModel.Receiver) -> [Entry] { entries[receiver.name] ?? [] }

  /// The types and namespaces with former names, in the order of the spec.
  var formerReceivers: [SwiftName] { all.compactMap(\.former.receiver.name) }

  /// The types by all current and former names. Current names take precedence.
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
