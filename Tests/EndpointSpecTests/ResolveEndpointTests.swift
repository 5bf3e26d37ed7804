import EndpointJSON
import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Endpoints are linked", .serialized, .computing)
struct ResolveEndpointTests {
  @Test func linksReceiversAndVerbs() throws {
    let model = try linked(
      types: #""Deck": { "identifier": "int" }"#,
      endpoints: """
        "Deck.draw": { "path": "/" }, "Decks.list": { "path": "/" }, "login": { "path": "/" }
        """
    )
    #expect(
      model.endpoints.map(\.receiver) == [
        .type(SwiftName("Deck")), .namespace(SwiftName("Decks")), .api,
      ]
    )
    #expect(model.endpoints.map(\.verb.text) == ["draw", "list", "login"])
    #expect(model.endpoints.map(\.method) == ["GET", "GET", "GET"])
  }

  @Test func linksReceiverDocumentation() throws {
    let model = try linked(
      types: #""Deck": { "identifier": "int" }"#,
      endpoints: #""Deck.draw": { "path": "/" }, "Decks.list": { "path": "/" }"#,
      more: """
        "receivers": {
          "Deck": { "summary": "One deck." },
          "Decks": { "summary": "All decks.", "description": "Of all games." }
        },
        """
    )
    #expect(
      model.receivers == [
        SwiftName("Deck"): Documentation(summary: "One deck."),
        SwiftName("Decks"): Documentation(summary: "All decks.", description: "Of all games."),
      ]
    )
  }

  @Test func bindsPathParametersAndServerVariables() throws {
    let text = """
      {
        "api": "Things",
        "servers": { "cloud": { "url": "https://a.com", "variables": { "account": {} } } },
        "types": { "Call": { "fields": { "sid": { "type": "string", "as": "id" } } } },
        "endpoints": {
          "Call.fetch": {
            "path": "/{account}/calls/{sid}.json/{+rest}",
            "parameters": {
              "sid": "self.sid", "rest": "string", "q": "int?",
              "queryID": { "type": "int", "name": "sid", "in": "query" }
            }
          }
        }
      }
      """
    let endpoint = try #require(resolved(text).model).endpoint("Call.fetch")
    #expect(
      endpoint.path == [
        .text("/"), .variable(WireName("account")), .text("/calls/"),
        .parameter(WireName("sid"), keepsSlashes: false), .text(".json/"),
        .parameter(WireName("rest"), keepsSlashes: true),
      ]
    )
    #expect(endpoint.parameters.map(\.location) == [.path, .path, .query, .query])
    #expect(endpoint.parameters.map(\.field.wireName.text) == ["sid", "rest", "q", "sid"])
    #expect(endpoint.parameters[3].field.name.text == "queryID")
    guard case .receiverField(let field) = endpoint.parameters[0].binding else {
      Issue.record("sid is not bound")
      return
    }
    #expect(field.text == "id")
    #expect(endpoint.parameters[0].field.type == .scalar(.string))
  }

  @Test func mergesDefaultsIntoEndpoints() throws {
    let model = try linked(
      endpoints: """
        "plain": { "path": "/", "parameters": { "a": "int" }, "body": { "fields": { "b": "int" } },
          "method": "POST", "response": "[date]" },
        "own": {
          "path": "/", "authentication": null, "timeout": 5, "headers": { "accept": "text/csv" },
          "parameters": { "site": "string", "v": { "type": "int", "in": "header", "as": "w" } },
          "response": { "type": "int", "at": "." }
        }
        """,
      more: """
        "authentication": { "token": "bearer" },
        "defaults": {
          "authentication": ["token", null], "headers": { "Accept": "text/plain", "X-A": "1" },
          "parameters": {
            "site": { "in": "query", "constant": "so" }, "v": { "type": "int", "in": "query" }
          },
          "date": "unix", "timeout": 30, "at": "data.items",
          "query": { "arrays": "comma", "objects": "flat" }
        },
        """
    )
    let plain = try model.endpoint("plain")
    #expect(plain.parameters.map(\.field.wireName.text) == ["a", "site", "v", "b"])
    #expect(plain.parameters.map(\.location) == [.query, .query, .query, .body])
    #expect(plain.parameters[0].arrayStyle == .comma && plain.parameters[0].objectStyle == .flat)
    #expect(plain.policy.timeout == 30)
    #expect(plain.authentication.alternatives == [[.init(scheme: "token", scopes: [])], []])
    guard case .value(let response) = plain.response else { throw Missing(name: "response") }
    #expect(response.at?.description == "data.items")
    #expect(response.type == .array(.scalar(.date(.unix))))

    let own = try model.endpoint("own")
    #expect(own.authentication.alternatives.isEmpty)
    #expect(own.policy.timeout == 5)
    #expect(own.headers.map(\.name) == ["accept", "X-A"])
    #expect(own.headers.map(\.value) == ["text/csv", "1"])
    #expect(own.parameters.map(\.field.wireName.text) == ["site", "v", "v"])
    #expect(own.parameters.map(\.location) == [.query, .header, .query])
    guard case .value(let whole) = own.response else { throw Missing(name: "response") }
    #expect(whole.at == nil)
  }

  @Test func linksArgumentLabelsStylesAndDefaults() throws {
    let parameters = try linked(
      endpoints: """
        "list": {
          "path": "/",
          "parameters": {
            "q": { "type": "string", "label": "_" },
            "tag": { "type": "string", "label": "for" },
            "ids": { "type": "[int]", "style": "brackets" },
            "size": { "type": "int", "serverDefault": 20 },
            "live": { "constant": true }
          }
        }
        """
    ).endpoint("list").parameters
    #expect(parameters[0].label == nil)
    #expect(parameters[1].label?.text == "for")
    #expect(parameters[2].label?.text == "ids")
    #expect(parameters[2].arrayStyle == .brackets)
    #expect(parameters[3].serverDefault == 20)
    #expect(parameters[3].field.type == .optional(.scalar(.int)))
    guard case .constant(true) = parameters[4].binding else {
      Issue.record("live is not a constant")
      return
    }
    #expect(parameters[4].field.type == .scalar(.bool))
  }

  @Test func linksBodiesInAllForms() throws {
    let model = try linked(
      types: #""Card": { "fields": { "a": "int" } }"#,
      endpoints: """
        "a": { "method": "POST", "path": "/", "body": "Card" },
        "b": { "method": "POST", "path": "/", "body": "data" },
        "c": { "method": "POST", "path": "/",
          "body": { "type": "Card", "spread": true, "at": "data.card", "encoding": "form" } },
        "d": { "method": "POST", "path": "/",
          "body": { "type": [{ "fields": {} }], "label": "cards" } },
        "Deck.e": { "method": "POST", "path": "/",
          "body": { "fields": { "kind": { "type": { "enum": ["a"] } } }, "encoding": "multipart" } }
        """
    )
    let bodies = try model.endpoints.map { try #require($0.body) }
    #expect(bodies.map(\.encoding) == [.json, .binary, .form, .json, .multipart])
    #expect(bodies[2].at?.description == "data.card")
    guard case .value(.named(SwiftName("Card")), label: nil, isSpread: false) = bodies[0].content,
      case .value(_, label: nil, isSpread: true) = bodies[2].content,
      case .value(.array(.named(SwiftName("Things.DBody"))), let label, _) = bodies[3].content,
      case .fields = bodies[4].content
    else {
      Issue.record("a body has another form")
      return
    }
    #expect(label?.text == "cards")
    let kind = try model.endpoint("Deck.e").parameters[0].field.type
    #expect(kind == .named(SwiftName("Deck.EKind")))
  }

  @Test func linksResponsesInAllForms() throws {
    let model = try linked(
      endpoints: """
        "Deck.a": { "path": "/" },
        "Deck.b": { "path": "/", "response": { "fields": { "x": "int" } } },
        "Deck.c": { "path": "/", "response": {
          "200": { "fields": {} }, "202": "void", "299": "data" } },
        "Deck.d": { "path": "/", "response": { "stream": "string", "format": "lines" } },
        "Deck.e": { "path": "/", "response": {
          "type": "[string]?", "headers": { "X-Rate-Limit": "int", "ETag": "string" } } },
        "Deck.f": { "path": "/", "response": [{ "fields": {} }] }
        """
    )
    guard case .value(let a) = model.endpoints[0].response,
      case .value(let b) = model.endpoints[1].response,
      case .statuses(let name, let statuses) = model.endpoints[2].response,
      case .stream(.scalar(.string), .lines(end: nil)) = model.endpoints[3].response,
      case .value(let e) = model.endpoints[4].response,
      case .value(let f) = model.endpoints[5].response
    else {
      Issue.record("a response has another form")
      return
    }
    #expect(a.type == .scalar(.void))
    #expect(b.type == .named(SwiftName("Deck.BResponse")))
    #expect(name.text == "Deck.CResponse")
    #expect(statuses.map(\.name.text) == ["ok", "accepted", "status299"])
    #expect(statuses[0].value.type == .named(SwiftName("Deck.COkResponse")))
    #expect(statuses[2].value.encoding == .binary)
    #expect(e.headers.map(\.name.text) == ["xRateLimit", "eTag"])
    #expect(f.type == .array(.named(SwiftName("Deck.FItem"))))
  }

  /// A status that is only documented leaves all others accepted.
  @Test(arguments: [
    (#""Card""#, ["200"]), (#"{ "type": "Card", "status": 201 }"#, ["201"]),
    (#"{ "type": "void", "status": [200, 204] }"#, ["200", "204"]), (#""void""#, ["204"]),
    (#"{ "type": "Card", "status": "2xx" }"#, ["2xx"]), (#"{ "202": "Card" }"#, ["202"]),
  ])
  func readsDocumentedStatuses(_ response: String, _ keys: [String]) throws {
    let model = try linked(
      types: #""Card": { "fields": {} }"#,
      endpoints: #""Deck.a": { "path": "/", "response": \#(response) }"#
    )
    let found = model.endpoints[0].response
    #expect(found.values.map(\.statusKeys) == [keys])
    #expect(found.accepts(206) == (keys != ["202"]))
    #expect(found.usualStatus == Int(keys[0]) ?? 200 || keys == ["204"])
  }

  @Test func ordersFailuresByPrecedence() throws {
    let model = try linked(
      types: #""Problem": { "fields": {} }"#,
      endpoints: """
        "Deck.draw": { "path": "/", "errors": {
          "default": "odd", "404": "gone", "empty": { "when": { "left": 0, "a.b": { "present": true } } },
          "5xx": null } },
        "Deck.list": { "path": "/" }
        """,
      more: """
        "errors": {
          "default": { "case": "other", "type": "Problem" }, "5xx": "down", "4xx": "bad",
          "refused": { "when": { "ok": false }, "type": "Problem" }, "404": "missing", "410": "gone"
        },
        """
    )
    #expect(
      model.failures.rules.map(\.caseName.text) == [
        "refused", "missing", "gone", "down", "bad", "other",
      ]
    )
    #expect(
      model.failures.cases.map(\.name.text) == [
        "other", "down", "bad", "refused", "missing", "gone", "odd", "empty",
      ]
    )
    let own = try #require(try model.endpoint("Deck.draw").failures)
    #expect(own.rules.map(\.caseName.text) == ["empty", "refused", "gone", "gone", "bad", "odd"])
    #expect(own.rules.map(\.isOwn) == [true, false, true, false, false, true])
    #expect(own.cases.map(\.name.text) == ["bad", "refused", "gone", "odd", "empty"])
    #expect(own.ownCases.map(\.name.text) == ["gone", "odd", "empty"])
    let tests = own.rules[0].condition.tests
    #expect(tests.map(\.path.description) == ["left", "a.b"])
    #expect(tests.map(\.expected) == [.equals(0), .present(true)])
    #expect(try model.endpoint("Deck.list").failures == nil)
  }

  @Test func linksSingleStatusAsPlainValue() throws {
    let endpoint = try linked(
      endpoints: #""add": { "path": "/", "response": { "201": { "fields": { "id": "int" } } } }"#
    ).endpoint("add")
    guard case .value(let value) = endpoint.response else { throw Missing(name: "value") }
    #expect(value.status == 201)
    #expect(value.type == .named(SwiftName("Things.AddResponse")))
    #expect(endpoint.response.statuses == [201])
  }

  @Test func linksAllPaginationStyles() throws {
    let model = try linked(
      types: """
        "User": { "fields": {} }, "Users": { "alias": "[User]" },
        "Page": { "fields": { "users": { "type": "Users", "at": "data.users" } } }
        """,
      endpoints: """
        "a": { "path": "/", "parameters": { "page": "int?" }, "response": "Users",
          "pagination": { "style": "page" } },
        "b": { "path": "/", "parameters": { "skip": "int?", "top": "int?" }, "response": "Page",
          "pagination": {
            "style": "offset", "parameter": "skip", "limit": "top", "items": "data.users" } },
        "c": { "path": "/", "parameters": { "after": "string?" },
          "response": { "type": "[User]", "at": "data" },
          "pagination": {
            "style": "cursor", "parameter": "after", "next": "data[last].id", "items": "data" } },
        "d": { "path": "/", "response": "json",
          "pagination": { "style": "url", "next": "links.next", "items": "x" } },
        "e": { "path": "/", "response": "[User]", "pagination": { "style": "link" } }
        """
    )
    let pages = try model.endpoints.map { try #require($0.pagination) }
    let user = TypeReference.named(SwiftName("User"))
    #expect(pages.map(\.item) == [user, user, user, .scalar(.json), user])
    #expect(pages.map(\.style) == [.page, .offset, .cursor, .url, .link])
    #expect(pages[0].selector == .parameter(WireName("page")))
    #expect(pages[0].start == 1)
    #expect(pages.map { $0.parts.map(\.key) } == [[], [], ["next"], ["next"], []])
  }

  /// A field of the body is named like an argument, or by its path.
  @Test(arguments: [
    (#""body": { "fields": { "page": "int?" } }"#, "page", "page"),
    (#""body": { "fields": { "page": { "type": "int?", "at": "a.b" } } }"#, "page", "a.b"),
    (#""body": { "fields": { "page": "int?" }, "at": "data" }"#, "page", "data.page"),
    (
      #""body": { "fields": { "paging": { "type": { "fields": { "page": "int?" } } } } }"#,
      "paging.page", "paging.page"
    ),
    (
      #""body": { "fields": { "paging": { "type": "Paging", "spread": true } } }"#,
      "paging.page", "paging.page"
    ),
    (#""body": "Paging""#, "page", "page"),
    (#""body": "Paging?""#, "page", "page"),
    (#""body": { "type": "Paging", "spread": true }"#, "page", "page"),
    (#""body": { "type": "Paging", "at": "data" }"#, "data.page", "data.page"),
    (#""body": "Search""#, "paging.page", "paging.page"),
    (#""body": "json""#, "page", "page"),
  ])
  func linksPaginationOfBodies(body: String, name: String, path: String) throws {
    let model = try linked(
      types: """
        "Paging": { "fields": { "page": "int?" } }, "Search": { "fields": { "paging": "Paging?" } }
        """,
      endpoints: """
        "a": { "method": "POST", "path": "/", \(body), "response": "[int]",
          "pagination": { "style": "page", "parameter": "\(name)" } }
        """
    )
    let expected = try #require(JSONPath(parsing: path))
    #expect(model.endpoints[0].pagination?.selector == .field(expected))
    #expect(model.endpoints[0].pagination?.parameters == [])
  }

  @Test func preservesExampleValues() throws {
    let examples = try linked(
      endpoints: """
        "draw": { "path": "/", "parameters": { "n": "int?" }, "response": { "201": "int", "202": "void" },
          "examples": {
            "one_card": { "arguments": { "n": 1 }, "response": 5 },
            "nothing": { "status": 202, "response": null }
          } }
        """
    ).endpoint("draw").examples
    #expect(examples.map(\.name.text) == ["oneCard", "nothing"])
    #expect(examples.map(\.status) == [201, 202])
    #expect(examples.map(\.hasArguments) == [true, false])
    #expect(examples[0].arguments.map(\.value) == [1])
    #expect(examples[0].response == 5)
    #expect(examples[1].response == nil)
  }
}
