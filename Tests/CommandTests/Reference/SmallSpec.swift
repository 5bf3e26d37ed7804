import EndpointDiff
import EndpointGenerator
import EndpointJSON
import EndpointJudge
import EndpointSpec
import Mutation

/// A spec with the name and the server that its parts lack. A class, since it is read and rendered once.
final class SmallSpec {
  let value: JSONValue

  init(_ parts: JSONValue) {
    let usual: JSONObject = [
      "api": "Shop", "servers": ["production": "https://shop.example.com"],
    ]
    let own = parts.objectValue ?? JSONObject()
    let missing = usual.filter { own[$0.key] == nil }
    value = .object(JSONObject((missing + Array(own)).map { ($0.key, $0.value) }))
  }

  /// The spec with another value at a path. Nil removes the value.
  func with(_ new: JSONValue?, at path: ArraySlice<SchemaWalk.Step>) -> SmallSpec {
    SmallSpec(value.replacing(path, with: new))
  }

  /// The spec as a side of a comparison. Nil if it has errors.
  private(set) lazy var side: Side? = {
    let result = readSpec([SourceFile(path: "Shop.json", bytes: Array(value.description.utf8))])
    guard let model = result.model, let document = result.document else { return nil }
    return Side(label: "", path: "Shop.json", model: model, document: document)
  }()

  var files: [GeneratedFile] {
    get throws { try side.map { try render($0.model, source: "Shop.json").flatMap(\.files) } ?? [] }
  }

  /// The declarations of the client, followed by those for tests. Nil if the spec has errors.
  var interface: GeneratedInterface? {
    get throws {
      let files = try files.map { (path: $0.path, text: $0.text) }
      let (tests, client) = files.partitioned { $0.path.contains("Fixtures/") }
      return files.isEmpty ? nil : GeneratedInterface(client + tests)
    }
  }
}

extension Side {
  func changes(to new: Side) -> [Change] {
    compare(old: self, new: new).changes.filter { $0.kind.id != .versionNotBumped }
  }
}

extension JSONValue {
  /// The value with another value at the path. Nil removes the value at the path.
  fileprivate func replacing(
    _ path: ArraySlice<SchemaWalk.Step>,
    with value: JSONValue?
  ) -> JSONValue {
    guard let first = path.first else { return value ?? self }
    func replaced(_ part: JSONValue) -> JSONValue? {
      path.count == 1 ? value : part.replacing(path.dropFirst(), with: value)
    }
    switch (first, self) {
    case (.key(let key), .object(let members)):
      let new = members[key] == nil && path.count == 1 ? value.map { [(key, $0)] } ?? [] : []
      return .object(
        JSONObject(
          new
            + members.compactMap { name, part -> (String, JSONValue)? in
              name == key ? replaced(part).map { (name, $0) } : (name, part)
            }
        )
      )
    case (.index(let index), .array(let elements)):
      return .array(
        elements.enumerated().compactMap { position, part in
          position == index ? replaced(part) : part
        }
      )
    default: return self
    }
  }
}

extension Array {
  /// The elements that satisfy the predicate, and the others.
  fileprivate func partitioned(_ predicate: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(predicate), filter { !predicate($0) })
  }
}
