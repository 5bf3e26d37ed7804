import EndpointJSON
import EndpointSpec
import Testing

/// How a spec is laid out: what holds of one file has to hold of a folder of several.
enum SpecLayout: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case file
  /// A folder of three files, with the types and endpoints spread over them by their names.
  case folder
  /// The same with each in another file.
  case otherFolder

  var testDescription: String { rawValue }

  private static let parts = ["api.json", "first.json", "second.json"]
  private static let spread = ["types", "endpoints"]

  func files(of spec: JSONValue) -> [SourceFile] {
    guard self != .file else { return [SourceFile(path: "spec.json", spec)] }
    return Self.parts.indices.map { part in
      var file = part == 0 ? spec : .object(JSONObject())
      for key in Self.spread {
        let members = (spec[key]?.objectValue.map(Array.init) ?? []).filter {
          self.part(of: $0.key) == part
        }
        file = file.setting(key, to: members.isEmpty ? nil : .object(JSONObject(members)))
      }
      return SourceFile(path: "Spec/\(Self.parts[part])", file)
    }
  }

  /// Where a declaration stands: in the same file whatever became of the others.
  private func part(of name: String) -> Int {
    let shift = self == .folder ? 0 : 1
    return (name.utf8.reduce(shift) { $0 + Int($1) }) % Self.parts.count
  }
}

extension SourceFile {
  fileprivate init(path: String, _ value: JSONValue) {
    self.init(path: path, bytes: [UInt8](value.description.utf8))
  }
}
