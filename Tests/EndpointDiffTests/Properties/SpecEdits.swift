import EndpointJSON

extension SpecEdit {
  /// Every edit that applies to a spec.
  static func all(of spec: JSONValue) -> [SpecEdit] {
    let endpoints = spec["endpoints"]?.objectValue.map(Array.init) ?? []
    let types = spec["types"]?.objectValue.map(Array.init) ?? []
    return api(spec) + endpoints.flatMap { edits(ofEndpoint: $0.key, $0.value) }
      + types.flatMap { edits(ofType: $0.key, $0.value) }
  }

  private static func api(_ spec: JSONValue) -> [SpecEdit] {
    [
      SpecEdit("add an endpoint", at: ["endpoints", "Extras.ping"]) { _ in
        ["path": "/extras/ping"]
      },
      SpecEdit("add a failure", at: ["errors", "418"]) { _ in "teapot" },
      SpecEdit("add a server", at: ["servers", "mirror"]) { _ in "https://mirror.example.com" },
      SpecEdit("move the server", at: ["servers", "production"]) { _ in "https://new.example.com" },
      SpecEdit("change the summary", at: ["summary"]) { _ in "Something else." },
      SpecEdit("hashable types", at: ["swift"]) { _ in ["hashable": true] },
    ]
  }

  private static func edits(ofEndpoint name: String, _ endpoint: JSONValue) -> [SpecEdit] {
    let place = ["endpoints", name]
    let path = endpoint["path"]?.stringValue ?? ""
    let method = endpoint["method"]?.stringValue == "PUT" ? "PATCH" : "PUT"
    var edits = [
      SpecEdit("remove the endpoint", at: place) { _ in nil },
      SpecEdit("deprecate the endpoint", at: place) { $0?.setting("deprecated", to: true) },
      SpecEdit("change the method", at: place) { $0?.setting("method", to: .string(method)) },
      SpecEdit("change the path", at: place) { $0?.setting("path", to: .string("/v9" + path)) },
      SpecEdit("change the timeout", at: place) { $0?.setting("timeout", to: 77) },
      SpecEdit("change the summary", at: place) { $0?.setting("summary", to: "Other words.") },
      SpecEdit("add a failure", at: place) { $0?.setting("errors", to: ["409": "conflicting"]) },
      SpecEdit("add an optional parameter", at: place + ["parameters", "extra"]) { _ in "string?" },
      SpecEdit("add a required parameter", at: place + ["parameters", "needed"]) { _ in "int" },
      SpecEdit("add a constant header", at: place + ["headers", "X-Extra"]) { _ in "1" },
    ]
    for (key, value) in endpoint["parameters"]?.objectValue.map(Array.init) ?? [] {
      let isInPath = path.contains("{\(key)}")
      edits += self.edits(ofParameter: place + ["parameters", key], value, isInPath: isInPath)
    }
    return edits
  }

  private static func edits(
    ofParameter place: [String],
    _ value: JSONValue,
    isInPath: Bool
  ) -> [SpecEdit] {
    guard let type = value.typeText, type != "self", value["constant"] == nil,
      value["spread"] == nil
    else { return [] }
    let long = value.longForm
    var edits = [
      SpecEdit("change the type", at: place) { _ in long.setting("type", to: "[bool]") },
      SpecEdit("relabel", at: place) { _ in long.setting("label", to: "renamed") },
      SpecEdit("limit", at: place) { _ in long.setting("limits", to: ["max": 7]) },
      SpecEdit("deprecate", at: place) { _ in long.setting("deprecated", to: true) },
    ]
    if isInPath { return edits }
    edits.append(SpecEdit("remove", at: place) { _ in nil })
    edits.append(SpecEdit("to a header", at: place) { _ in long.setting("in", to: "header") })
    if value["default"] == nil, value["serverDefault"] == nil {
      edits.append(SpecEdit("turn optional", at: place) { _ in long.turningOptional })
    }
    return edits
  }

  private static func edits(ofType name: String, _ type: JSONValue) -> [SpecEdit] {
    let place = ["types", name]
    var edits = [
      SpecEdit("change the summary", at: place) { $0?.setting("summary", to: "Other words.") }
    ]
    for (key, value) in type["fields"]?.objectValue.map(Array.init) ?? [] {
      edits += self.edits(ofField: place + ["fields", key], value)
    }
    if type["fields"] != nil {
      edits.append(SpecEdit("add optional", at: place + ["fields", "extra"]) { _ in "string?" })
      edits.append(SpecEdit("add required", at: place + ["fields", "needed"]) { _ in "int" })
    }
    if case .array(let values)? = type["enum"] {
      let more = JSONValue.array(values + ["BRAND_NEW"])
      let fewer = JSONValue.array(Array(values.dropLast()))
      edits.append(SpecEdit("add a value", at: place + ["enum"]) { _ in more })
      edits.append(SpecEdit("remove a value", at: place + ["enum"]) { _ in fewer })
    }
    return edits
  }

  private static func edits(ofField place: [String], _ value: JSONValue) -> [SpecEdit] {
    guard value.typeText != nil, value["constant"] == nil else { return [] }
    let long = value.longForm
    return [
      SpecEdit("remove", at: place) { _ in nil },
      SpecEdit("change the type", at: place) { _ in long.setting("type", to: "[bool]") },
      SpecEdit("rename in Swift", at: place) { _ in long.setting("as", to: "renamed") },
      SpecEdit("deprecate", at: place) { _ in long.setting("deprecated", to: true) },
      SpecEdit("turn optional", at: place) { _ in long.turningOptional },
    ]
  }
}

extension JSONValue {
  /// The type expression of a field or a parameter.
  fileprivate var typeText: String? { stringValue ?? self["type"]?.stringValue }

  /// A field or a parameter as an object.
  fileprivate var longForm: JSONValue {
    stringValue.map { ["type": .string($0)] } ?? self
  }

  /// Optional if it was required, and vice versa.
  fileprivate var turningOptional: JSONValue {
    let type = typeText ?? ""
    return setting("type", to: .string(type.hasSuffix("?") ? String(type.dropLast()) : type + "?"))
  }
}
