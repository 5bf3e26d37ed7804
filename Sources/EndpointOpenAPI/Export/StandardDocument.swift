import EndpointJSON
import EndpointSpec

/// The OpenAPI document of an API, as far as OpenAPI can express it.
///
/// It describes requests and responses correctly for documentation, mock servers and contract tests. `exportOpenAPI`
/// adds the parts that only Swift needs.
struct StandardDocument {
  let model: APIModel
  /// The spec as written. The model resolves some of its parts.
  let document: SpecDocument
  /// The authentication that endpoints have in the spec, by name.
  private let authentication: [String: [[SchemeUse]]]
  let memberTags: MemberTags

  init(model: APIModel, document: SpecDocument) {
    self.model = model
    self.document = document
    let own = document.endpoints.compactMap { endpoint in
      endpoint.value.authentication.map { (endpoint.name.value, $0) }
    }
    authentication = Dictionary(firstOf: own)
    memberTags = MemberTags(model.types)
  }

  /// 3.1.0, or 3.2.0 for methods that 3.1 does not have.
  private var version: String {
    let isOld = model.endpoints.allSatisfy {
      $0.method != "QUERY" && Operation.methods.contains($0.method.lowercased())
    }
    return isOld ? "3.1.0" : "3.2.0"
  }

  /// The document.
  var value: JSONValue {
    var root = JSONObject()
    root["openapi"] = .string(version)
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
    // OpenAPI requires a version.
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

  /// The receivers in order of first use.
  private var tags: [SwiftName] {
    model.endpoints.compactMap(\.receiver.name).unique(by: \.self)
  }

  private func tagObject(_ receiver: SwiftName) -> JSONObject {
    var tag: JSONObject = ["name": .string(receiver.text)]
    tag["description"] = model.receivers[receiver]?.text
    return tag
  }

  /// The operations by path and method, in order of first use.
  ///
  /// OpenAPI allows one operation per path and method, and treats paths that differ only in parameter names as equal.
  /// Another endpoint adds its media types to the operation. The rest of it is stored in extensions.
  private var paths: JSONObject {
    var paths = JSONObject()
    var texts: [String: String] = [:]
    for endpoint in model.endpoints {
      let text = texts[endpoint.namelessPath] ?? endpoint.pathText
      texts[endpoint.namelessPath] = text
      let place = Self.place(ofMethod: endpoint.method)
      let own = JSONValue.object(operation(endpoint, path: text))
      let known = place.reduce(paths[text]) { $0?[$1] }
      let operation = known?.addingMediaTypes(of: own) ?? own
      paths.change(text) { item in
        if place.count == 1 {
          item[place[0]] = operation
        } else {
          item.change(place[0]) { $0[place[1]] = operation }
        }
      }
    }
    return paths
  }

  /// The path of an operation in its path item. Methods that OpenAPI does not know are `additionalOperations` (OpenAPI
  /// 3.2).
  private static func place(ofMethod method: String) -> [String] {
    let key = method.lowercased()
    return Operation.methods.contains(key) ? [key] : ["additionalOperations", method]
  }

  /// An operation. Its `operationId` is the name of the endpoint.
  func operation(_ endpoint: EndpointModel, path: String) -> JSONObject {
    var operation = JSONObject()
    operation["tags"] = endpoint.receiver.name.map { [.string($0.text)] }
    operation["summary"] = endpoint.documentation.summary.map { .string($0) }
    operation["description"] = endpoint.documentation.description.map { .string($0) }
    operation["operationId"] = .string(endpoint.id)
    operation.add(endpoint.deprecation)
    operation["parameters"] = nonEmpty(parameters(of: endpoint, path: path))
    operation["requestBody"] = requestBody(of: endpoint)
    operation["responses"] = responses(of: endpoint)
    operation["security"] = authentication[endpoint.id].map { security($0) }
    operation["servers"] = servers(of: endpoint)
    return operation
  }
}

extension EndpointModel {
  /// `/deck/{deck}/draw`
  var pathText: String { pathText { "{\($0.text)}" } }

  /// `/deck/{}/draw`
  fileprivate var namelessPath: String { pathText { _ in "{}" } }

  /// The names in the path, in order.
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

extension JSONValue {
  /// The operation with the media types and statuses of another one.
  fileprivate func addingMediaTypes(of other: JSONValue) -> JSONValue {
    guard var operation = objectValue else { return self }
    if let body = operation["requestBody"], let others = other["requestBody"] {
      operation["requestBody"] = body.addingContent(of: others)
    }
    operation.change("responses") { responses in
      for (status, response) in other["responses"]?.objectValue ?? [:] {
        responses[status] = responses[status]?.addingContent(of: response) ?? response
      }
    }
    return .object(operation)
  }

  private func addingContent(of other: JSONValue) -> JSONValue {
    guard var object = objectValue, let others = other["content"]?.objectValue else { return self }
    object.change("content") { $0.add(others) }
    return .object(object)
  }
}

/// An array, or nil if it is empty.
func nonEmpty(_ elements: [JSONValue]) -> JSONValue? {
  elements.isEmpty ? nil : .array(elements)
}

/// An object, or nil if it is empty.
func nonEmpty(_ object: JSONObject) -> JSONValue? {
  object.isEmpty ? nil : .object(object)
}

extension Documentation {
  /// The summary and the description in one text.
  var text: JSONValue? {
    let texts = [summary, description].compactMap(\.self)
    return texts.isEmpty ? nil : .string(texts.joined(separator: "\n\n"))
  }
}

extension JSONObject {
  /// Changes the object under a key. A missing object starts empty.
  mutating func change(_ key: String, _ change: (inout JSONObject) -> Void) {
    var object = self[key]?.objectValue ?? [:]
    change(&object)
    self[key] = .object(object)
  }

  /// Marks the object as deprecated, with the sunset date.
  mutating func add(_ deprecation: Deprecation?) {
    guard let deprecation else { return }
    self["deprecated"] = true
    self[VendorKey.sunset] = deprecation.sunset.map { .string($0) }
  }
}
