import EndpointJSON
import EndpointWire

extension SpecDocument {
  static let keys = ObjectKeys<SpecDocument>(
    "a spec",
    definition: "spec",
    [
      ObjectKey("$schema") { _, _, _ in },
      .string("api", \.api).required,
      ObjectKey("version") { $1.version = $2.version($0) },
      .summary(\.documentation.summary),
      .text("description", \.documentation.description),
      ObjectKey("servers", isRequired: true) { node, target, reader in
        let hint = reader.serversHint(node)
        target.servers = reader.map(node, hint: hint) { $2.server($1) }
        if node.isEmpty {
          reader.reportValue(
            "a spec needs a server",
            at: reader.opening(of: node),
            hint: "write { \"production\": \"https://…\" }"
          )
        }
      },
      ObjectKey("authentication") { node, target, reader in
        let hint = reader.schemesOfSpecHint(node)
        target.authentication = reader.map(node, hint: hint) { $2.authenticationScheme($0, $1) }
      },
      ObjectKey("defaults") {
        let meant = $2.ungrouped($0, canBeBeside: false)
        $2.object(meant, into: &$1.defaults, DefaultsSpec.keys)
      },
      ObjectKey("swift") { $2.object($0, into: &$1.swift, SwiftOptionsSpec.keys) },
      ObjectKey("errors") { $1.errors = $2.errors($0) },
      .map("receivers", \.receivers) {
        $2.object($1, filling: Documentation(), Documentation.keys)
      },
      types,
      endpoints,
    ]
  )

  static let partKeys = ObjectKeys<SpecDocument>(
    "an additional file of a spec",
    definition: "part",
    [ObjectKey("$schema") { _, _, _ in }, types, endpoints]
  )

  private static let types = ObjectKey<SpecDocument>("types") { node, target, reader in
    let types = reader.map(node) { name, node, reader in
      reader.isEndpoint(node) ? nil : reader.namedType(name, node)
    }
    reader.reportEndpointsAmongTypes(node)
    target.types += reader.unique(types, \.typeNames)
  }

  private static let endpoints = ObjectKey<SpecDocument>("endpoints") { node, target, reader in
    let endpoints = reader.map(node) { name, node, reader -> EndpointDefinition? in
      if reader.reportsPathItem(name, node) || reader.reportsTypeAmongEndpoints(name, node) {
        return nil
      }
      let empty = EndpointDefinition(place: name.place, opening: reader.opening(of: node))
      let meant = reader.meantEndpoint(node)
      reader.endpoint = meant
      defer { reader.endpoint = nil }
      return reader.object(meant, filling: empty, EndpointDefinition.keys)
    }
    target.endpoints += reader.unique(endpoints, \.endpointNames)
  }
}

extension NodeReader {
  /// Reports what an endpoint of another tool has as a whole. Returns the endpoint as it is meant.
  fileprivate mutating func meantEndpoint(_ node: JSONNode) -> JSONNode {
    let withPath = withoutQuery(withServerOfPath(withoutRequestLine(node)))
    let ungrouped = ungrouped(withBodyAnnotation(withPath))
    let withBody = withBody(ungrouped)
    return withMovedErrors(withBody)
  }

  /// Reads an entry of `types`.
  fileprivate mutating func namedType(_ name: Located<String>, _ node: JSONNode) -> TypeSpec? {
    typeName = name.value
    defer { typeName = nil }
    guard let definition = typeDefinition(node, place: name.place, isNamed: true) else {
      // Declares the name to avoid errors at its uses.
      return TypeSpec(form: unknownForm(name.place), place: name.place)
    }
    if definition.isOptional, let member = node.member("optional") {
      report(
        .conflictingKeys,
        "a named type cannot be optional itself",
        at: place(ofKey: member),
        hint: Hint(
          "remove it, and write \"\(name.value)?\" where the type is used",
          [removal(of: member)]
        )
      )
    }
    return definition.type
  }

  /// The entries whose names no earlier part contains.
  fileprivate mutating func unique<Value: Sendable>(
    _ entries: [Named<Value>],
    _ names: WritableKeyPath<NodeReader, [String: Place]>
  ) -> [Named<Value>] {
    entries.filter { entry in
      guard let first = self[keyPath: names][entry.name.value] else {
        self[keyPath: names][entry.name.value] = entry.name.place
        return true
      }
      reportDuplicate(entry.name, first: first)
      return false
    }
  }

  /// Reads a semantic version, `1.4.0` or `2.0.0-beta.1`.
  fileprivate mutating func version(_ node: JSONNode) -> Located<String>? {
    guard let version = string(node) else { return nil }
    guard isSemanticVersion(version.value) else {
      reportValue(
        "expected a semantic version such as \"1.0.0\", found \(quoted(version.value))",
        at: version.place,
        hint: versionHint(for: version)
      )
      return nil
    }
    return version
  }

  /// The version with three numbers and without `v`.
  private func versionHint(for version: Located<String>) -> Hint {
    SpecDocument.version(from: version.value).map { .write($0, for: version) }
      ?? "write \"1.0.0\""
  }

  /// Reads a default parameter, which requires `in`.
  fileprivate mutating func defaultParameter(
    _ name: Located<String>,
    _ node: JSONNode
  ) -> ParameterSpec? {
    guard case .object = node.kind else {
      reportKind(
        expected: "an object",
        found: node,
        hint: defaultParameterHint(node)
      )
      return nil
    }
    let found = parameter(name, node, ParameterSpec.keys)
    if node.member("in") == nil, found?.location == nil {
      reportMissing("in", in: "a default parameter", node)
    }
    return found
  }
}

extension NodeReader {
  fileprivate func defaultParameterHint(_ node: JSONNode) -> Hint {
    let text = "write { \"type\": …, \"in\": \"query\" }"
    guard node.text != nil else { return Hint(text) }
    let json = "{ \"type\": \(source(of: node)), \"in\": \"query\" }"
    return Hint(text, [.replace(place(of: node), with: json)])
  }
}

extension SpecDocument {
  /// The semantic version of a text such as `v1.2` and `3`. Nil if it does not begin with numbers.
  static func version(from text: String) -> String? {
    if let day = text.prefixMatch(of: /[0-9]{4}-[0-9]{2}(-[0-9]{2})?/) {
      let numbers = day.0.split(separator: "-").compactMap { Int($0) }.map(String.init)
      return (numbers + ["0"]).prefix(3).joined(separator: ".") + text[day.range.upperBound...]
    }
    let plain = text.drop { !$0.isNumber }
    let numbers = plain.prefix { $0.isNumber || $0 == "." }.split(separator: ".").prefix(3)
    let whole = numbers.compactMap { Int($0) }.map(String.init)
    guard !whole.isEmpty, whole.count == numbers.count else { return nil }
    let padded = (whole + ["0", "0"]).prefix(3).joined(separator: ".")
    let rest = plain.drop { $0.isNumber || $0 == "." }
    return isSemanticVersion(padded + rest) ? padded + rest : padded
  }
}

func isSemanticVersion(_ text: String) -> Bool {
  let form = /(0|[1-9][0-9]*)(\.(0|[1-9][0-9]*)){2}([-+][0-9A-Za-z+-]+(\.[0-9A-Za-z+-]+)*)?/
  return text.wholeMatch(of: form) != nil
}

extension Documentation {
  static let keys = ObjectKeys<Documentation>(
    "a receiver",
    definition: "receiver",
    [.summary(\.summary), .text("description", \.description)]
  )
}

extension DefaultsSpec {
  static let keys = ObjectKeys<DefaultsSpec>(
    "the defaults",
    definition: "defaults",
    [
      ObjectKey("authentication") { $1.authentication = $2.authentication($0) },
      .headers(\.headers),
      .map("parameters", \.parameters) { name, node, reader in
        reader.defaultParameter(name, node)
      },
      .string("date", \.date),
      .seconds("timeout", \.timeout),
      ObjectKey("query") { $2.object($0, into: &$1, queryKeys) },
      .string("at", \.at),
      .string("throttle", \.throttle),
    ]
  )

  static let queryKeys = ObjectKeys<DefaultsSpec>(
    "the query styles",
    definition: "queryStyles",
    [
      .word("arrays", \.arrayStyle, of: ParameterStyle.ofArrays),
      .word("objects", \.objectStyle, of: ParameterStyle.ofObjects),
    ]
  )
}

extension SwiftOptionsSpec {
  static let keys = ObjectKeys<SwiftOptionsSpec>(
    "the Swift options",
    definition: "swift",
    [
      .string("module", \.module),
      .word("access", \.access, of: [.public, .package, .internal]),
      .flag("mutable", \.isMutable),
      .flag("hashable", \.isHashable),
      .flag("identifiable", \.isIdentifiable),
      .flag("optionalLast", \.isOptionalLast),
      ObjectKey("codable", \.isCodableBoth, words: ["both"]) { $1.word($0, of: ["both"]) != nil },
      .strings("include", \.include),
      .strings("exclude", \.exclude),
    ]
  )
}
