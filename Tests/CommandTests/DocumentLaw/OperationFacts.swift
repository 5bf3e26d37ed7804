import EndpointJSON

/// What the standard part of an exported document must say about the endpoints of a route.
struct OperationFacts: Equatable, CustomStringConvertible {
  var statuses: Set<String> = []
  /// The parameters by name and location, and whether they are required.
  var parameters: Set<String> = []
  /// The fields of bodies, and whether they are required.
  var fields: Set<String> = []
  /// The encodings of bodies, and of successes by status.
  var encodings: Set<String> = []
  /// The number of endpoints. OpenAPI cannot express different parameters of two endpoints.
  private(set) var count = 0

  static func == (left: Self, right: Self) -> Bool {
    left.statuses == right.statuses && left.encodings == right.encodings
      && left.fields == right.fields
      && (left.parameters == right.parameters || left.count != right.count)
  }

  var description: String {
    [statuses, parameters, fields, encodings].map { $0.sorted().joined(separator: " ") }
      .joined(separator: "; ")
  }

  /// The facts by route, such as `GET /pets/{}`.
  static func all(in spec: JSONValue) -> [String: OperationFacts] {
    var facts: [String: OperationFacts] = [:]
    for (_, endpoint) in spec["endpoints"]?.objectValue ?? [:] {
      let path = (endpoint["path"]?.stringValue ?? "").replacing(/\{[^}]*\}/, with: "{}")
      let route = "\(endpoint["method"]?.stringValue ?? "GET") \(path)"
      facts[route, default: OperationFacts()].add(endpoint, spec["errors"]?.objectValue ?? [:])
    }
    return facts
  }

  private mutating func add(_ endpoint: JSONValue, _ shared: JSONObject) {
    count += 1
    addResponse(endpoint["response"])
    var errors = shared
    for (key, rule) in endpoint["errors"]?.objectValue ?? [:] { errors[key] = rule }
    statuses.formUnion(errors.filter { !$0.value.isNull }.map(\.key))
    for (key, parameter) in endpoint["parameters"]?.objectValue ?? [:] {
      let (name, place) = (parameter["name"]?.stringValue ?? key, parameter["in"]?.stringValue)
      // The import moves constant headers to the head, where the export writes none.
      if place != "header" { parameters.insert(Self.fact(name, parameter) + (place ?? "")) }
    }
    for (key, field) in endpoint["body"]?["fields"]?.objectValue ?? [:] {
      fields.insert(Self.fact(key, field))
    }
  }

  private mutating func addResponse(_ response: JSONValue?) {
    let isStatus = { (key: String) in key.first?.isNumber == true }
    if let object = response?.objectValue, object.keys.contains(where: isStatus) {
      for (status, value) in object {
        statuses.insert(status)
        addEncoding(value, status)
      }
      return
    }
    let hasBody = response != nil && response != "void" && response?["type"] != "void"
    let status = response?["status"]
    let own = status?.arrayValue ?? [status ?? .string(hasBody ? "200" : "204")]
    for status in own.map({ $0.stringValue ?? $0.description }) {
      statuses.insert(status)
      addEncoding(response, status)
    }
  }

  private mutating func addEncoding(_ response: JSONValue?, _ status: String) {
    let encoding = response?["format"]?.stringValue ?? response?["encoding"]?.stringValue ?? "json"
    let hasBody = response != nil && response != "void" && response?["type"] != "void"
    if hasBody { encodings.insert("\(status) \(encoding)") }
  }

  /// The name without the ending of array styles, and whether it is required.
  private static func fact(_ name: String, _ value: JSONValue) -> String {
    let type = value.stringValue ?? value["type"]?.stringValue ?? ""
    return name.replacing("[]", with: "") + (type.hasSuffix("?") ? "?" : "")
  }
}

extension JSONValue {
  /// The value without the keys that restore a spec.
  var withoutExtensions: JSONValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.withoutExtensions))
    case .object(let members):
      let own = members.filter { !$0.key.hasPrefix("x-endpoints") }
      return .object(JSONObject(own.map { ($0.key, $0.value.withoutExtensions) }))
    default: return self
    }
  }
}
