import EndpointJSON
import EndpointSpec

/// The parts of a spec that was imported, before they are put into one file or several.
struct SpecDraft {
  struct Entry: Sendable {
    let name: String
    let value: JSONValue
    /// The receiver that alone it belongs to; nil for what stands in the first file of several.
    let receiver: String?
    /// The schema or operation that it comes from.
    let place: Place
  }

  let api: String
  /// What stands before types and endpoints.
  let head: SpecObject
  let types: [Entry]
  let endpoints: [Entry]

  /// The spec in one file.
  var whole: JSONValue { spec(head, types, endpoints) }

  /// A file a receiver, with the types that nothing else uses; the rest is in the first.
  func splitFiles() -> [ImportResult.File] {
    let types = Dictionary(grouping: types, by: \.receiver)
    let endpoints = Dictionary(grouping: endpoints, by: \.receiver)
    let main = spec(head, types[nil] ?? [], endpoints[nil] ?? [])
    var files = [ImportResult.File(name: "api.json", spec: main)]
    var names = UniqueNames(["api"], ignoresCapitals: true)
    var seen: Set<String> = []
    for receiver in self.endpoints.compactMap(\.receiver) where seen.insert(receiver).inserted {
      let spec = spec(SpecObject(), types[receiver] ?? [], endpoints[receiver] ?? [])
      let name = names.claim([receiver, receiver + "Endpoints"])
      files.append(ImportResult.File(name: "\(name).json", spec: spec))
    }
    return files
  }

  private func spec(_ head: SpecObject, _ types: [Entry], _ endpoints: [Entry]) -> JSONValue {
    var object = head
    object.add("types", Self.map(types))
    object.add("endpoints", Self.map(endpoints))
    return object.value
  }

  private static func map(_ entries: [Entry]) -> SpecObject {
    var object = SpecObject()
    for entry in entries { object.add(entry.name, entry.value) }
    return object
  }
}
