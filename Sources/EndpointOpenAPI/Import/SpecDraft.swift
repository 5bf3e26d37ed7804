import EndpointJSON
import EndpointSpec

/// The parts of an imported spec, before they are written to files.
struct SpecDraft {
  struct Entry: Sendable {
    let name: String
    var value: JSONValue
    /// The only receiver that uses it. Nil for entries of the main file.
    let receiver: String?
    /// The location of the schema or operation.
    let place: Place
    var offers = OfferedMediaTypes()
  }

  let api: String
  /// The members before types and endpoints.
  let head: JSONObject
  let types: [Entry]
  let endpoints: [Entry]
  /// The locations of the shared errors, by status.
  var errorPlaces: [String: Place] = [:]

  /// The spec in one file.
  var whole: JSONValue { spec(head, types, endpoints) }

  /// One file per receiver with the types that only it uses. The rest is in the first file.
  func splitFiles() -> [ImportResult.File] {
    let types = Dictionary(grouping: types, by: \.receiver)
    let endpoints = Dictionary(grouping: endpoints, by: \.receiver)
    let main = spec(head, types[nil] ?? [], endpoints[nil] ?? [])
    var files = [ImportResult.File(name: "api.json", spec: main)]
    var names = UniqueNames(["api"], ignoresCapitals: true)
    for receiver in self.endpoints.compactMap(\.receiver).unique(by: \.self) {
      let spec = spec(JSONObject(), types[receiver] ?? [], endpoints[receiver] ?? [])
      let name = names.claim([receiver, receiver + "Endpoints"])
      files.append(ImportResult.File(name: "\(name).json", spec: spec))
    }
    return files
  }

  private func spec(_ head: JSONObject, _ types: [Entry], _ endpoints: [Entry]) -> JSONValue {
    var object = head
    object.add("types", JSONObject(types.map { ($0.name, $0.value) }))
    object.add("endpoints", JSONObject(endpoints.map { ($0.name, $0.value) }))
    return object.value
  }
}
