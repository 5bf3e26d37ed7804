import EndpointDiff
import EndpointJSON
import Foundation
import TestServer
import TestTraits
import Testing

/// `verify --live` against a server on the loopback interface.
@Suite(
  "verify --live sends the examples of a spec",
  .network,
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "no curl here")
)
struct LiveTests {
  private static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example.com/v1" },
      "authentication": { "token": "bearer", "apiKey": { "key": "X-Key", "in": "header" }, "user": "basic" },
      "types": { "Item": { "fields": { "id": "int", "name": "string" } } },
      "endpoints": {
        "Item.get": {
          "path": "/items/{id}",
          "parameters": { "id": "int", "q": "string?" },
          "response": "Item",
          "examples": {
            "one": { "arguments": { "id": 1, "q": "a&b c" }, "response": { "id": 1, "name": "n" } },
            "two": { "arguments": { "id": 2 }, "response": { "id": 2, "name": "n" } }
          }
        },
        "Item.list": { "path": "/items", "response": "[Item]", "authentication": ["token", "apiKey"] },
        "Item.own": { "path": "/own", "response": "[Item]", "authentication": "user" },
        "Item.add": {
          "method": "POST", "path": "/items", "body": "Item", "response": "Item",
          "examples": { "new": { "arguments": { "body": { "id": 3, "name": "é\\"" } }, "response": { "id": 3, "name": "n" } } }
        },
        "Item.find": { "path": "/find/{code}", "parameters": { "code": "int" }, "response": "Item" }
      }
    }
    """

  private static func run(
    spec: String = Self.spec,
    options: [String] = [],
    environment: [String: String] = [:],
    login: String = "",
    query: String = "",
    handler: @escaping @Sendable (ServerRequest) -> ServerReply
  ) throws -> (status: Int32, output: String, requests: [ServerRequest]) {
    let server = try TestServer(ServerManners(), handler)
    defer { server.stop() }
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "Specs/Shop.json")
    let status = folder.run(
      [
        "verify", "Specs/Shop.json", "--live",
        "\(server.url)/v2\(query)".replacing("://", with: "://\(login)"),
      ] + options,
      environment: environment
    )
    return (status, folder.output + folder.errors, server.requests)
  }

  private static let item: @Sendable (ServerRequest) -> ServerReply = { request in
    request.path.hasPrefix("/v2/items/") || request.method == "POST"
      ? .json(200, #"{"id": 1, "name": "n"}"#) : .json(200, "[]")
  }

  @Test func skipsUnsafeAndUnauthenticatedEndpoints() throws {
    let (status, output, requests) = try Self.run(handler: Self.item)
    #expect(status == 0, "\(output)")
    #expect(requests.map(\.target) == ["/v2/items/1?q=a%26b%20c", "/v2/items/2"])
    for text in [
      "2 of 2 exchanges", "Item.list was not called: set SHOP_TOKEN, or SHOP_API_KEY",
      "Item.own was not called: set SHOP_USER (user:password)",
      "1 endpoint was not called: Item.add: may change data; --unsafe",
      "1 endpoint was not called: Item.find: no example and no response has \"code\"",
    ] {
      #expect(output.contains(text), "\(output)")
    }
  }

  @Test func sendsCredentialsAndBodies() throws {
    let environment = ["SHOP_API_KEY": "k3y\"\\x", "SHOP_USER": "ann:p4ss"]
    let (status, output, requests) = try Self.run(
      options: ["--unsafe", "--rate", "100"],
      environment: environment,
      handler: Self.item
    )
    #expect(status == 0, "\(output)")
    #expect(requests.count == 5)
    #expect(requests.first { $0.path == "/v2/items" }?.header("X-Key") == "k3y\"\\x")
    let basic = Data("ann:p4ss".utf8).base64EncodedString()
    #expect(requests.first { $0.path == "/v2/own" }?.header("Authorization") == "Basic \(basic)")
    let post = try #require(requests.first { $0.method == "POST" })
    #expect(post.text == #"{"id":3,"name":"é\""}"#)
    #expect(post.header("Content-Type") == "application/json")
    #expect(!output.contains("k3y") && !output.contains("p4ss") && !output.contains(basic))
  }

  /// The responses of `/items/1` and `/items/2`, and what the report says about them.
  private static let manners: [(reply: String, text: String)] = [
    (
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n13\r\n{\"id\":1,\"name\":\"n\"}\r\n0\r\nX-Sum: 1\r\n\r\n",
      "no drift"
    ),
    (
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n\u{1F}abc", "the server compressed the body"
    ),
    ("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", "no response is a success"),
    ("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{}", "the connection ended before the body"),
    ("HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}", "the header of the response is not valid"),
    ("{}", "the response is not HTTP"),
    (
      String(repeating: "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n", count: 3000)
        + "HTTP/1.1 200 OK\r\nContent-Length: 19\r\n\r\n{\"id\":1,\"name\":\"n\"}",
      "no drift"
    ),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: manners.indices)
  func saysWhatServerDid(index: Int) throws {
    let (reply, text) = Self.manners[index]
    let (_, output, requests) = try Self.run { _ in .garbage(Array(reply.utf8)) }
    #expect(output.contains(text), "\(output)")
    #expect(requests.count == 2)
  }

  private static let leaks: [ServerReply] = [
    .json(200, #"{"id": "hunter2", "hunter2=": 1}"#), .json(200, "hunter2"), .json(401, "hunter2"),
    .redirect(302, "/hunter2"), .garbage(Array("hunter2".utf8)), .close,
    .garbage(Array("HTTP/1.1 200 hunter2\r\nContent-Length: hunter2\r\n\r\n".utf8)),
    .garbage(Array("HTTP/1.1 200 OK\r\nContent-Encoding: hunter2\r\n\r\n{}".utf8)),
    .garbage(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nhunter2".utf8)),
  ]

  /// Secrets are in the URL, the environment and the responses.
  @Test(arguments: leaks)
  func showsNoSecret(reply: ServerReply) throws {
    for format in ReportFormat.allCases.map(\.rawValue) {
      let (_, output, requests) = try Self.run(
        options: ["--format", format, "--show", "safe"],
        environment: ["SHOP_API_KEY": "hunter2\(format)", "SHOP_USER": "a:hunter2"],
        login: "ann:hunter2%40@",
        query: "?token=hunter2"
      ) { _ in reply }
      #expect(!output.contains("hunter2") && output.count > 20, "\(format): \(output)")
      let basic = "Basic \(Data("ann:hunter2@".utf8).base64EncodedString())"
      #expect(requests.first?.header("Authorization") == basic)
      let own = "Basic \(Data("a:hunter2".utf8).base64EncodedString())"
      #expect(requests.last { $0.path == "/v2/own" }?.header("Authorization") == own)
    }
  }

  @Test(arguments: [
    "http://ann:hunter2/@127.0.0.1:1", "http://ann:hunter2@", "http://ann:hunter2@[::1",
    "x://hunter2@h",
    "http://ann:hunter2@127.0.0.1:1/?token=hunter2", "ann:hunter2@127.0.0.1", "ann:hunter2/x@h",
    "//ann:hunter2@127.0.0.1/?token=hunter2", "http://127.0.0.1:1/a.json#token=hunter2",
    "http:/ann:hunter2@h#hunter2",
  ])
  func showsNoSecretOfURLInErrors(url: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "Specs/Shop.json")
    for command in [
      ["verify", "--live", url], ["verify", "a.har", "--base", url], ["import", "openapi", url],
      ["generate", url],
    ] {
      #expect(folder.run(command) == 2)
    }
    #expect(!(folder.output + folder.errors).contains("hunter2"), "\(folder.errors)")
  }

  @Test func namesOptionForNetworkOfPlugin() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "Specs/Shop.json")
    let arguments = ["verify", "--live", "http://127.0.0.1:1"]
    #expect(folder.run(arguments) == 2)
    #expect(folder.errors.contains("Item.get has no response: the connection was refused"))
    #expect(!folder.errors.contains("plugin"))
    let environment = ["ENDPOINTS_COMMAND": "swift package endpoints"]
    #expect(folder.run(arguments, environment: environment) == 2)
    let command = "swift package --allow-network-connections all endpoints verify"
    #expect(folder.errors.contains(command), "\(folder.errors)")
  }

  /// A spec whose example sends a header.
  private static func spec(header value: String) -> String {
    """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example.com/v1" },
      "endpoints": {
        "get": {
          "path": "/get",
          "parameters": { "X-Note": { "type": "string", "in": "header" } },
          "response": "[int]",
          "examples": { "one": { "arguments": { "X-Note": \(JSONValue.string(value)) }, "response": [] } }
        }
      }
    }
    """
  }

  /// curl reads headers from a configuration, in which they are quoted.
  @Test(arguments: [#"a\"#, #"a\b"#, #"\""#, #"a" b"#, #"\n"#, "# a", "'", "url = x", "a\\\\\"b"])
  func sendsHeadersUnchanged(value: String) throws {
    let (_, output, requests) = try Self.run(spec: Self.spec(header: value), handler: Self.item)
    #expect(requests.map { $0.header("X-Note") } == [value], "\(output)")
  }

  /// A line break would begin another option of curl.
  @Test(arguments: ["a\"\nheader = \"X-Evil: 1", "a\r\nX-Evil: 1", "a\u{7F}", "a\tb", "\u{1}"])
  func sendsNoHeadersWithControlCharacters(value: String) throws {
    let (_, output, requests) = try Self.run(spec: Self.spec(header: value), handler: Self.item)
    #expect(requests.isEmpty, "\(output)")
    #expect(!output.isEmpty)
  }

  /// The body is in a temporary file while curl sends it.
  @Test func onlyCurrentUserCanReadBodies() throws {
    let folder = FileManager.default.temporaryDirectory
    let (_, output, requests) = try Self.run(options: ["--unsafe"]) { request in
      guard request.method == "POST" else { return Self.item(request) }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let files = names.filter { $0.hasPrefix("endpoints-") }.map {
        folder.appending(path: $0).path
      }
      let modes = files.compactMap { path -> Int? in
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        return facts?[.type] as? FileAttributeType == .typeRegular
          ? facts?[.posixPermissions] as? Int : nil
      }
      let isOpen = modes.isEmpty || modes.contains { $0 & 0o077 != 0 }
      return isOpen ? .json(507, "{}") : Self.item(request)
    }
    #expect(requests.contains { $0.method == "POST" })
    #expect(!output.contains("507"), "\(output)")
  }

  @Test func emptyVariablesAreNoCredentials() throws {
    let environment = ["SHOP_TOKEN": "", "SHOP_API_KEY": "", "SHOP_USER": ""]
    let (_, output, requests) = try Self.run(environment: environment, handler: Self.item)
    #expect(requests.count == 2, "\(output)")
    #expect(output.contains("Item.list was not called: set SHOP_TOKEN, or SHOP_API_KEY"))
  }

  @Test func reportsDriftInLiveResponses() throws {
    let (status, output, _) = try Self.run { _ in .json(200, #"{"id": 1, "color": "red"}"#) }
    #expect(status == 1)
    #expect(output.contains("BREAKING  Item.name: missing"), "\(output)")
    // Long lines are wrapped.
    let line = output.replacing(#/\n +/#, with: " ")
    #expect(line.contains("/v2, example \"one\" of Item.get: response body"), "\(output)")
  }

  @Test func failsIfCallsOfExamplesFail() throws {
    let (status, output, _) = try Self.run { _ in .json(401, "{}") }
    #expect(status == 1)
    let line = "BREAKING  Item.get 401: the status 401, but the example "
    #expect(output.contains(line), "\(output)")
    #expect(output.contains("no response is a success, so no success was compared"), "\(output)")
  }

  @Test func reportsBrokenJSONAsSuch() throws {
    let (status, output, _) = try Self.run { _ in .json(200, #"{"id": 1, "na"#) }
    #expect(status == 1)
    #expect(output.contains("ends too early, at byte 13 of 13"), "\(output)")
  }

  @Test(arguments: [ServerReply.close, .garbage(Array("nonsense".utf8)), .redirect(302, "/else")])
  func reportsMissingResponseOrRedirect(reply: ServerReply) throws {
    let (_, output, _) = try Self.run { _ in reply }
    #expect(output.contains("has no response") || output.contains("redirects"), "\(output)")
  }

  private static let related = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example.com/v1" },
      "types": {
        "User": { "fields": { "id": "int", "name": "string" } },
        "Queue": { "fields": { "name": "string", "vhost": "string", "user": "UserID" } },
        "UserID": { "identifier": "int" },
        "Page": { "fields": { "items": "[Queue]" } }
      },
      "endpoints": {
        "Queues.get": { "path": "/queues/{vhost}/{name}", "parameters": { "vhost": "string", "name": "string" }, "response": "Queue" },
        "Queues.search": { "method": "POST", "path": "/queues/filter", "safe": true, "body": "json?", "response": "Page" },
        "Queues.drop": { "method": "DELETE", "path": "/queues/{vhost}/{name}", "parameters": { "vhost": "string", "name": "string" } },
        "Users.get": { "path": "/users/{id}", "parameters": { "id": "UserID" }, "response": "User" },
        "Users.queues": { "path": "/users/{user_id}/queues", "parameters": { "user_id": "int" }, "response": "[Queue]" },
        "Users.reset": { "path": "/users/reset", "safe": false },
        "Users.some": {
          "path": "/users", "parameters": { "ids": { "type": "[string]", "style": "comma" } }, "response": "[User]",
          "examples": { "two": { "arguments": { "ids": ["1", "a,b"] }, "response": [] } }
        },
        "Plans.get": { "path": "/plans/{id}", "parameters": { "id": "int" }, "response": "json" }
      }
    }
    """

  @Test func changesNeedAnExample() throws {
    let (_, output, _) = try Self.run(spec: Self.related, options: ["--unsafe"]) { _ in
      .json(200, #"{"items": [{"name": "a", "vhost": "b", "user": 7}]}"#)
    }
    let lines = output.replacing(#/\n +/#, with: " ")
    let reason = "Queues.drop: may change data, so that only an example can have its arguments"
    #expect(lines.contains("1 endpoint was not called: \(reason)"), "\(output)")
  }

  /// A search gives the names of a queue, which gives the ID of a user, whose queues follow.
  @Test func callsWithValuesOfResponses() throws {
    let queue = #"{"name": "a b", "vhost": "/", "user": 7}"#
    let (status, output, requests) = try Self.run(spec: Self.related) { request in
      switch request.path {
      case "/v2/queues/filter": .json(200, "{\"items\": [\(queue)]}")
      case "/v2/users/7": .json(200, #"{"id": 7, "name": "n"}"#)
      case "/v2/users/7/queues": .json(200, "[]")
      case "/v2/users": .json(200, "[]")
      case "/v2/plans/1": .json(404, "{}")
      default: .json(200, queue)
      }
    }
    #expect(status == 0, "\(output)")
    #expect(
      requests.map { "\($0.method) \($0.target)" } == [
        "POST /v2/queues/filter", "GET /v2/users?ids=1,a%2Cb", "GET /v2/queues/%2F/a%20b",
        "GET /v2/users/7", "GET /v2/users/7/queues",
      ]
    )
    let lines = output.replacing(#/\n +/#, with: " ")
    for text in [
      "2 endpoints were not called: Queues.drop, Users.reset: may change data; --unsafe",
      #"1 endpoint was not called: Plans.get: no example and no response has "id""#,
    ] {
      #expect(lines.contains(text), "\(output)")
    }
  }
}
