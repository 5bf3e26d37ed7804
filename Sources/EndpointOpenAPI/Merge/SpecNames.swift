/// New names of types and endpoints, by their old names.
struct SpecNames: Equatable {
  var types: [String: String] = [:]
  var endpoints: [String: String] = [:]
  /// The names in `receivers`.
  var receivers: [String: String] = [:]

  var isEmpty: Bool { types.isEmpty && endpoints.isEmpty && receivers.isEmpty }
}
