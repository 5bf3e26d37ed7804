import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// What varies in a path, which `infer` decides by the evidence of all its calls.
@Suite("infer finds the values in paths", .serialized, .computing)
struct PathEvidenceTests {
  /// A call: `PUT /queues/orders 204`, which a body may follow, and its response.
  typealias Call = (request: String, response: String)

  private struct PathCase: Sendable {
    let calls: [Call]
    let endpoints: [String]

    init(_ calls: [Call], _ endpoints: [String]) {
      self.calls = calls
      self.endpoints = endpoints
    }
  }

  private static let pathCases: [PathCase] = [
    // The response has the word as a name, or the list of the collection has such an element.
    PathCase([("GET /users/octocat", #"{"login": "octocat"}"#)], ["GET /users/{login}"]),
    PathCase(
      [
        ("GET /queues", #"[{"name": "orders", "vhost": "prod"}, {"name": "bills", "vhost": "/"}]"#),
        ("GET /queues/prod/orders", #"{"durable": true}"#),
        ("GET /queues/%2F/bills", #"{"durable": true}"#),
      ],
      ["GET /queues", "GET /queues/{vhost}/{name}"]
    ),
    PathCase(
      [
        ("GET /repos/ann/tool", #"{"name": "tool", "owner": {"login": "ann"}}"#),
        ("GET /repos/ann/tool/issues", "[]"),
      ],
      ["GET /repos/{owner}/{name}", "GET /repos/{owner}/{name}/issues"]
    ),
    // All elements of a list have the word, and what is a value elsewhere is one here.
    PathCase(
      [
        (
          "GET /exchanges/shop",
          #"[{"name": "a", "vhost": "shop"}, {"name": "b", "vhost": "shop"}]"#
        ),
        ("PUT /users/ann 201", ""), ("PUT /permissions/shop/ann 201", ""),
      ],
      ["GET /exchanges/{vhost}", "PUT /permissions/{vhost}/{name}", "PUT /users/{name}"]
    ),
    PathCase(
      [
        ("GET /queues/orders", #"{"name": "orders"}"#), ("GET /shops/7/orders", "[]"),
        ("GET /issues/open", #"[{"id": 1, "state": "open"}, {"id": 2, "state": "open"}]"#),
      ],
      ["GET /issues/open", "GET /queues/{name}", "GET /shops/{id}/orders"]
    ),
    // One template for all methods of a leaf.
    PathCase(
      [
        ("GET /queues/orders", #"{"name": "orders"}"#), ("PUT /queues/temp 201", ""),
        ("DELETE /queues/old 204", ""),
      ],
      ["DELETE /queues/{name}", "GET /queues/{name}", "PUT /queues/{name}"]
    ),
    // What follows a server's words is at the start.
    PathCase(
      [
        ("GET /api/alerts/main/rules", #"{"a": 1}"#), ("GET /api/metrics/main/rules", #"{"a": 1}"#),
        ("GET /login", #"{"a": 1}"#),
      ],
      ["GET /api/alerts/main/rules", "GET /api/metrics/main/rules", "GET /login"]
    ),
    // The names of APIs before a version, although a list has them.
    PathCase(
      [
        ("GET /groups", #"{"groups": [{"name": "apps"}, {"name": "net.k8s.io"}]}"#),
        ("GET /groups/apps/v1/jobs", #"{"a": 1}"#), ("GET /groups/batch/v1/jobs", #"{"b": 1}"#),
        ("GET /groups/net.k8s.io/v1beta1/routes", #"{"c": 1}"#),
      ],
      [
        "GET /groups", "GET /groups/apps/v1/jobs", "GET /groups/batch/v1/jobs",
        "GET /groups/net.k8s.io/v1beta1/routes",
      ]
    ),
    // A word beside values, whose calls name the thing in the query.
    PathCase(
      [
        ("GET /rules/17", #"{"from": "a", "to": "b"}"#), ("DELETE /rules/18 204", ""),
        ("PUT /rules/exact?from=a&to=b 204", ""),
        ("GET /rules/exact?from=a&to=c", #"{"from": "a", "to": "c"}"#),
      ],
      ["DELETE /rules/{id}", "GET /rules/exact", "GET /rules/{id}", "PUT /rules/exact"]
    ),
    // Words that are values elsewhere, and continue alike. A call that sends a list changes what is in its path.
    PathCase(
      [
        ("GET /stores/shop", #"{"name": "shop"}"#), ("GET /stores/books", #"{"name": "books"}"#),
        ("GET /admin/shop/console", #"{"theme": 1}"#),
        ("GET /admin/books/console", #"{"theme": 1}"#), ("GET /admin/stores", "[]"),
      ],
      ["GET /admin/stores", "GET /admin/{name}/console", "GET /stores/{name}"]
    ),
    PathCase(
      [
        ("GET /users/7/mappings", #"{"realm": [], "client": []}"#),
        (#"DELETE /users/7/mappings/realm 204 [{"id": 1}]"#, ""),
        ("GET /users/7/mappings/realm/available", "[]"),
      ],
      [
        "DELETE /users/{id}/mappings/realm", "GET /users/{id}/mappings",
        "GET /users/{id}/mappings/realm/available",
      ]
    ),
    // Words that follow each other as values do elsewhere, also at the start.
    PathCase(
      [
        ("GET /repos/ann/tool", #"{"name": "tool", "owner": {"login": "ann"}}"#),
        ("PUT /user/starred/ann/tool 204", ""), ("GET /ann/tool/posters", "[]"),
      ],
      [
        "GET /repos/{owner}/{name}", "GET /{owner}/{name}/posters",
        "PUT /user/starred/{owner}/{name}",
      ]
    ),
    // A file name that is a value elsewhere, also with another ending.
    PathCase(
      [
        ("GET /files", #"[{"name": "notes.md"}, {"name": "dev"}]"#),
        ("GET /files/notes.md", #"{"name": "notes.md"}"#), ("GET /files/dev", #"{"name": "dev"}"#),
        ("GET /raw/notes.md", "1"), ("GET /archive/dev.zip", "1"),
      ],
      ["GET /archive/{name}", "GET /files", "GET /files/{name}", "GET /raw/{name}"]
    ),
    PathCase(
      [("GET /de-DE/news", "[]"), ("GET /en-US/news", "[]"), ("GET /en-US/about/us", "1")],
      ["GET /{locale}/about/us", "GET /{locale}/news"]
    ),
    // A position has one name in all endpoints, which is free in all.
    PathCase(
      [
        ("GET /repos/ann/tool", #"{"name": "tool", "owner": {"login": "ann"}}"#),
        ("POST /repos/ann/tool/assets?name=a", #"{"a": 1}"#),
      ],
      ["GET /repos/{owner}/{repoName}", "POST /repos/{owner}/{repoName}/assets"]
    ),
    PathCase(
      [("GET /users/uid/81f3", #"{"a": 1}"#), ("GET /days/2026-11-21", #"{"a": 1}"#)],
      ["GET /days/{date}", "GET /users/uid/{uid}"]
    ),
    // A part of one thing is no value.
    PathCase(
      [("GET /config/options", #"{"a": 1}"#), ("PUT /config/options 204", "")],
      ["GET /config/options", "PUT /config/options"]
    ),
    PathCase([("GET /users/me", #"{"login": "me"}"#)], ["GET /users/me"]),
    // First segments are words.
    PathCase(
      [
        ("GET /orders/count", "1"), ("GET /users/count", "2"), ("GET /bills/count", "3"),
        ("GET /orders", #"[{"name": "users"}]"#),
      ],
      ["GET /bills/count", "GET /orders", "GET /orders/count", "GET /users/count"]
    ),
    // A list at the start names collections, which are words elsewhere, too.
    PathCase(
      [
        ("GET /api/v2", #"{"links": [{"name": "workers"}, {"name": "builds"}, {"name": "logs"}]}"#),
        ("GET /api/v2/workers", #"[{"id": 1, "size": 2}]"#), ("GET /api/v2/workers/1/builds", "[]"),
        ("GET /api/v2/workers/1/logs", "[]"), ("GET /api/v2/workers/2/logs", "[]"),
        ("GET /about", #"{"a": 1}"#),
      ],
      [
        "GET /about", "GET /api/v2", "GET /api/v2/workers", "GET /api/v2/workers/{id}/builds",
        "GET /api/v2/workers/{id}/logs",
      ]
    ),
    // Beside calls, words with POST only are calls.
    PathCase(
      ["add-note", "confirm", "silence", "escalate"].map { word in
        ("POST /actions/\(word)", #"{"code": 1, "status": "x"}"#)
      },
      ["add-note", "confirm", "escalate", "silence"].map { "POST /actions/\($0)" }
    ),
    // The elements of what is read as a list are values, whatever the word for the list is.
    PathCase(
      [
        ("GET /zones/7/metadata", #"[{"sort": "ALIAS", "value": ["x"]}]"#),
        ("GET /zones/7/metadata/ALIAS", #"{"sort": "ALIAS", "value": ["x"]}"#),
        ("PUT /zones/7/metadata/ALLOW", #"{"sort": "ALLOW", "value": []}"#),
        ("DELETE /zones/7/metadata/ALIAS 204", ""),
      ],
      [
        "DELETE /zones/{zoneID}/metadata/{sort}", "GET /zones/{id}/metadata",
        "GET /zones/{zoneID}/metadata/{sort}", "PUT /zones/{zoneID}/metadata/{sort}",
      ]
    ),
    // Of several keys with the word, the plainest one names the value.
    PathCase(
      [("GET /hosts/web", #"{"__name": "web", "display_name": "web", "name": "web", "up": true}"#)],
      ["GET /hosts/{name}"]
    ),
    // Behind the name of a key, and as a file that clients change, a word is a value. A verb is none.
    PathCase(
      [
        ("GET /health/name/mail", #"{"ok": true}"#), ("GET /health/id/verify", #"{"ok": true}"#),
        ("DELETE /timelapse/tour.mp4 204", ""), ("GET /timelapse", #"{"a": 1}"#),
        ("GET /agents", #"[{"id": "red"}]"#), ("GET /agents/red", #"{"id": "red"}"#),
        ("PUT /agents/register 204", ""), ("PUT /agents/blue 204", ""),
      ],
      [
        "DELETE /timelapse/{name}", "GET /agents", "GET /agents/{id}", "GET /health/id/verify",
        "GET /health/name/{name}", "GET /timelapse", "PUT /agents/register", "PUT /agents/{id}",
      ]
    ),
    // The keys of a collection are values in its paths. Those of one thing, such as settings, are not.
    PathCase(
      [
        ("GET /api/services", #"{"mail": ["a"], "web": []}"#), ("GET /api/service/mail", "[1]"),
        ("GET /api/settings", #"{"mail": {"a": 1}, "web": {"a": 2}}"#),
        ("GET /api/settings/mail", #"{"a": 1}"#),
      ],
      ["GET /service/{name}", "GET /services", "GET /settings", "GET /settings/mail"]
    ),
    // Parts of a thing are collections elsewhere.
    PathCase(
      [
        ("DELETE /roles/ops 204", ""), ("PUT /tags/blue 204", ""), ("GET /users/7/roles", "[]"),
        ("PUT /users/7/tags 204", ""),
      ],
      ["DELETE /roles/{name}", "GET /users/{id}/roles", "PUT /tags/{name}", "PUT /users/{id}/tags"]
    ),
    // Any key with the word names the value, but only an identity shows that the word is one.
    PathCase(
      [
        ("GET /torrents/81fa0b6c2d4e", #"{"hash": "81fa0b6c2d4e", "size": 1}"#),
        ("GET /streets/main", #"{"side": "main", "size": 1}"#),
        ("GET /rooms/4711", #"{"zip": "4711", "size": 1}"#),
      ],
      ["GET /rooms/{id}", "GET /streets/main", "GET /torrents/{hash}"]
    ),
    // The server's path ends in the last word of a server, or a version.
    PathCase(
      [("GET /tracker/rest/items", "[]"), ("GET /tracker/rest/users/7", #"{"a": 1}"#)],
      ["GET /items", "GET /users/{id}"]
    ),
    // Versions are words, and so are collections of one form.
    PathCase(
      [
        ("GET /shop/2.0/runs/get", #"{"a": 1}"#), ("GET /shop/2.0/models/get", #"{"b": 1}"#),
        ("GET /shop/3.0/models/get", #"{"c": 1}"#),
      ],
      ["GET /shop/2.0/models/get", "GET /shop/2.0/runs/get", "GET /shop/3.0/models/get"]
    ),
    PathCase(
      [
        ("GET /stats/users/all", #"{"n": 1, "d": 2}"#),
        ("GET /stats/bills/all", #"{"n": 1, "d": 2}"#),
        ("GET /stats/orders/all", #"{"n": 1, "d": 2}"#),
      ],
      ["GET /stats/bills/all", "GET /stats/orders/all", "GET /stats/users/all"]
    ),
    // Nothing follows from a refused request, but its status belongs to a known endpoint.
    PathCase(
      [("GET /users/1", #"{"id": 1}"#), ("GET /users/zoe 404", "{}"), ("GET /admin 403", "{}")],
      ["GET /users/{id}"]
    ),
  ]

  @Test(arguments: PathEvidenceTests.pathCases.indices)
  func findsValues(number: Int) async throws {
    let paths = Self.pathCases[number]
    let proposal = try await Self.proposal(paths.calls)
    #expect(Self.endpoints(of: proposal) == paths.endpoints)
  }

  /// The bodies of most calls are not parsed in the first pass.
  @Test func manyCallsOfOneShapeAreOneEndpoint() async throws {
    let users = (1...300).map { number -> Call in
      ("GET /users/\(number)", #"{"id": \#(number), "name": "x"}"#)
    }
    let proposal = try await Self.proposal(users + [("GET /users/ann", #"{"id": 1, "name": "y"}"#)])
    #expect(Self.endpoints(of: proposal) == ["GET /users/{id}"])
    #expect(proposal.spec["types"]?["User"]?["fields"] == ["id": "int", "name": "string"])
  }

  @Test func printsStatementThatMergesWords() async throws {
    let calls: [Call] = [
      ("GET /queues/work", #"{"size": 1, "kind": "a"}"#),
      ("GET /queues/mail", #"{"size": 2, "kind": "b"}"#),
    ]
    let proposal = try await Self.proposal(calls)
    #expect(Self.endpoints(of: proposal) == ["GET /queues/mail", "GET /queues/work"])
    #expect(
      proposal.hints == [
        "/queues/mail, /queues/work have one form; if their last word is a value: --path '/queues/{queue}'"
      ]
    )
    let stated = try await Self.proposal(calls, stated: ["/queues/{queue}"])
    #expect(Self.endpoints(of: stated) == ["GET /queues/{queue}"])
  }

  /// Hints state one template at a time, and only for words with a common method.
  @Test(arguments: [
    (
      ["prod/mail", "prod/work", "test/mail", "test/work"].map { "GET /bind/\($0)/out" },
      ["/bind/{bind}"]
    ),
    (["GET /auth/token", "POST /auth/refresh"], []),
    (["GET /carts/red", "GET /carts/blue"], ["/carts/{cart}"]),
  ])
  func hintsStateOneTemplate(_ requests: [String], _ templates: [String]) async throws {
    let calls = requests.map { ($0, #"{"size": 1, "kind": "a"}"#) }
    let hints = try await Self.proposal(calls).hints.filter { $0.contains("--path") }
    #expect(hints.map { $0.split(separator: "'").last.map(String.init) } == templates)
  }

  /// A name that a response lists is a value beside other values, whatever the method is.
  @Test(arguments: [("ramen", true), ("export", false)])
  func listedNamesBesideValues(_ word: String, isValue: Bool) async throws {
    let list = #"{"items": [{"id": 1, "slug": "fried-rice"}, {"id": 2, "slug": "ramen"}]}"#
    let proposal = try await Self.proposal([
      ("GET /recipes", list), ("GET /recipes/fried-rice", #"{"id": 1, "slug": "fried-rice"}"#),
      ("POST /users/1/favorites/fried-rice", "null"), ("POST /users/1/favorites/\(word)", "null"),
    ])
    let paths = Self.endpoints(of: proposal).filter { $0.hasPrefix("POST") }
    #expect(paths.count == (isValue ? 1 : 2), "\(paths)")
  }

  @Test(arguments: [
    ("queues/{id}", false), ("/a/{b}c", false), ("/", false), ("/a/{b}", true),
    ("/{+a}/b", true), ("/{+a}/{+b}", false), ("/a/{+}", false),
  ])
  func statementsAreTemplates(_ text: String, isOne: Bool) {
    #expect((StatedPath(text) != nil) == isOne)
  }

  @Test(arguments: [
    ("GET /style.css", "text/plain", "a{}"), ("GET /app.js.map", "application/json", "{}"),
    ("GET /tmpl/list.ejs", "application/octet-stream", "<% %>"),
    ("GET /assets/lang/en.json", "application/json", "{}"), ("GET /a.woff2", "text/plain", "x"),
  ])
  func ignoresStaticFiles(_ request: String, _ type: String, _ text: String) async throws {
    let entries = [
      Self.entry(("GET /users", "[]"), "application/json"), Self.entry((request, text), type),
    ]
    let proposal = try await Self.proposal(of: entries)
    #expect(Self.endpoints(of: proposal) == ["GET /users"])
  }

  @Test(arguments: ["text/html", "application/javascript", "text/plain"])
  func readsMislabeledJSON(type: String) async throws {
    let entry = Self.entry(("GET /photo.php", #"{"name": "x"}"#), type)
    let proposal = try await Self.proposal(of: [entry])
    #expect(proposal.spec["types"]?["PhotoPhp"] != nil)
    #expect((type == "text/plain") == proposal.hints.isEmpty)
    let archive = Traffic.archive([entry])
    #expect(try await InferLawTests.problems(in: archive) == [])
  }

  /// One anonymous request does not make the authentication of an API optional.
  @Test(arguments: [
    ("Authorization: token abc", "", "\"key\""), ("Authorization: Bearer x", "", "\"token\""),
    ("Cookie: sessionid=x; theme=dark", "X-CSRFToken: y", "[[\"session\",\"csrf\"]]"),
    (
      "Cookie: i_like_tea=9f8e7d6c5b4a3210; _csrf=x; lang=en", "X-Csrf-Token: y",
      "[[\"session\",\"csrf\"]]"
    ),
  ])
  func proposesOneAuthentication(_ first: String, _ second: String, _ use: String) async throws {
    let entries = [[], [first, second], [first], [first, second]].map { headers in
      Self.entry(("GET /users", "[]"), "application/json", headers.filter { !$0.isEmpty })
    }
    let proposal = try await Self.proposal(of: entries)
    #expect(proposal.spec["defaults"]?["authentication"]?.description == use)
    #expect(proposal.spec["endpoints"]?["Users.list"]?["authentication"] == nil)
  }

  // MARK: - Traffic

  static func proposal(_ calls: [Call], stated: [String] = []) async throws -> SpecProposal {
    try await proposal(of: calls.map { entry($0, "application/json") }, stated: stated)
  }

  static func proposal(
    of entries: [JSONValue],
    stated: [String] = []
  ) async throws -> SpecProposal {
    try await TrafficInferenceTests.proposal(
      of: Traffic.archive(entries),
      name: "Club",
      stated: stated.compactMap { StatedPath($0) }
    )
  }

  static func entry(
    _ call: Call,
    _ type: String,
    _ headers: [String] = []
  ) -> JSONValue {
    let words = call.request.split(separator: " ").map(String.init)
    let sent = headers.map { header -> JSONValue in
      let parts = header.split(separator: ":", maxSplits: 1).map(String.init)
      return ["name": .string(parts[0]), "value": .string(String(parts[1].dropFirst()))]
    }
    let status = words.count > 2 ? Int(words[2]) ?? 0 : 200
    let body = words.dropFirst(3).joined(separator: " ")
    var request: JSONObject = [
      "method": .string(words[0]), "url": .string("https://club.example.com" + words[1]),
      "headers": .array(sent),
    ]
    if !body.isEmpty { request["postData"] = ["mimeType": .string(type), "text": .string(body)] }
    return [
      "request": .object(request),
      "response": [
        "status": .number(JSONNumber(status)),
        "headers": call.response.isEmpty ? [] : [["name": "Content-Type", "value": .string(type)]],
        "content": call.response.isEmpty ? ["size": 0] : ["text": .string(call.response)],
      ],
    ]
  }

  static func endpoints(of proposal: SpecProposal) -> [String] {
    (proposal.spec["endpoints"]?.objectValue ?? [:]).map { endpoint in
      let method = endpoint.value["method"]?.stringValue ?? "GET"
      return "\(method) \(endpoint.value["path"]?.stringValue ?? "")"
    }.sorted()
  }
}

extension JSONValue {
  /// The type of a response in a spec.
  var typeOfResponse: String? { stringValue ?? self["type"]?.stringValue }
}
