import EndpointJSON
import EndpointSpec
import EndpointWire

/// Rewrites members of an object, so that objects with the same meaning have equal members.
struct NormalMembers {
  private(set) var all: [JSONMember]

  init(_ node: JSONNode) { all = node.members }

  subscript(key: String) -> JSONNode? { all.first { $0.key == key }?.value }

  mutating func map(_ convert: (String, JSONNode) -> JSONNode) {
    for index in all.indices {
      all[index] = all[index].renamed(all[index].key, convert(all[index].key, all[index].value))
    }
  }

  mutating func add(_ member: JSONMember) { all.append(member) }

  mutating func remove(_ key: String) { all.removeAll { $0.key == key } }

  /// Replaces a value, or adds it at its own location.
  mutating func set(_ key: String, _ value: JSONNode) {
    if let index = all.firstIndex(where: { $0.key == key }) {
      all[index] = all[index].renamed(key, value)
    } else {
      all.append(.made(key, value))
    }
  }

  mutating func rename(_ key: String, to name: String, _ value: JSONNode) {
    guard let index = all.firstIndex(where: { $0.key == key }) else { return }
    all[index] = all[index].renamed(name, value)
  }

  /// Removes members that change nothing, such as `"deprecated": false`, and rewrites others.
  mutating func normalize(_ object: DocumentObject) {
    all.removeAll { Self.isEmptyAlike($0) || Self.isFalseAlike($0) }
    switch object {
    case .document: all.removeAll { ["openapi", "security"].contains($0.key) }
    case .parameter, .header: normalizeParameter(isHeader: object == .header)
    case .requestBody: normalizeContent()
    case .response:
      normalizeContent()
      changeKeys(of: "headers") { $0.lowercased() }
    case .server: normalizeServer()
    case .discriminator: normalizeMapping()
    case .schema: normalizeSchema()
    default: break
    }
  }

  private static let flags: Set = [
    "required", "deprecated", "nullable", "readOnly", "writeOnly", "uniqueItems",
    "allowEmptyValue", "allowReserved",
  ]
  private static let minima: Set = ["minLength", "minItems", "minProperties"]
  private static let lists: Set = [
    "parameters", "tags", "headers", "links", "callbacks", "examples", "required", "properties",
    "variables", "mapping",
  ]

  private static func isFalseAlike(_ member: JSONMember) -> Bool {
    switch member.value.kind {
    case .bool(false): flags.contains(member.key)
    case .bool(true): member.key == "additionalProperties"
    case .number(let text): minima.contains(member.key) && Double(text) == 0
    default: false
    }
  }

  private static func isEmptyAlike(_ member: JSONMember) -> Bool {
    switch member.value.kind {
    case .array(let elements): elements.isEmpty && lists.contains(member.key)
    case .object(let members):
      members.isEmpty && (lists.contains(member.key) || member.key == "additionalProperties")
    case .null, .bool, .number, .string: false
    }
  }

  // MARK: Parameters and contents

  /// Gives the parameters of a path to its operations, unless they declare their own.
  mutating func passOnParameters(to methods: [String]) {
    guard let shared = self["parameters"] else { return }
    for method in methods {
      guard let operation = self[method], case .object = operation.kind else { continue }
      var members = NormalMembers(operation)
      let own = members["parameters"]?.elements ?? []
      let names = Set(own.map(\.parameterName))
      let rest = shared.elements.filter { !names.contains($0.parameterName) }
      members.set("parameters", .array(own + rest, at: members["parameters"] ?? shared))
      set(method, .object(members.all, at: operation))
    }
    remove("parameters")
  }

  private mutating func normalizeParameter(isHeader: Bool) {
    let location = isHeader ? "header" : self["in"]?.text ?? ""
    let style = self["style"]?.text
    let usual = ["query", "cookie"].contains(location) ? "form" : "simple"
    if let explode = self["explode"], explode.isTrue == ((style ?? usual) == "form") {
      remove("explode")
    }
    if style == usual { remove("style") }
    if location == "path" { remove("required") }
    if location == "header", let name = self["name"], let text = name.text {
      set("name", .text(text.lowercased(), at: name))
    }
    normalizeContent()
  }

  private mutating func normalizeServer() {
    guard let url = self["url"], let text = url.text else { return }
    set("url", .text(text.serverAddress, at: url))
  }

  /// Media types ignore case, and UTF-8 is the usual encoding of texts.
  private mutating func normalizeContent() {
    changeKeys(of: "content") { key in
      let parts = key.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.filter { $0 != "charset=utf-8" }.joined(separator: ";")
    }
  }

  private mutating func changeKeys(of key: String, _ change: (String) -> String) {
    guard let value = self[key] else { return }
    set(key, value.changed { $0.renamed(change($0.key), $0.value) })
  }
}

extension JSONNode {
  /// What identifies a parameter: a reference, or location and name.
  fileprivate var parameterName: [String] {
    self["$ref"]?.text.map { [$0] } ?? [self["in"]?.text ?? "", self["name"]?.text ?? ""]
  }
}
