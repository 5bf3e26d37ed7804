import EndpointJSON
import EndpointSpec
import Testing

/// How a spec is split into files. Every property must hold for all layouts.
enum SpecLayout: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case file
  /// A folder of three files. The name of a type or an endpoint determines its file.
  case folder
  /// The same, with every declaration in a different file.
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

  /// The file of a declaration. It does not depend on other declarations.
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
