import EndpointJSON

extension Editor {
  /// Adds the edits of a field or a parameter.
  mutating func addField(_ field: JSONValue, _ parent: [String], _ key: String, isParameter: Bool) {
    let path = parent + [key]
    let long = field.longForm
    add("remove a \(isParameter ? "parameter" : "field")", path, to: nil)
    addNames(parent, key, isParameter)
    add("deprecate", path, to: long.setting("deprecated", true))
    add("make secret", path, to: long.setting("secret", true))
    if let constant = field["constant"] {
      add("change a constant", path) {
        $0.setting("constant", constant == "other" ? "else" : "other")
      }
      add("turn a constant into a value", path, to: "string")
      return
    }
    addUse(field["type"] == nil ? path : path + ["type"], field["type"] ?? field)
    addPresence(long, path, isParameter)
    addForms(long, path, isParameter)
    addLimits(long, path)
  }

  private mutating func addNames(_ parent: [String], _ key: String, _ isParameter: Bool) {
    add("rename", parent) { $0.renaming(key, to: key + "_2") }
    add("rename with was", parent) { members in
      members.renaming(key, to: key + "_2") { $0.longForm.setting("was", .string(key)) }
    }
    add("rename in Swift", parent + [key]) { $0.longForm.setting("as", "renamedInSwift") }
    if isParameter { add("relabel", parent + [key]) { $0.longForm.setting("label", "relabelled") } }
  }

  private mutating func addPresence(_ long: JSONValue, _ path: [String], _ isParameter: Bool) {
    let type = long["type"]?.stringValue ?? ""
    add("toggle nullable", path) {
      $0.longForm.setting("nullable", $0["nullable"] == true ? nil : true)
    }
    let required = type.hasSuffix("?") ? String(type.dropLast()) : type
    let sample = Self.defaults[required]
    if long["default"] != nil {
      add("remove a default", path) { $0.setting("default", nil) }
    }
    if let sample {
      add(
        "set a default",
        path,
        to: long.setting("type", .string(required)).setting("default", sample)
      )
      add("turn into a constant", path, to: ["constant": sample])
      if isParameter {
        add(
          "set a server's default",
          path,
          to: ["type": .string(required), "serverDefault": sample]
        )
      }
    }
    if !isParameter {
      add("only in responses", path) { $0.longForm.setting("only", "response") }
      add("only in requests", path) { $0.longForm.setting("only", "request") }
      add("both ways", path) { $0.longForm.setting("only", nil) }
      add("toggle lossy", path) {
        $0.longForm.setting("lossy", $0["lossy"] == true ? nil : true)
      }
      add("move deeper", path) { $0.longForm.setting("at", "deeper.value") }
      add("move back", path) { $0.longForm.setting("at", nil) }
    }
  }

  private static let defaults: [String: JSONValue] = [
    "string": "usual", "int": 5, "int32": 5, "int64": 5, "double": 1.5, "bool": true, "decimal": 2,
    "day": "2026-11-21",
  ]

  private mutating func addForms(_ long: JSONValue, _ path: [String], _ isParameter: Bool) {
    add("send as a string", path) { $0.longForm.setting("wire", "string") }
    add("send as a number", path) { $0.longForm.setting("wire", "number") }
    add("send in the usual form", path) { $0.longForm.setting("wire", nil) }
    guard isParameter else { return }
    for place in ["query", "header", "cookie"] {
      add("move a parameter", path) { $0.longForm.setting("in", .string(place)) }
    }
    for style in ["repeat", "comma", "pipe", "brackets", "indexed", "flat", "json", "deepObject"] {
      add("change a style", path) { $0.longForm.setting("style", .string(style)) }
    }
  }

  private mutating func addLimits(_ long: JSONValue, _ path: [String]) {
    let limits: [JSONValue] = [
      ["min": 1], ["max": 9], ["min": 0, "max": 100], ["length": "1...20"], ["length": "2...10"],
      ["length": "...5"], ["pattern": "^[a-z]+$"], ["pattern": "^[A-Z]{2}-[0-9]+$"],
      ["items": "1...5"], ["items": "1...2"],
    ]
    for limit in limits {
      add("limit", path) { $0.longForm.setting("limits", limit) }
    }
    if long["limits"] != nil { add("remove limits", path) { $0.setting("limits", nil) } }
    if let most = long["limits"]?["max"]?.intValue {
      add("tighten a limit", path + ["limits", "max"], to: .number(JSONNumber(most - 1)))
      add("loosen a limit", path + ["limits", "max"], to: .number(JSONNumber(most + 1)))
    }
    if let least = long["limits"]?["min"]?.intValue {
      add("tighten a limit", path + ["limits", "min"], to: .number(JSONNumber(least + 1)))
      add("loosen a limit", path + ["limits", "min"], to: .number(JSONNumber(least - 1)))
    }
  }
}
