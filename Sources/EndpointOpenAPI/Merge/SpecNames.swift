/// Other names for types and endpoints of a spec, by their names in it.
struct SpecNames: Equatable {
  var types: [String: String] = [:]
  var endpoints: [String: String] = [:]
  /// Of what `receivers` documents.
  var receivers: [String: String] = [:]

  var isEmpty: Bool { types.isEmpty && endpoints.isEmpty && receivers.isEmpty }
}
