import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("The loader reads every key of the language", .serialized, .computing)
struct LoadTests {
  private func document(_ text: String) throws -> SpecDocument {
    let (document, _, diagnostics) = load([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    #expect(diagnostics == [])
    return try #require(document)
  }

  private func endpoint(_ keys: String) throws -> EndpointDefinition {
    let document = try document(
      storeSpec(endpoints: "\"list\": { \"path\": \"/list\", \(keys) }")
    )
    return try #require(document.endpoints.first).value
  }

  private func type(_ text: String) throws -> TypeSpec {
    try #require(try document(storeSpec(types: "\"T\": \(text)")).types.first).value
  }

  private func field(_ text: String) throws -> FieldSpec {
    guard case .fields(let structure) = try type("{ \"fields\": { \"a\": \(text) } }").form else {
      throw Unexpected()
    }
    return try #require(structure.fields.first).value
  }

  private struct Unexpected: Error {}

  @Test func readsExampleSpecWithoutDiagnostics() throws {
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(wholeExample.utf8))])
    #expect(result.diagnostics == [])
    let document = try #require(result.document)
    #expect(result.model != nil)
    #expect(document.api?.value == "DeckOfCards")
    #expect(document.servers.map(\.name.value) == ["production", "local"])
    #expect(
      document.types.map(\.name.value)
        == ["Deck", "Suit", "Value", "Card", "DeckInfo", "Draw", "Problem"]
    )
    #expect(document.errors.map(\.name.value) == ["404", "5xx", "refused"])
  }

  @Test func readsDocumentMetadataAndDefaults() throws {
    let document = try document(
      storeSpec(
        """
        "$schema": "endpoints.schema.json", "version": "2.0.0-beta.1", "summary": "All.",
        "description": "More.", "x-owner": 7,
        "authentication": { "a": "bearer", "b": { "key": "X-API-Key", "in": "header" },
          "c": { "oauth2": { "scopes": { "read": "Reads." }, "tokenURL": "https://t.example" } } },
        "defaults": { "authentication": ["a", ["b", { "c": ["read"] }], null],
          "headers": { "X-Client": "1" }, "date": "unix", "timeout": 2.5,
          "parameters": { "site": { "in": "query", "constant": "main" } },
          "query": { "arrays": "comma", "objects": "flat" }, "at": "data", "throttle": "backoff" },
        "swift": { "module": "M", "access": "package", "mutable": true, "hashable": true,
          "codable": "both", "optionalLast": true }
        """
      )
    )
    #expect(document.version?.value == "2.0.0-beta.1")
    #expect(document.documentation == Documentation(summary: "All.", description: "More."))
    let defaults = document.defaults
    guard let alternatives = defaults.authentication else { throw Unexpected() }
    #expect(alternatives.map { $0.map(\.scheme.value) } == [["a"], ["b", "c"], []])
    #expect(alternatives[1][1].scopes.map(\.value) == ["read"])
    #expect(defaults.headers.map(\.value.value) == ["1"])
    #expect(defaults.parameters.first?.value.location?.value == .query)
    #expect(defaults.timeout?.value == 2.5)
    #expect(defaults.date?.value == "unix")
    #expect(defaults.arrayStyle?.value == .comma && defaults.objectStyle?.value == .flat)
    #expect(defaults.at?.value == "data" && defaults.throttle?.value == "backoff")
    #expect(document.swift.isMutable && document.swift.isHashable && document.swift.isCodableBoth)
    #expect(document.swift.isOptionalLast && document.swift.isIdentifiable)
    #expect(document.swift.access?.value == .package && document.swift.module?.value == "M")
  }

  @Test func readsServersInBothForms() throws {
    let document = try document(
      """
      { "api": "Store", "servers": { "a": "http://[::1]:8080/v1", "b": {
        "url": "https://{region}.example.com/{account}", "summary": "Theirs.",
        "variables": { "region": { "default": "eu", "enum": ["eu", "us"] }, "account": {} },
        "hosts": { "uploads": "https://up.example.com" } } } }
      """
    )
    let server = document.servers[1].value
    #expect(server.variables.map(\.name.value) == ["region", "account"])
    #expect(server.variables[0].value.values?.map(\.value) == ["eu", "us"])
    #expect(server.hosts.map(\.value.value) == ["https://up.example.com"])
    #expect(server.summary == "Theirs.")
  }

  @Test func readsAllKeysOfAField() throws {
    let field = try field(
      """
      { "type": "[int]", "as": "b", "default": [1], "at": "c.d", "lossy": true, "wire": "string",
        "only": "response", "limits": { "min": 1, "items": "1...5", "pattern": "a+" }, "was": "o",
        "secret": true, "nullable": true, "userFacing": true, "summary": "S.", "example": [2],
        "deprecated": { "message": "No.", "sunset": "2027-03-01" }, "x-y": 1 }
      """
    )
    #expect(field.swiftName?.value == "b" && field.at?.value == "c.d" && field.was?.value == "o")
    #expect(field.defaultValue?.node.value == [1] && field.example?.node.value == [2])
    #expect(field.isLossy && field.isSecret && field.isNullable && field.isUserFacing)
    #expect(field.wire?.value == .string && field.only?.value == .response)
    #expect(field.limits?.minimum == "1" && field.limits?.items == "1...5")
    #expect(field.limits?.pattern == "a+")
    #expect(field.deprecation?.message == "No." && field.deprecation?.sunset == "2027-03-01")
    #expect(field.documentation.summary == "S.")
  }

  @Test func readsInlineTypes() throws {
    let state = try field("{ \"type\": { \"enum\": [\"a\"], \"optional\": true } }")
    guard case .definition(let type, isOptional: true) = state.type, case .enumeration = type.form
    else { throw Unexpected() }
    guard
      case .array(.definition(let element, isOptional: false), _) =
        try field("[{ \"fields\": { \"x\": \"int\" } }]").type, case .fields = element.form
    else { throw Unexpected() }
  }

  @Test func readsUnionsInBothForms() throws {
    guard
      case .union(let tagged) = try type(
        """
        { "union": { "text": "Text", "button": { "tag": 2, "type": "Button" },
          "box": { "fields": { "type": "int" } } }, "by": "kind", "closed": true }
        """
      ).form
    else { throw Unexpected() }
    #expect(tagged.by?.value == "kind" && tagged.isClosed)
    #expect(tagged.members.map(\.name?.value) == ["text", "button", "box"])
    #expect(tagged.members.map(\.tag?.value) == [nil, 2, nil])
    guard case .union(let plain) = try type("{ \"union\": [\"int\", \"string\"] }").form else {
      throw Unexpected()
    }
    #expect(plain.members.count == 2 && !plain.isClosed)
  }

  @Test func readsEnumsInBothForms() throws {
    guard
      case .enumeration(let numbers) = try type(
        """
        { "enum": { "low": 1, "high": { "value": 2, "summary": "Most.", "deprecated": true,
          "was": "top" } } }
        """
      ).form
    else { throw Unexpected() }
    #expect(numbers.cases.map(\.value.value) == [1, 2])
    #expect(numbers.cases[1].summary == "Most." && numbers.cases[1].was?.value == "top")
    #expect(numbers.cases[1].deprecation != nil)
    guard
      case .enumeration(let listed) = try type("{ \"enum\": [\"a\", { \"value\": \"b\" }] }").form
    else { throw Unexpected() }
    #expect(listed.cases.map(\.value.value) == ["a", "b"])
  }

  @Test func readsAllKeysOfAnEndpoint() throws {
    let endpoint = try endpoint(
      """
      "method": "POST", "cache": "reload", "idempotent": true, "safe": false,
      "redirects": "return", "timeout": 3,
      "headers": { "Content-Type": "text/csv" }, "server": "production", "host": "up",
      "was": "all", "deprecated": "Gone.", "authentication": null,
      "parameters": { "a": { "type": "[int]", "in": "query", "name": "b", "as": "c", "label": "_",
        "serverDefault": [1], "style": "comma" }, "f": { "type": "F", "spread": true } },
      "errors": { "404": null, "bad": { "when": { "a.b": 1, "c": { "present": true } } } },
      "pagination": { "style": "page", "start": 0, "items": "i", "more": "m" },
      "examples": { "one": { "arguments": { "b": [1] }, "status": 201, "response": null } }
      """
    )
    #expect(endpoint.method?.value == "POST" && endpoint.cache?.value == .reload)
    #expect(endpoint.isIdempotent?.value == true && endpoint.isSafe?.value == false)
    #expect(endpoint.redirects?.value == .return)
    #expect(endpoint.timeout?.value == 3 && endpoint.server?.value == "production")
    #expect(endpoint.host?.value == "up" && endpoint.was?.value == "all")
    #expect(endpoint.deprecation?.message == "Gone.")
    #expect(endpoint.headers.map(\.name.value) == ["Content-Type"])
    #expect(endpoint.authentication?.isEmpty == true)
    let parameter = endpoint.parameters[0].value
    #expect(parameter.location?.value == .query && parameter.wireName?.value == "b")
    #expect(parameter.label?.value == "_" && parameter.style?.value == .comma)
    #expect(parameter.serverDefault?.node.value == [1])
    #expect(endpoint.parameters[1].value.isSpread)
    #expect(endpoint.errors.map { $0.value == nil } == [true, false])
    #expect(endpoint.errors[1].value?.when.map(\.name.value) == ["a.b", "c"])
    #expect(endpoint.pagination?.start?.value == 0 && endpoint.pagination?.more?.value == "m")
    #expect(endpoint.examples.first?.value.status?.value == 201)
  }

  @Test func readsBodiesInAllForms() throws {
    guard case .type(.expression)? = try endpoint("\"body\": \"T\"").body?.content else {
      throw Unexpected()
    }
    let fields = try #require(
      try endpoint(
        "\"body\": { \"fields\": { \"a\": \"int\", \"b\": { \"type\": \"file\", \"encoding\": \"json\" } }, \"encoding\": \"multipart\", \"at\": \"d\" }"
      ).body
    )
    guard case .fields(let named) = fields.content else { throw Unexpected() }
    #expect(named.map(\.value.encoding?.value) == [nil, .json])
    #expect(fields.encoding?.value == .multipart && fields.at?.value == "d")
    let typed = try #require(
      try endpoint("\"body\": { \"type\": \"T\", \"label\": \"of\", \"spread\": true }").body
    )
    #expect(typed.label?.value == "of" && typed.isSpread)
    guard case .type(.definition)? = try endpoint("\"body\": { \"enum\": [\"a\"] }").body?.content
    else { throw Unexpected() }
  }

  @Test func readsResponsesInAllForms() throws {
    guard case .value(let plain)? = try endpoint("\"response\": \"T\"").response,
      case .expression? = plain.type,
      case .value(let inPlace)? = try endpoint("\"response\": { \"fields\": {} }").response,
      case .definition? = inPlace.type,
      case .value(let long)? = try endpoint(
        """
        "response": { "type": "T", "at": "data", "encoding": "json",
          "headers": { "X-Left": "int" } }
        """
      ).response,
      case .statuses(let statuses, _)? = try endpoint(
        "\"response\": { \"200\": \"T\", \"202\": { \"type\": \"void\" } }"
      ).response,
      case .stream(let stream)? = try endpoint(
        "\"response\": { \"stream\": \"T\", \"format\": \"sse\", \"end\": \"[DONE]\" }"
      ).response
    else { throw Unexpected() }
    #expect(long.at?.value == "data" && long.headers.map(\.name.value) == ["X-Left"])
    #expect(statuses.map(\.name.value) == ["200", "202"])
    #expect(stream.format?.value == .sse && stream.end?.value == "[DONE]")
  }

  @Test func ignoresExtensionKeysExceptInNameMaps() throws {
    let field = try field("{ \"type\": \"int\", \"x-internal\": { \"a\": [1] } }")
    #expect(field.type != nil)
    let endpoint = try endpoint("\"headers\": { \"x-token\": \"a\" }, \"x-note\": 1")
    #expect(endpoint.headers.map(\.name.value) == ["x-token"])
  }

  @Test func reportsAllProblemsInOneRun() {
    let text = storeSpec(
      "\"version\": 1",
      types: "\"T\": { \"fields\": { \"a\": \"[int\", \"b\": \"Nothing\", \"c\": 3 } }",
      endpoints: "\"list\": { \"pth\": \"/\", \"method\": \"get\", \"response\": \"T\" }"
    )
    let result = readSpec([SourceFile(path: "api.json", bytes: Array(text.utf8))])
    #expect(
      result.diagnostics.map(\.rule)
        == [
          .wrongType, .invalidTypeExpression, .unknownType, .wrongType, .unknownKey, .invalidValue,
        ]
    )
    #expect(result.model == nil)
  }
}
