import EndpointJudge
import EndpointSpec

/// The values in the paths of a spec, by the path up to the value. New endpoints have the same names and types there.
struct KnownPathValues {
  private var names: [[String?]: String] = [:]
  private var types: [[String?]: SwiftName] = [:]

  init() {}

  init(_ model: APIModel) {
    for endpoint in model.endpoints {
      let segments = StatedPath(endpoint)?.segments ?? []
      for (index, segment) in segments.enumerated() {
        guard case .value(let name) = segment else { continue }
        let path = segments[...index].map(\.word)
        let parameter = endpoint.parameters.first { $0.field.wireName.text == name }
        names[path] = names[path] ?? name
        types[path] = types[path] ?? parameter?.field.type.innermostName
      }
    }
  }

  func name(at path: ArraySlice<String?>) -> String? { names[Array(path)] }

  /// The named type of the value at the end of a path.
  func type(at path: ArraySlice<String?>) -> SwiftName? { types[Array(path)] }
}
