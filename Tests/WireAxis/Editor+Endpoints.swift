import EndpointJSON

extension Editor {
  mutating func addEndpoint(_ endpoint: JSONValue, _ name: String) {
    let place = ["endpoints", name]
    add("remove an endpoint", place, to: nil)
    add("rename an endpoint", ["endpoints"]) { $0.renaming(name, to: "Renamed.call") }
    add("rename an endpoint with was", ["endpoints"]) { endpoints in
      endpoints.renaming(name, to: "Renamed.call") { $0.setting("was", .string(name)) }
    }
    for method in ["GET", "POST", "PUT", "DELETE"] {
      add("change a method", place + ["method"], to: .string(method))
    }
    addPath(endpoint, place)
    addPolicies(place)
    for (key, parameter) in (endpoint["parameters"] ?? [:]).members {
      addField(parameter, place + ["parameters"], key, isParameter: true)
    }
    let extra = place + ["parameters", "extra"]
    add("add an optional parameter", extra, to: "string?")
    add("add a required parameter", extra, to: "int")
    add("add a parameter with a default", extra, to: ["type": "int", "default": 3])
    add("add a constant parameter", extra, to: ["constant": "always"])
    add("add a header", place + ["headers", "X-Extra"], to: "1")
    addBody(endpoint["body"], place + ["body"])
    addResponse(endpoint["response"], place + ["response"])
    addErrors(endpoint["errors"], place + ["errors"])
    addPages(endpoint, place)
  }

  private mutating func addPath(_ endpoint: JSONValue, _ place: [String]) {
    guard let path = endpoint["path"]?.stringValue else { return }
    add("change a path", place + ["path"], to: .string("/v9" + path))
    add("lengthen a path", place + ["path"], to: .string(path + "/more"))
    for (key, _) in (endpoint["parameters"] ?? [:]).members where path.contains("{\(key)}") {
      let renamed = path.split(separator: "{\(key)}", omittingEmptySubsequences: false)
        .joined(separator: "{other}")
      add("rename a placeholder", place) { endpoint in
        endpoint.setting("path", .string(renamed))
          .setting("parameters", endpoint["parameters"]?.renaming(key, to: "other"))
      }
    }
  }

  private mutating func addPolicies(_ place: [String]) {
    add("deprecate an endpoint", place + ["deprecated"], to: true)
    add("change the timeout", place + ["timeout"], to: 77)
    add("change the cache", place + ["cache"], to: "reload")
    add("change idempotency", place + ["idempotent"], to: true)
    add("change safety", place + ["safe"], to: true)
    add("require no credentials", place + ["authentication"], to: nil)
    add("change the summary", place + ["summary"], to: "Other words.")
  }

  private mutating func addBody(_ body: JSONValue?, _ path: [String]) {
    guard let body else {
      add("add a body", path, to: "[string: int]")
      add("add an optional body", path, to: "[string: int]?")
      return
    }
    add("remove a body", path, to: nil)
    let fields = (body["fields"] ?? [:]).members
    if body["fields"] != nil {
      for (key, field) in fields { addField(field, path + ["fields"], key, isParameter: false) }
      addNewFields(path + ["fields"])
    } else {
      addUse(body["type"] == nil ? path : path + ["type"], body["type"] ?? body)
    }
    let isLong = body["fields"] != nil || body["type"] != nil
    for encoding in ["json", "form", "multipart"] {
      add("change an encoding", path) {
        (isLong ? $0 : ["type": $0]).setting("encoding", .string(encoding))
      }
    }
    add("wrap a body", path) { (isLong ? $0 : ["type": $0]).setting("at", "wrapped") }
    add("unwrap a body", path) { $0.setting("at", nil) }
  }

  private mutating func addResponse(_ response: JSONValue?, _ path: [String]) {
    guard let response else {
      add("add a response", path, to: "[string: int]")
      return
    }
    add("remove a response", path, to: nil)
    let statuses = response.members.filter { Int($0.key) != nil }
    for (status, value) in statuses {
      add("remove a status", path + [status], to: nil)
      add("change a status", path) { $0.renaming(status, to: "299") }
      addValue(value, path + [status])
    }
    if statuses.isEmpty {
      add("name a status", path) { ["200": $0] }
      add("name another status", path) { ["201": $0] }
      add("add a status", path) { ["200": $0, "202": "void"] }
      addValue(response, path)
    } else {
      add("add a status", path + ["298"], to: "void")
      for name in typeNames.prefix(2) { add("add a status", path + ["298"], to: .string(name)) }
    }
  }

  private mutating func addValue(_ value: JSONValue, _ path: [String]) {
    if value["stream"] != nil {
      addUse(path + ["stream"], value["stream"])
      add("change a stream", path + ["format"], to: value["format"] == "sse" ? "lines" : "sse")
      add("change a stream's end", path + ["end"], to: "[END]")
      return
    }
    let isLong = value["type"] != nil
    addUse(isLong ? path + ["type"] : path, value["type"] ?? value)
    func long(_ value: JSONValue) -> JSONValue { isLong ? value : ["type": value] }
    add("read deeper", path) { long($0).setting("at", "deeper.value") }
    add("read at the top", path) { long($0).setting("at", nil) }
    add("response as text", path) { long($0).setting("type", "string").setting("encoding", "text") }
    add("add a response header", path) { value in
      long(value).setting("headers", (long(value)["headers"] ?? [:]).setting("X-More", "int?"))
    }
    for (key, header) in (value["headers"] ?? [:]).members {
      add("remove a response header", path + ["headers", key], to: nil)
      addUse(path + ["headers", key], header)
    }
  }

  private mutating func addPages(_ endpoint: JSONValue, _ place: [String]) {
    guard let pages = endpoint["pagination"] else { return }
    let path = place + ["pagination"]
    add("remove pages", path, to: nil)
    add("page by links", path) { pages in
      pages["items"].map { ["style": "link", "items": $0] } ?? ["style": "link"]
    }
    add("change the items", path + ["items"], to: "others")
    add("start pages elsewhere", path + ["start"], to: pages["start"] == 0 ? 1 : 0)
    add("end pages otherwise", path + ["more"], to: nil)
    addPageInBody(endpoint, place, named: pages["parameter"]?.stringValue ?? "page")
  }

  /// Moves the parameter of the page into the body, where the endpoint has no body of another type.
  private mutating func addPageInBody(_ endpoint: JSONValue, _ place: [String], named name: String)
  {
    guard let parameter = endpoint["parameters"]?[name],
      endpoint["body"] == nil || endpoint["body"]?["fields"] != nil
    else { return }
    add("select the page in the body", place) { endpoint in
      let body = endpoint["body"] ?? [:]
      let fields = (body["fields"] ?? [:]).setting(name, parameter)
      return endpoint.setting("method", "POST").setting("body", body.setting("fields", fields))
        .setting("parameters", endpoint["parameters"]?.setting(name, nil))
    }
  }
}
