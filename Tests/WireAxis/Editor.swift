import EndpointJSON

/// Collects every possible edit of the declarations in a spec.
package struct Editor {
  let types: JSONValue
  let typeNames: [String]
  private(set) var edits: [Edit] = []

  /// The edits of a spec.
  package static func edits(of spec: JSONValue) -> [Edit] {
    var editor = Editor(spec["types"] ?? [:])
    editor.addServers(spec)
    for (name, type) in (spec["types"] ?? [:]).members { editor.addType(type, ["types", name]) }
    for (name, endpoint) in (spec["endpoints"] ?? [:]).members {
      editor.addEndpoint(endpoint, name)
    }
    editor.addErrors(spec["errors"], ["errors"])
    return editor.edits
  }

  private init(_ types: JSONValue) {
    self.types = types
    typeNames = types.members.map(\.key)
  }

  mutating func add(_ name: String, _ path: [String], to value: JSONValue?) {
    edits.append(Edit(name, path, to: value))
  }

  mutating func add(
    _ name: String,
    _ path: [String],
    _ change: @escaping (JSONValue) -> JSONValue
  ) {
    edits.append(Edit(name, path) { $0.map(change) })
  }
}

extension Editor {
  private mutating func addServers(_ spec: JSONValue) {
    for (name, server) in (spec["servers"] ?? [:]).members {
      let path = ["servers", name]
      add("remove a server", path, to: nil)
      if let url = server.stringValue {
        add("move a server", path, to: .string(url + "/v9"))
        add("change a host", path, to: "https://moved.example.com")
      }
      for (key, _) in (server["variables"] ?? [:]).members {
        add("change a server variable", path + ["variables", key], to: ["default": "other"])
      }
    }
    add("add a server", ["servers", "mirror"], to: "https://mirror.example.com")
    add("add a default header", ["defaults", "headers", "X-Extra"], to: "1")
    add("add a default parameter", ["defaults", "parameters", "extra"]) { _ in "string?" }
    add(
      "add a default parameter",
      ["defaults", "parameters", "extra"],
      to: ["type": "string?", "in": "query"]
    )
    add(
      "require a default parameter",
      ["defaults", "parameters", "extra"],
      to: ["type": "int", "in": "query"]
    )
    add("change the default date", ["defaults", "date"], to: "unix")
    add("change the default place", ["defaults", "at"], to: "data")
    add("change the default style", ["defaults", "query", "arrays"], to: "comma")
    add("change the summary", ["summary"], to: "Other words.")
    add("add an endpoint", ["endpoints", "Extras.ping"], to: ["path": "/extras/ping"])
  }

  /// Adds the edits of the errors of the API or of an endpoint.
  mutating func addErrors(_ errors: JSONValue?, _ path: [String]) {
    for (key, error) in (errors ?? [:]).members {
      add("remove a failure", path + [key], to: nil)
      add("rename a failure", path + [key], to: "renamedFailure")
      if error["type"] != nil {
        add("remove the details", path + [key]) { $0.setting("type", nil) }
        add("change the details", path + [key, "type"], to: "[string: int]")
        addUse(path + [key, "type"], error["type"])
      }
      if error["when"] != nil {
        add("change a condition", path + [key, "when"], to: ["broken": true])
      }
    }
    add("add a failure", path + ["409"], to: "conflicting")
    add("add a failure class", path + ["4xx"], to: "wrong")
    add("add a conditional failure", path + ["odd"], to: ["when": ["odd": true]])
    for name in typeNames.prefix(2) {
      add("add a failure", path + ["409"], to: ["case": "conflicting", "type": .string(name)])
    }
  }
}
