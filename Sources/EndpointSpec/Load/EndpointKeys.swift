import EndpointJSON

extension EndpointDefinition {
  static let keys = ObjectKeys<EndpointDefinition>(
    "an endpoint",
    definition: "endpoint",
    [
      .summary(\.documentation.summary),
      .text("description", \.documentation.description),
      ObjectKey("method") { $1.method = $2.method($0) },
      .string("path", \.path, isRequired: true),
      .map("parameters", \.parameters) { $2.parameter($0, $1, ParameterSpec.keys) },
      ObjectKey("body") { $1.body = $2.body($0) },
      ObjectKey("response") { $1.response = $2.response($0) },
      ObjectKey("errors") { $1.errors = $2.endpointErrors($0) },
      ObjectKey("pagination") { $1.pagination = $2.pagination($0) },
      ObjectKey("authentication") { $1.authentication = $2.authentication($0) },
      .word("cache", \.cache, of: ["default", "reload", "only"]),
      ObjectKey("idempotent") { $1.isIdempotent = $2.bool($0) },
      .word("redirects", \.redirects, of: ["follow", "return"]),
      .headers(\.headers),
      .seconds("timeout", \.timeout),
      .string("server", \.server),
      .string("host", \.host),
      .string("was", \.was),
      .deprecated(\.deprecation),
      .map("examples", \.examples) { $2.example($0, $1) },
    ]
  )
}

extension ObjectKey {
  /// The key `headers`: names and constant values.
  static func headers(_ path: Property<Target, [Named<Located<String>>]>) -> ObjectKey {
    .map("headers", path) { name, node, reader in
      guard reader.checkHeader(name), let value = reader.string(node) else { return nil }
      guard !value.value.contains(where: \.isNewline) else {
        reader.reportValue("a header must be one line", at: value.place)
        return nil
      }
      return value
    }
  }
}

extension NodeReader {
  mutating func endpoint(_ name: Located<String>, _ node: JSONNode) -> EndpointDefinition? {
    var endpoint = EndpointDefinition(place: name.place)
    guard object(node, into: &endpoint, EndpointDefinition.keys) != nil else { return nil }
    return endpoint
  }

  /// Reads a method in uppercase.
  mutating func method(_ node: JSONNode) -> Located<String>? {
    guard let method = string(node) else { return nil }
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard !method.value.isEmpty,
      method.value.utf8.allSatisfy({ capitals.contains($0) || $0 == UInt8(ascii: "-") })
    else {
      let upper = method.value.uppercased()
      reportValue(
        "expected a method in uppercase, found \(quoted(method.value))",
        at: method.place,
        hint: nearestHint(to: upper, in: knownMethods)
      )
      return nil
    }
    return method
  }

  mutating func checkHeader(_ name: Located<String>) -> Bool {
    let isName = isHeaderName(name.value)
    if !isName {
      reportValue("\(quoted(name.value)) is not a valid header name", at: name.place)
    }
    return isName
  }

  mutating func example(_ name: Located<String>, _ node: JSONNode) -> ExampleSpec? {
    var example = ExampleSpec(place: name.place)
    guard object(node, into: &example, ExampleSpec.keys) != nil else { return nil }
    return example
  }
}

private let knownMethods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

extension ExampleSpec {
  static let keys = ObjectKeys<ExampleSpec>(
    "an example",
    definition: "example",
    [
      .map("arguments", \.arguments) { JSONNodeAt($1, file: $2.file) },
      ObjectKey("status") { node, target, reader in
        guard let status = reader.integer(node) else { return }
        target.status = reader.status(status, in: 100...599)
      },
      ObjectKey("response", isRequired: true) { node, target, reader in
        target.response = JSONNodeAt(node, file: reader.file)
      },
    ]
  )
}

extension NodeReader {
  /// Checks a status. Nil if it is outside of the range.
  mutating func status(_ status: Located<Int>, in range: ClosedRange<Int>) -> Located<Int>? {
    guard range.contains(status.value) else {
      report(
        .statusOutOfRange,
        "expected a status from \(range.lowerBound) to \(range.upperBound), found \(status.value)",
        at: status.place
      )
      return nil
    }
    return status
  }
}

/// True for a valid header name (RFC 9110, section 5.1).
package func isHeaderName(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      0x21...0x7E ~= byte && !Array("\"(),/:;<=>?@[\\]{}".utf8).contains(byte)
    }
}
