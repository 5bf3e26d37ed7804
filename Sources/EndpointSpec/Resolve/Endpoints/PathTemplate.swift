/// The parsed path of an endpoint: `/decks/{deck}/{sid}.json`, `/files/{+name}`.
struct PathTemplate {
  struct Name {
    let text: Located<String>
    let keepsSlashes: Bool
  }

  enum Part {
    case text(String)
    case name(Name)
  }

  private(set) var parts: [Part] = []

  var names: [Name] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// Splits a path at its braces.
  init(_ path: Located<String>) throws(TextProblem) {
    let bytes = Array(path.value.utf8)
    guard bytes.first == UInt8(ascii: "/") else {
      throw TextProblem(
        range: 0..<max(bytes.count, 1),
        message: "a path begins with \"/\"",
        hint: "write \(quoted("/" + path.value))"
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
    guard bytes[start] == UInt8(ascii: "{") else { throw Self.unexpected(bytes[start], at: start) }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
      throw TextProblem(range: start..<start + 1, message: "this \"{\" has no \"}\"")
    }
    let keepsSlashes = start + 1 < end && bytes[start + 1] == UInt8(ascii: "+")
    let range = (start + (keepsSlashes ? 2 : 1))..<end
    guard !range.isEmpty, !bytes[range].contains(UInt8(ascii: "{")) else {
      throw TextProblem(
        range: start..<end + 1,
        message: "expected the name of a parameter between \"{\" and \"}\""
      )
    }
    let text = Located(String(decoding: bytes[range], as: UTF8.self), at: path.part(range))
    parts.append(.name(Name(text: text, keepsSlashes: keepsSlashes)))
    return end + 1
  }

  /// True for characters with a special meaning in a path.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || "{}?#".utf8.contains(byte)
  }

  private static func unexpected(_ byte: UInt8, at index: Int) -> TextProblem {
    var problem = TextProblem(range: index..<index + 1, message: "this \"}\" has no \"{\"")
    switch UnicodeScalar(byte) {
    case "?":
      problem.message = "a path must not have a query"
      problem.hint = "put it under \"parameters\"; a fixed value is a \"constant\""
    case "#": problem.message = "a path must not have a fragment"
    case "}": break
    case let other: problem.message = "\(quoted(String(other))) is not allowed in a path"
    }
    return problem
  }
}

extension EndpointLinker {
  /// Parses the path of an endpoint. Empty after a report.
  mutating func pathTemplate(_ path: Located<String>?) -> PathTemplate? {
    guard let path else { return nil }
    do throws(TextProblem) {
      return try PathTemplate(path)
    } catch {
      report(.invalidPath, error, in: path)
      return nil
    }
  }

  /// The parts of the path, with each name bound to a parameter or a server variable.
  mutating func bind(
    _ template: PathTemplate,
    to parameters: [ParameterModel],
    server: String?
  ) -> [PathPart] {
    func isBound(_ name: String) -> Bool {
      parameters.contains { $0.location == .path && $0.field.wireName.text == name }
    }
    return template.parts.map { part in
      switch part {
      case .text(let text): return .text(text)
      case .name(let name):
        let wireName = WireName(name.text.value)
        if isBound(wireName.text) {
          return .parameter(wireName, keepsSlashes: name.keepsSlashes)
        }
        checkVariable(name.text, parameters, server: server)
        return .variable(wireName)
      }
    }
  }

  /// Checks that a name in the path that is not a parameter is a variable of every possible server.
  private mutating func checkVariable(
    _ name: Located<String>,
    _ parameters: [ParameterModel],
    server: String?
  ) {
    let servers = document.servers.filter { server == nil || $0.name.value == server }
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
        hint: nearest(to: name.value, in: names.filter { $0 != name.value })
          ?? "add \(quoted(name.value)) to \"parameters\""
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

  /// Checks the names of a server and a host.
  mutating func checkLinks(_ spec: EndpointDefinition) {
    if let server = spec.server { checkServer(server) }
    if let host = spec.host { checkHost(host, of: spec.server?.value) }
  }

  private mutating func checkServer(_ server: Located<String>) {
    let servers = document.servers.map(\.name.value)
    check(server, "server", among: servers, otherwise: "declare it under \"servers\"")
  }

  private mutating func checkHost(_ host: Located<String>, of server: String?) {
    let servers = document.servers.filter { server == nil || $0.name.value == server }
    let hosts = servers.flatMap { $0.value.hosts.map(\.name.value) }
    check(host, "host", among: hosts, otherwise: "declare it under a server's \"hosts\"")
  }

  private mutating func check(
    _ name: Located<String>,
    _ noun: String,
    among names: [String],
    otherwise hint: String
  ) {
    guard !names.contains(name.value) else { return }
    report(
      .unknownServer,
      "unknown \(noun) \(quoted(name.value))",
      at: name.place,
      hint: nearest(to: name.value, in: names) ?? hint
    )
  }
}
