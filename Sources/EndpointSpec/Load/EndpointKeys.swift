import EndpointJSON

package struct EndpointDefinition: Sendable {
  package var place: Place
  /// The place of its opening bracket.
  package var opening: Place
  /// The place of the opening bracket of its parameters. Nil without them.
  @Sparse package var openingOfParameters: Place? = nil
  package var method: Located<String>?
  package var path: Located<String>?
  package var parameters: [Named<ParameterSpec>] = []
  @Sparse package var body: BodySpec? = nil
  @Sparse package var response: ResponseSpec? = nil
  /// A nil rule is `null`, which removes a rule of the API.
  package var errors: [Named<ErrorRuleSpec?>] = []
  @Sparse package var pagination: PaginationSpec? = nil
  package var authentication: [[SchemeUse]]?
  @Sparse package var cache: Located<CallPolicy.Cache>? = nil
  @Sparse package var isIdempotent: Located<Bool>? = nil
  @Sparse package var isSafe: Located<Bool>? = nil
  @Sparse package var redirects: Located<CallPolicy.Redirects>? = nil
  package var headers: [Named<Located<String>>] = []
  @Sparse package var timeout: Located<Double>? = nil
  @Sparse package var server: Located<String>? = nil
  @Sparse package var host: Located<String>? = nil
  @Sparse package var was: Located<String>? = nil
  @Sparse package var deprecation: Deprecation? = nil
  @Sparse package var documentation = Documentation()
  package var examples: [Named<ExampleSpec>] = []
}

extension EndpointDefinition {
  static let keys = ObjectKeys<EndpointDefinition>(
    "an endpoint",
    definition: "endpoint",
    [
      .summary(\.documentation.summary),
      .text("description", \.documentation.description),
      ObjectKey("method") { $1.method = $2.method($0) },
      .string("path", \.path).required,
      ObjectKey("parameters") { node, target, reader in
        target.parameters = reader.map(node) { $2.parameter($0, $1, ParameterSpec.keys) }
        target.openingOfParameters = reader.opening(of: node)
      },
      ObjectKey("body") { $1.body = $2.body($0) },
      ObjectKey("response") { $1.response = $2.response($0) },
      ObjectKey("errors") { $1.errors = $2.endpointErrors($0) },
      ObjectKey("pagination") { $1.pagination = $2.pagination($0) },
      ObjectKey("authentication") { $1.authentication = $2.authentication($0) },
      .word("cache", \.cache, of: [.default, .reload, .only]),
      ObjectKey("idempotent") { $1.isIdempotent = $2.bool($0) },
      ObjectKey("safe") { $1.isSafe = $2.bool($0) },
      .word("redirects", \.redirects, of: [.follow, .return]),
      .headers(\.headers),
      .seconds("timeout", \.timeout),
      .string("server", \.server),
      .string("host", \.host),
      .string("was", \.was),
      .deprecated(\.deprecation),
      .map("examples", \.examples) {
        $2.object($1, filling: ExampleSpec(place: $0.place), ExampleSpec.keys)
      },
    ]
  )
}

extension NodeReader {
  /// Reads a method in uppercase. A wrong one is read as the method that was probably meant.
  mutating func method(_ node: JSONNode) -> Located<String>? {
    guard let method = string(node) else { return nil }
    guard !method.value.isEmpty,
      method.value.utf8.allSatisfy({ isCapital($0) || $0 == UInt8(ascii: "-") })
    else {
      // `.post` and `HTTPMethod.post` are cases of Swift.
      let word = method.value.split(separator: ".").last.map(String.init) ?? method.value
      let upper = word.uppercased().filter { !$0.isWhitespace }
      let nearest =
        nearestName(to: upper, in: EndpointModel.commonMethods)
        ?? EndpointModel.wordsForMethods[upper]
      let isSame = nearest == upper
      reportValue(
        "expected a method in uppercase, found \(quoted(method.value))",
        at: method.place,
        hint: nearest.map {
          .write($0, for: method, isCertain: isSame).saying("did you mean \(quoted($0))?")
        } ?? .write(upper, for: method, isCertain: false)
      )
      return Located(nearest ?? upper, at: method.place)
    }
    return method
  }
}

package struct ExampleSpec: Sendable {
  package var arguments: [Named<JSONNodeAt>] = []
  package var status: Located<Int>?
  package var response: JSONNodeAt?
  package var place: Place
}

extension ExampleSpec {
  static let keys = ObjectKeys<ExampleSpec>(
    "an example",
    definition: "example",
    [
      .map("arguments", \.arguments) { JSONNodeAt($1, file: $2.file) },
      ObjectKey("status", \.status) { node, reader in
        reader.integer(node).flatMap { reader.status($0, in: 100...599) }
      },
      .json("response", \.response).required,
    ]
  )
}
