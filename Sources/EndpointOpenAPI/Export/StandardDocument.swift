import EndpointJSON
import EndpointSpec

/// The OpenAPI document of an API, as far as OpenAPI has words for it.
///
/// It says what travels, so that documentation, mock servers and contract tests are right; what only Swift needs is added by `exportOpenAPI`.
struct StandardDocument {
  let model: APIModel
  /// The spec as written, for what is merged or left out in the model.
  let document: SpecDocument
  /// What the endpoints of the spec ask for as it is written, by their names.
  let authentication: [String: AuthenticationSpec]

  init(model: APIModel, document: SpecDocument) {
    self.model = model
    self.document = document
    authentication = Dictionary(
      document.endpoints.compactMap { entry in
        entry.value.authentication.map { (entry.name.value, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// OpenAPI 3.1.0.
  var value: JSONValue {
    var root = JSONObject()
    root["openapi"] = "3.1.0"
    root["info"] = .object(info)
    root["servers"] = .array(model.servers.map { .object(serverObject($0, url: $0.url)) })
    root["security"] = document.defaults.authentication.map { security($0) }
    root["tags"] = nonEmpty(tags.map { .object(tagObject($0)) })
    root["paths"] = .object(paths)
    root["components"] = nonEmpty(components)
    return .object(root)
  }

  private var info: JSONObject {
    var info: JSONObject = ["title": .string(model.name.text)]
    info["description"] = model.documentation.text
    // OpenAPI wants a version of every document.
    info["version"] = .string(model.version ?? "0.0.0")
    return info
  }

  private var components: JSONObject {
    var schemas = JSONObject()
    for type in model.types { schemas[type.name.text] = .object(schema(of: type)) }
    var components = JSONObject()
    components["schemas"] = nonEmpty(schemas)
    components["securitySchemes"] = nonEmpty(securitySchemes)
    return components
  }

  /// The receivers, in order of first mention.
  private var tags: [SwiftName] {
    var seen: Set<SwiftName> = []
    return model.endpoints.compactMap(\.receiver.name).filter { seen.insert($0).inserted }
  }

  private func tagObject(_ receiver: SwiftName) -> JSONObject {
    var tag: JSONObject = ["name": .string(receiver.text)]
    tag["description"] = model.receivers[receiver]?.text
    return tag
  }

  /// The operations by path and method, in order of first mention.
  ///
  /// OpenAPI has one operation a path and method, and takes two paths for one that differ in names of parameters
  /// only: what finds its place taken is left to the extensions.
  private var paths: JSONObject {
    var paths = JSONObject()
    var texts: [String: String] = [:]
    for endpoint in model.endpoints {
      let text = texts[endpoint.namelessPath] ?? endpoint.pathText
      texts[endpoint.namelessPath] = text
      var item = paths[text]?.objectValue ?? JSONObject()
      let method = endpoint.method.lowercased()
      guard item[method] == nil else { continue }
      item[method] = .object(operation(endpoint, path: text))
      paths[text] = .object(item)
    }
    return paths
  }
}

extension EndpointModel {
  /// What its operations are grouped by: the receiver's name.
  var tag: String? { receiver.name?.text }

  /// `/deck/{deck}/draw`
  var pathText: String { pathText { "{\($0.text)}" } }

  /// `/deck/{}/draw`
  fileprivate var namelessPath: String { pathText { _ in "{}" } }

  /// The names in the path, in their order.
  var pathNames: [WireName] {
    path.compactMap { part in
      switch part {
      case .text: nil
      case .parameter(let name, _), .variable(let name): name
      }
    }
  }

  private func pathText(_ name: (WireName) -> String) -> String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let wireName, _), .variable(let wireName): name(wireName)
      }
    }.joined()
  }
}

/// An array, or nil where nothing is in it.
func nonEmpty(_ elements: [JSONValue]) -> JSONValue? {
  elements.isEmpty ? nil : .array(elements)
}

/// An object, or nil where nothing is in it.
func nonEmpty(_ object: JSONObject) -> JSONValue? {
  object.isEmpty ? nil : .object(object)
}

extension Documentation {
  /// Both texts, as OpenAPI has one for them.
  var text: JSONValue? {
    let texts = [summary, description].compactMap(\.self)
    return texts.isEmpty ? nil : .string(texts.joined(separator: "\n\n"))
  }
}
