/// The parsed path of an endpoint: `/decks/{deck}/{sid}.json`, `/files/{+name}`.
struct PathTemplate {
  /// The parts, each name as a parameter.
  private(set) var parts: [PathPart] = []
  /// The names in order.
  private(set) var names: [Located<String>] = []

  /// Splits a path at its braces.
  ///
  /// - Parameter servers: The URLs of the servers, for the hint about a path that begins with one.
  init(_ path: Located<String>, servers: [String], method: String) throws(TextProblem) {
    let bytes = Array(path.value.utf8)
    guard bytes.first == UInt8(ascii: "/") else {
      throw TextProblem(
        range: 0..<max(bytes.count, 1),
        message: "a path begins with \"/\"",
        hint: PathHint.hint(for: path, servers: servers, method: method)
      )
    }
    var index = 0
    while index < bytes.count {
      let end = bytes[index...].firstIndex { Self.isSpecial($0) } ?? bytes.count
      if end > index { parts.append(.text(String(decoding: bytes[index..<end], as: UTF8.self))) }
      index = end
      if index < bytes.count { index = try addName(at: index, of: bytes, in: path) }
    }
  }

  /// Adds `{name}`. Returns the index after it.
  private mutating func addName(
    at start: Int,
    of bytes: [UInt8],
    in path: Located<String>
  ) throws(TextProblem) -> Int {
    guard bytes[start] == UInt8(ascii: "{") else {
      throw Self.unexpected(bytes[start], at: start, in: path)
    }
    // A name may not contain another one: `{id/{part}`.
    let limit = bytes[(start + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "{")) ?? bytes.count
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "}")) else {
      throw TextProblem(
        range: start..<start + 1,
        message: "this \"{\" has no \"}\"",
        hint: PathHint.hint(forBraceAt: start, in: path)
      )
    }
    let keepsSlashes = start + 1 < end && bytes[start + 1] == UInt8(ascii: "+")
    let range = (start + (keepsSlashes ? 2 : 1))..<end
    guard !range.isEmpty, !bytes[range].contains(UInt8(ascii: "{")) else {
      throw TextProblem(
        range: start..<end + 1,
        message: "expected the name of a parameter between \"{\" and \"}\"",
        hint: PathHint.hint(for: path) ?? "write {name}"
      )
    }
    let text = String(decoding: bytes[range], as: UTF8.self)
    parts.append(.parameter(WireName(text), keepsSlashes: keepsSlashes))
    names.append(Located(text, at: path.part(range)))
    return end + 1
  }

  /// True for characters with a special meaning in a path.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || "{}?#".utf8.contains(byte)
  }

  private static func unexpected(
    _ byte: UInt8,
    at index: Int,
    in path: Located<String>
  ) -> TextProblem {
    var problem = TextProblem(range: index..<index + 1, message: "this \"}\" has no \"{\"")
    switch UnicodeScalar(byte) {
    case "?":
      problem.message = "a path must not have a query"
      problem.hint = "put it under \"parameters\"; a fixed value is a \"constant\""
    case "#":
      problem.message = "a path must not have a fragment"
      problem.hint = PathHint.hint(forFragmentIn: path)
    case "}": problem.hint = PathHint.hint(forBraceAt: index, in: path)
    case let other:
      problem.message = "\(quoted(String(other))) is not allowed in a path"
      problem.hint =
        "remove it, or write %\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }
    return problem
  }
}

extension EndpointLinker {
  /// Parses the path of an endpoint. Empty after a report.
  mutating func pathTemplate(_ spec: EndpointDefinition) -> PathTemplate? {
    guard let path = spec.path else { return nil }
    do throws(TextProblem) {
      let servers = document.servers.compactMap(\.value.url?.value)
      return try PathTemplate(path, servers: servers, method: spec.method?.value ?? "GET")
    } catch {
      var problem = error
      problem.hint = emptyBracesHint(path, spec) ?? error.hint
      report(.invalidPath, problem, in: path)
      return nil
    }
  }

  /// The hint for `{}` in a path, if only one required parameter has no place in the path.
  private func emptyBracesHint(_ path: Located<String>, _ spec: EndpointDefinition) -> Hint? {
    let free = spec.parameters.filter { parameter in
      let field = parameter.value.field
      let isOptional =
        if case .expression(_, let text)? = field.type { text.value.hasSuffix("?") } else { false }
      return parameter.value.location == nil && field.defaultValue == nil && field.constant == nil
        && !isOptional && !path.value.contains("{\(parameter.name.value)}")
    }
    guard free.count == 1, path.value.ranges(of: "{}").count == 1 else { return nil }
    let whole = path.value.replacing("{}", with: "{\(free[0].name.value)}")
    return .write(whole, for: path, isCertain: false)
  }

  /// The parts of the path, with each name bound to a parameter or a server variable.
  mutating func bind(
    _ template: PathTemplate,
    to parameters: [ParameterModel],
    of spec: EndpointDefinition
  ) -> [PathPart] {
    let bound = Set(parameters.filter { $0.location == .path }.map(\.field.wireName))
    for name in template.names where !bound.contains(WireName(name.value)) {
      checkVariable(name, parameters, of: spec, template: template.names.map(\.value))
    }
    return template.parts.map { part in
      guard case .parameter(let name, _) = part, !bound.contains(name) else { return part }
      return .variable(name)
    }
  }

  /// Checks that a name in the path that is not a parameter is a variable of every possible server.
  private mutating func checkVariable(
    _ name: Located<String>,
    _ parameters: [ParameterModel],
    of spec: EndpointDefinition,
    template: [String]
  ) {
    let servers = document.servers.filter {
      spec.server == nil || $0.name.value == spec.server?.value
    }
    let lacking = servers.filter { entry in
      !entry.value.variables.contains { $0.name.value == name.value }
    }
    guard let first = lacking.first else { return }
    guard lacking.count < servers.count else {
      let names = parameters.filter { $0.location != .body }.map(\.field.wireName.text)
      report(
        .pathParameterMissing,
        "the path's {\(name.value)} is not in \"parameters\"",
        at: name.place,
        hint: (name.value.contains { "*+=.".contains($0) }
          ? nil : nearest(to: name, in: names.filter { $0 != name.value }))
          ?? PathHint.meant(name, among: names.filter { !template.contains($0) })
          ?? choiceHint(
            names.filter { !template.contains($0) }.map { "{\($0)}" },
            or: "add \(quoted(name.value)) to \"parameters\""
          ).with(edits(adding: name.value, to: spec))
      )
      return
    }
    report(
      .pathParameterMissing,
      "the path's {\(name.value)} is a variable of some servers, but not of \(quoted(first.name.value))",
      at: name.place,
      hint: "add it to the \"variables\" of the server, or to \"parameters\"",
      related: [.init("the server is here", at: first.name.place)]
    )
  }

  /// The edits that declare a parameter as a text.
  private func edits(adding name: String, to spec: EndpointDefinition) -> [Edit] {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }) else { return [] }
    let entry = "\(quoted(name)): \"string\""
    guard let opening = spec.openingOfParameters else {
      return [.insert("\"parameters\": { \(entry) }", into: spec.opening)]
    }
    return [.insert(entry, into: opening)]
  }

  /// Reports the name of a host as that of a server. Returns whether it is one.
  private mutating func reportsHostAsServer(_ server: Located<String>, _ spec: EndpointDefinition)
    -> Bool
  {
    guard spec.host == nil, !document.servers.contains(where: { $0.name.value == server.value }),
      document.servers.contains(where: { entry in
        entry.value.hosts.contains { $0.name.value == server.value }
      })
    else { return false }
    let json = "\"host\": \(quoted(server.value))"
    report(
      .unknownServer,
      "unknown server \(quoted(server.value))",
      at: server.place,
      hint: Hint(
        "write \(json)",
        [.remove(server.place), .insert(json, into: spec.opening)],
        isCertain: true
      )
    )
    return true
  }

  /// Checks the names of a server and a host.
  mutating func checkLinks(_ spec: EndpointDefinition) {
    if let server = spec.server, !reportsHostAsServer(server, spec) {
      let servers = document.servers.map(\.name.value)
      check(server, "server", among: servers, otherwise: "declare it under \"servers\"")
    }
    if let host = spec.host {
      let servers = document.servers.filter { [nil, $0.name.value].contains(spec.server?.value) }
      let hosts = servers.flatMap { $0.value.hosts.map(\.name.value) }
      check(host, "host", among: hosts, otherwise: "declare it under a server's \"hosts\"")
    }
  }

  private mutating func check(
    _ name: Located<String>,
    _ noun: String,
    among names: [String],
    otherwise hint: String
  ) {
    guard !names.contains(name.value) else { return }
    let urls =
      noun == "server"
      ? document.servers.map { ($0.name.value, $0.value.url?.value) }
      : document.servers.flatMap(\.value.hosts).map { ($0.name.value, $0.value.value) }
    let named = urls.first { _, url in
      url == name.value || url == name.value + "/" || url.map { $0 + "/" } == name.value
    }
    if let named {
      report(
        .unknownServer,
        "unknown \(noun) \(quoted(name.value))",
        at: name.place,
        hint: .write(named.0, for: name, ", the name of this URL")
      )
      return
    }
    report(
      .unknownServer,
      "unknown \(noun) \(quoted(name.value))",
      at: name.place,
      hint: nearest(to: name, in: names) ?? choiceHint(names, or: hint)
    )
  }
}
