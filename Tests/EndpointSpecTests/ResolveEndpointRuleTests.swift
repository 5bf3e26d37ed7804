import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Problems of endpoints", .serialized, .computing)
struct ResolveEndpointRuleTests {
  static let deck = #""Deck": { "identifier": "string" }"#

  @Test func rejectsPathWithoutLeadingSlash() {
    expect(
      .invalidPath,
      "begins with \"/\"",
      hint: #""/list""#,
      in: spec(endpoints: #""list": { "path": «"list"» }"#)
        .replacing("«\"list\"»", with: "\"«list»\"")
    )
  }

  @Test(arguments: [
    ("/a«{»b", "has no \"}\""), ("/a«}»b", "has no \"{\""), ("/a«?»b=1", "must not have a query"),
    ("/a«#»b", "must not have a fragment"), ("/a«{}»", "the name of a parameter"),
    ("/a«{{b}»}", "the name of a parameter"), ("/a« »b", "is not allowed in a path"),
  ])
  func rejectsMalformedPath(path: String, message: String) {
    expect(.invalidPath, message, in: spec(endpoints: #""list": { "path": "\#(path)" }"#))
  }

  @Test func rejectsUndeclaredPathParameter() {
    expect(
      .pathParameterMissing,
      "{deck} is not in \"parameters\"",
      hint: "add \"deck\"",
      in: spec(endpoints: #""list": { "path": "/decks/{«deck»}" }"#)
    )
    expect(
      .pathParameterMissing,
      "{dekc} is not",
      hint: #"did you mean "deck"?"#,
      in: spec(
        endpoints:
          #""list": { "path": "/decks/{«dekc»}", "parameters": { "deck": "string?" } }"#
      )
    )
  }

  @Test func rejectsPathParameterAbsentFromPath() {
    expect(
      .pathParameterMissing,
      "the path has no {deck}",
      in: spec(
        types: Self.deck,
        endpoints: #""Deck.draw": { "path": "/draw", "parameters": { «"deck"»: "self" } }"#
      )
    )
    expect(
      .pathParameterMissing,
      "the path has no {id}",
      in: spec(
        endpoints:
          #""draw": { "path": "/draw", "parameters": { "id": { "type": "int", "in": «"path"» } } }"#
      )
    )
  }

  @Test func rejectsSelfWithoutIdentifierReceiver() {
    let parameters = #""parameters": { "deck": "«self»" }"#
    expect(
      .selfWithoutReceiver,
      "has no receiver that is a type",
      in: spec(endpoints: #""draw": { "path": "/{deck}", \#(parameters) }"#)
    )
    expect(
      .selfWithoutReceiver,
      "has no receiver that is a type",
      hint: #"did you mean "Deck"?"#,
      in: spec(types: Self.deck, endpoints: #""Dek.draw": { "path": "/{deck}", \#(parameters) }"#)
    )
    expect(
      .selfWithoutReceiver,
      "is not an identifier",
      hint: "self.id",
      related: 1,
      in: spec(
        types: #""Deck": { "fields": { "id": "int" } }"#,
        endpoints: #""Deck.draw": { "path": "/{deck}", \#(parameters) }"#
      )
    )
  }

  @Test func rejectsSelfWithInvalidField() {
    let types = #""Deck": { "fields": { "owner_id": "int", "name": "string?" } }"#
    func text(_ type: String) -> String {
      spec(
        types: types,
        endpoints: #""Deck.draw": { "path": "/{id}", "parameters": { "id": "«self.\#(type)»" } }"#
      )
    }
    expect(.selfWithoutReceiver, "no field \"ownerId\"", hint: "ownerID", in: text("ownerId"))
    expect(.selfWithoutReceiver, "is optional", related: 1, in: text("name"))
    expect(
      .selfWithoutReceiver,
      "is not a struct",
      related: 1,
      in: spec(
        types: Self.deck,
        endpoints: #""Deck.draw": { "path": "/{id}", "parameters": { "id": "«self.id»" } }"#
      )
    )
  }

  @Test func rejectsUnknownSchemesScopesServersAndHosts() {
    let schemes = """
      "authentication": {
        "token": "bearer",
        "login": { "oauth2": { "scopes": { "read": "Read." } } }
      },
      """
    expect(
      .unknownAuthentication,
      #"unknown authentication scheme "tokn""#,
      hint: "token",
      in: spec(
        endpoints: #""list": { "path": "/", "authentication": «"tokn"» }"#,
        more: schemes
      )
    )
    expect(
      .unknownAuthentication,
      "has no scope \"raed\"",
      hint: "read",
      in: spec(
        endpoints: #""list": { "path": "/", "authentication": { "login": [«"raed"»] } }"#,
        more: schemes
      )
    )
    expect(
      .unknownAuthentication,
      "\"token\" has no scope \"read\"",
      hint: "oauth2",
      in: spec(
        endpoints: #""list": { "path": "/", "authentication": { "token": [«"read"»] } }"#,
        more: schemes
      )
    )
    expect(
      .unknownServer,
      "unknown server \"prodction\"",
      hint: "production",
      in: spec(endpoints: #""list": { "path": "/", "server": «"prodction"» }"#)
    )
    expect(
      .unknownServer,
      "unknown host",
      hint: "\"hosts\"",
      in: spec(endpoints: #""list": { "path": "/", "host": «"uploads"» }"#)
    )
  }

  @Test func rejectsInvalidEndpointNamesAndReceivers() {
    expect(
      .invalidName,
      "not a valid endpoint name",
      in: spec(endpoints: #"«"a.b.c"»: { "path": "/" }"#)
    )
    expect(
      .invalidName,
      "lowerCamelCase",
      hint: "drawCard",
      in: spec(endpoints: #""Decks.«draw_card»": { "path": "/" }"#)
    )
    expect(
      .reservedName,
      "a member of every API",
      hint: "fetchVersion",
      in: spec(endpoints: #""«version»": { "path": "/" }"#)
    )
    expect(
      .reservedName,
      "a member of every API",
      hint: "remove",
      in: spec(endpoints: #""edition": { "path": "/", "was": «"version"» }"#)
    )
    expect(
      .reservedName,
      "\"Request\"",
      in: spec(endpoints: #""«Request».list": { "path": "/" }"#)
    )
    expect(
      .misplacedType,
      "cannot be a receiver",
      related: 1,
      in: spec(
        types: #""Decks": { "alias": "[string]" }"#,
        endpoints: #""«Decks».list": { "path": "/" }"#
      )
    )
    expect(
      .misplacedType,
      "cannot be a receiver",
      related: 1,
      in: spec(
        types: #""Money": { "external": "Money", "module": "MoneyKit" }"#,
        endpoints: #""«Money».list": { "path": "/" }"#
      )
    )
  }

  @Test func rejectsDuplicateArgumentNames() {
    expect(
      .nameClash,
      "\"from\" appears twice",
      related: 1,
      in: spec(
        types: #""Span": { "fields": { "from": "int", "to": "int" } }"#,
        endpoints: """
          "list": {
            "path": "/",
            "parameters": { "from": "int", «"span"»: { "type": "Span", "spread": true } }
          }
          """
      )
    )
  }

  @Test func rejectsSpreadOfNonStruct() {
    expect(
      .misplacedType,
      "only a struct that is not optional can be spread",
      in: spec(
        endpoints:
          #""list": { "path": "/", "parameters": { "a": { "type": "«int»", "spread": true } } }"#
      )
    )
  }

  @Test func rejectsClashingFunctionNames() {
    expect(
      .nameClash,
      "forwarder under the former name",
      related: 1,
      in: spec(
        endpoints:
          #""Decks.list": { "path": "/" }, "Decks.all": { "path": "/", "was": «"Decks.list"» }"#
      )
    )
    expect(
      .nameClash,
      "has a member \"id\" already",
      related: 1,
      in: spec(
        types: Self.deck,
        endpoints: #"«"Deck.id"»: { "path": "/{d}", "parameters": { "d": "self" } }"#
      )
    )
  }

  @Test func rejectsUnknownMethod() {
    expect(
      .invalidValue,
      "unknown method \"PSOT\"",
      hint: "POST",
      in: spec(endpoints: #""list": { "path": "/", "method": «"PSOT"» }"#)
    )
  }

  @Test func rejectsDefaultBesideServerDefault() {
    expect(
      .conflictingKeys,
      "\"serverDefault\"",
      in: spec(
        endpoints: """
          "list": {
            "path": "/",
            "parameters": { "a": { "type": "int", "default": 1, "serverDefault": «2» } }
          }
          """
      )
    )
  }

  @Test func rejectsRemovalOfUnknownErrorRule() {
    expect(
      .invalidValue,
      "none for \"gon\"",
      hint: "gone",
      in: spec(
        endpoints: #""list": { "path": "/", "errors": { «"gon"»: null } }"#,
        more: #""errors": { "gone": { "when": { "gone": true } } },"#
      )
    )
  }

  @Test func rejectsErrorCaseWithTwoTypesOrMessages() {
    expect(
      .nameClash,
      "\"bad\" has two types",
      related: 1,
      in: spec(
        types: #""Problem": { "fields": {} }"#,
        more: #""errors": { "400": "bad", «"422"»: { "case": "bad", "type": "Problem" } },"#
      )
    )
    expect(
      .nameClash,
      "\"soldOut\" has two types in the API",
      hint: #"name this case "stockProblem""#,
      related: 1,
      in: spec(
        types: #""Problem": { "fields": {} }, "StockProblem": { "fields": {} }"#,
        endpoints: """
          "Seats.buy": { "path": "/", "errors": { "409": { "case": "soldOut", "type": "Problem" } } },
          "Seats.hold": {
            "path": "/h",
            "errors": { «"410"»: { "case": "soldOut", "type": "StockProblem" } }
          }
          """
      )
    )
    expect(
      .nameClash,
      "\"soldOut\" has two types in the API",
      hint: #"name this case "holdSoldOut""#,
      related: 1,
      in: spec(
        types: #""Problem": { "fields": {} }"#,
        endpoints: #""Seats.hold": { "path": "/", "errors": { «"409"»: "soldOut" } }"#,
        more: #""errors": { "410": { "case": "soldOut", "type": "Problem" } },"#
      )
    )
    expect(
      .nameClash,
      "\"loggedOut\" has two messages in the API",
      related: 1,
      in: spec(
        endpoints: """
          "Seats.hold": {
            "path": "/",
            "errors": { «"403"»: { "case": "loggedOut", "message": "B" } }
          }
          """,
        more: #""errors": { "401": { "case": "loggedOut", "message": "A" } },"#
      )
    )
    expect(
      .reservedName,
      "\"rules\"",
      in: spec(more: #""errors": { "400": «"rules"» },"#)
    )
  }

  @Test func derivesErrorCaseNameFromType() throws {
    expect(
      .unknownType,
      "unknown type \"Problm\"",
      hint: "Problem",
      in: spec(
        types: #""Problem": { "fields": {} }"#,
        more: #""errors": { "404": "«Problm»", "5xx": "Problem" },"#
      )
    )
    let model = try linked(
      types: #""SCIMProblem": { "fields": {} }"#,
      more: #""errors": { "404": "SCIMProblem", "409": "SCIMProblem", "410": "gone" },"#
    )
    #expect(model.failures.cases.map(\.name.text) == ["scimProblem", "gone"])
    #expect(model.failures.cases[0].type == .named(SwiftName("SCIMProblem")))
    #expect(model.failures.cases[1].type == nil)
  }

  @Test func acceptsErrorMessageOnlyWithoutBodyType() throws {
    expect(
      .invalidValue,
      "so \"message\" has no effect",
      hint: "userFacing",
      in: spec(
        types: #""Problem": { "fields": {} }"#,
        more: #""errors": { "404": { "case": "gone", "type": "Problem", "message": «"No."» } },"#
      )
    )
    let model = try linked(
      more: #""errors": { "404": { "case": "gone", "message": "No." }, "410": "gone" },"#
    )
    #expect(model.failures.cases.map(\.message) == ["No."])
  }

  @Test func rejectsPathVariableMissingOnSomeServers() {
    let text = """
      {
        "api": "Things",
        "servers": {
          "cloud": { "url": "https://a.example.com", "variables": { "account": {} } },
          "local": "http://127.0.0.1"
        },
        "endpoints": { "list": { "path": "/{«account»}" } }
      }
      """
    expect(.pathParameterMissing, "but not of \"local\"", related: 1, in: text)
  }

  @Test func rejectsInvalidPagination() {
    let types = #""Page": { "fields": { "users": "[string]" } }"#
    expect(
      .invalidPagination,
      "not an array of items",
      hint: #""items": "users""#,
      in: spec(
        types: types,
        endpoints:
          #""list": { "path": "/", "response": "Page", "pagination": «{» "style": "link" } }"#
      )
    )
    expect(
      .invalidPagination,
      "outside the part of the response that \"at\" selects",
      in: spec(
        endpoints: """
          "list": {
            "path": "/",
            "response": { "type": "[string]", "at": "data" },
            "pagination": { "style": "link", "items": «"items"» }
          }
          """
      )
    )
    expect(
      .invalidPagination,
      "one JSON type",
      in: spec(
        endpoints:
          #""list": { "path": "/", "response": "data", "pagination": «{» "style": "link" } }"#
      )
    )
    expect(
      .invalidPagination,
      "is not an argument",
      in: spec(
        endpoints: """
          "list": {
            "path": "/",
            "parameters": { "page": { "constant": 1 } },
            "response": "[string]",
            "pagination": { "style": "page", "parameter": «"page"» }
          }
          """
      )
    )
  }

  @Test func rejectsClashWithGeneratedTypeName() {
    expect(
      .nameClash,
      "the enum of the responses would be named \"Deck.DrawResponse\"",
      related: 1,
      in: spec(
        types: #""Deck": { "fields": {} }, "Deck.DrawResponse": { "fields": {} }"#,
        endpoints:
          #"«"Deck.draw"»: { "path": "/", "response": { "200": "int", "202": "void" } }"#
      )
    )
  }
}
