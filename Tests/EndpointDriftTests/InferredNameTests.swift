import EndpointDrift
import EndpointJSON
import TestTraits
import Testing

/// The names and shapes that a person would choose for the calls.
@Suite("infer names endpoints and types after their paths", .serialized, .computing)
struct InferredNameTests {
  private struct NameCase: Sendable {
    let calls: [PathEvidenceTests.Call]
    /// `Users.list [User]`, for each endpoint in the order of the paths.
    let endpoints: [String]

    init(_ calls: [PathEvidenceTests.Call], _ endpoints: [String]) {
      self.calls = calls
      self.endpoints = endpoints
    }
  }

  private static let user = #"{"id": 1, "login": "ann", "age": 3}"#

  private static let cases: [NameCase] = [
    // No name ends in a number. The method, the value or the word before distinguishes it.
    NameCase(
      [("GET /users/get", user), ("POST /users/get", user)],
      ["Users.get User", "Users.postGet User"]
    ),
    NameCase(
      [
        ("GET /queues", #"[{"name": "q", "vhost": "v"}]"#),
        ("GET /queues/v", #"[{"name": "q", "vhost": "v"}, {"name": "r", "vhost": "v"}]"#),
        ("GET /queues/v/q", #"{"name": "q", "vhost": "v"}"#),
      ],
      ["Queues.list [Queue]", "Queues.listByVhost [Queue]", "Queues.get Queue"]
    ),
    NameCase(
      [
        ("GET /config", #"{"zone": "x"}"#), ("GET /rule/config/7", #"{"mode": "y", "a": 1}"#),
        ("GET /config/7", #"{"key": 1, "value": 2}"#),
      ],
      ["Config.list Config", "Config.get ConfigResponse", "RuleConfig.get RuleConfig"]
    ),
    // The format of a response names nothing.
    NameCase(
      [("GET /images/json", "[\(user)]"), ("GET /images/7/json", #"{"os": "linux", "a": 1}"#)],
      ["Images.list [ImageItem]", "Images.get Image"]
    ),
    // A singular word behind a plural is no collection of its own.
    NameCase(
      [
        ("GET /entries/entry", #"[{"id": "e1", "a": 1}]"#), ("DELETE /entries/entry/e1 204", ""),
        ("POST /stars/page/17 204", ""), ("DELETE /stars/page/17 204", ""),
      ],
      [
        "Entries.list [Entry]", "Entries.delete ", "Stars.deletePage ", "Stars.page ",
      ]
    ),
    // Words up to a version name nothing, and neither does the first word of most paths.
    NameCase(
      [
        ("GET /_chat/client/v3/rooms", #"[{"id": "a", "a": 1}]"#),
        ("GET /_chat/client/v3/rooms/7/event/8", #"{"x": 1, "y": 2}"#),
        ("POST /_chat/media/v3/upload", #"{"uri": "x"}"#), ("GET /health", #"{"ok": true}"#),
      ],
      [
        "Rooms.list [Room]", "Rooms.event Event", "Media.upload MediaUploadResponse",
        "Health.get Health",
      ]
    ),
    NameCase(
      ["runs/create", "runs/delete", "runs/restore", "tags/create", "metrics/log", "ping"].map {
        ("POST /api/2.0/flow/\($0) 204", "")
      } + [("GET /health", #"{"ok": true}"#)],
      [
        "Metrics.log ", "ping ", "Runs.create ", "Runs.delete ", "Runs.restore ", "Tags.create ",
        "Health.get Health",
      ]
    ),
    // Calls that follow one word are calls of it, and no namespace precedes collections.
    NameCase(
      ["add", "addTags", "delete", "pause", "setLimit"].map { ("POST /torrents/\($0) 204", "") }
        + [
          ("GET /torrents/files", #"[{"path": "a", "size": 1}]"#), ("GET /log", #"{"a": 1}"#),
        ],
      [
        "Log.get Log", "Torrents.add ", "Torrents.addTags ", "Torrents.delete ",
        "Torrents.files [File]", "Torrents.pause ", "Torrents.setLimit ",
      ]
    ),
    // `PUT` without a body calls something, and with a body replaces it.
    NameCase(
      [("PUT /zones/7/notify", #"{"a": 1}"#), ("PUT /zones/7/rectify 204", "")],
      ["Zones.notify ZoneNotifyResponse", "Zones.rectify "]
    ),
    // Verbs before a value, and verbs that replace something, are calls of what is before them.
    NameCase(
      [
        ("PUT /session/destroy/7 204", ""), ("POST /session/renew/7", #"{"ttl": 1}"#),
        ("PUT /orders/7/approve", #"{"a": 1}"#), ("DELETE /orders/7/lock 204", ""),
      ],
      [
        "Orders.approve OrderApproveResponse", "Orders.deleteLock ", "Session.destroy ",
        "Session.renew SessionRenewResponse",
      ]
    ),
    // A word that names a key of a thing is one of its parts.
    NameCase(
      [
        ("GET /jobs/7", #"{"id": 7, "done": true}"#), ("GET /jobs/7/name", #"{"value": "x"}"#),
        ("GET /boards/uid/a1b2", #"{"a": 1}"#),
      ],
      ["Boards.get Board", "Jobs.get Job", "Jobs.name JobName"]
    ),
    // An item that is read as a list with one element is read, and not listed.
    NameCase(
      [
        ("GET /builds", #"{"builds": [{"id": 1}, {"id": 2}]}"#),
        ("GET /builds/1", #"{"builds": [{"id": 1}]}"#),
        ("GET /builds/2", #"{"builds": [{"id": 2}]}"#),
      ],
      ["Builds.list BuildList", "Builds.get BuildList"]
    ),
    // A collection is read as a list, and creates its elements, also if no element is read.
    NameCase(
      [("GET /store/tag", "[]"), ("POST /store/tag 201", #"{"id": 1, "text": "x"}"#)],
      ["Tag.list [json]", "Tag.create Tag"]
    ),
    // Links are in lists and in their elements. What a request wraps has the name of the request.
    NameCase(
      ["users", "groups"].flatMap { word -> [PathEvidenceTests.Call] in
        let one = word.dropLast()
        let thing = #"{"id": "a", "text": "x", "links": {"self": "y"}}"#
        return [
          ("GET /\(word)", #"{"\#(word)": [\#(thing)], "links": {"next": null}}"#),
          ("GET /\(word)/7", #"{"\#(one)": \#(thing)}"#),
        ]
      },
      [
        "Groups.list GroupList", "Groups.get GroupResponse", "Users.list UserList",
        "Users.get UserResponse",
      ]
    ),
    // A collection has one receiver, whatever its calls are named. A verb occurs once.
    NameCase(
      [
        ("GET /apps/7/docs", "[]"), ("GET /apps/7/docs/8", #"{"a": 1, "b": 2}"#),
        ("POST /apps/7/docs/8/get", #"{"c": 1}"#), ("DELETE /apps/7/docs/8/delete-tag 204", ""),
      ],
      ["Docs.list [json]", "Docs.get Doc", "Docs.deleteTag ", "Docs.postGet AppDoc"]
    ),
    // A page is a list. A response with one thing is a wrapper around it, and has not its name.
    NameCase(
      [
        ("GET /publicRooms", #"{"chunk": [], "total_estimate": 0}"#),
        ("POST /models/create", #"{"model_id": 1}"#), ("GET /models/get", #"{"model": {"a": 1}}"#),
      ],
      [
        "Models.create ModelCreateResponse", "Models.get ModelResponse",
        "PublicRooms.list PublicRoomList",
      ]
    ),
    // Words of servers name nothing, also inside.
    NameCase(
      [("GET /api/alerts/main/api/v2/rules", #"[{"a": 1}]"#), ("GET /login", #"{"a": "b"}"#)],
      ["Alerts.mainRules [Rule]", "Login.get Login"]
    ),
    NameCase(
      [("POST /services/weather/get_forecasts", #"{"a": 1}"#)],
      ["Weather.getForecasts Weather"]
    ),
    // The plain name belongs to the path with the fewest words, and to one thing instead of a list.
    NameCase(
      [
        ("GET /boards/1", #"{"source": {"kind": "a", "ref": 7}}"#),
        ("GET /org/users", #"[{"orgId": 1, "role": "Admin"}]"#), ("GET /user", user),
        ("GET /sources", #"[{"id": 1, "url": "x"}]"#),
        ("GET /sources/1", #"{"title": "x", "parents": [], "rights": {}}"#),
      ],
      [
        "Boards.get Board", "Org.users [OrgUser]", "Sources.list [SourceItem]",
        "Sources.get Source", "User.get User",
      ]
    ),
    // Wrappers around lists.
    NameCase(
      [
        ("GET /artifacts/list", #"{"root_uri": "x", "files": [{"path": "a", "size": 1}]}"#),
        ("GET /runs", #"{"workflow_runs": [{"id": 1}], "total_count": 1}"#),
        ("GET /search", #"[{"title": "x"}]"#),
      ],
      ["Artifacts.list ArtifactList", "Runs.list RunList", "Search.list [SearchResult]"]
    ),
    // Keys that are data.
    NameCase(
      [
        ("GET /rights", #"{"boards:read": true, "boards:write": false}"#),
        ("GET /outcomes", #"{"A": {"status": 200}, "B": {"status": 400}}"#),
        ("GET /empty", "{}"),
      ],
      ["Empty.get [string: json]", "Outcomes.get [string: Outcome]", "Rights.get [string: bool]"]
    ),
    NameCase(
      [
        ("GET /domains/1", #"{"calls": {"on": {"a": 1, "b": 2}, "off": {"a": 1, "b": 2}}}"#),
        ("GET /domains/2", #"{"calls": {"stop": {"a": 1, "b": 2}}}"#),
      ],
      ["Domains.get Domain"]
    ),
  ]

  @Test(arguments: InferredNameTests.cases.indices)
  func namesCalls(number: Int) async throws {
    let names = Self.cases[number]
    let proposal = try await PathEvidenceTests.proposal(names.calls)
    let endpoints = (proposal.spec["endpoints"]?.objectValue ?? [:]).map { endpoint in
      "\(endpoint.key) \(endpoint.value["response"]?.typeOfResponse ?? "")"
    }
    #expect(endpoints == names.endpoints)
  }

  @Test func typesAreNamedAfterWhatHasThem() async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /commits", #"[{"commit": {"message": "x"}, "sha": "x"}]"#),
      ("GET /boards/1", #"{"commit": {"id": 1}, "fields": [{"config": {"a": 1}}]}"#),
      ("GET /commits/5f2a 404", #"{"message": "x", "trace": 1}"#),
      ("GET /commits/5f2a 412", #"{"results": {"code": 1}}"#),
      ("GET /commits/5f2a", #"{"commit": {"message": "x"}, "sha": "x"}"#),
      ("GET /domains/1", #"{"calls": {"on": {"a": 1, "b": 2}, "off": {"a": 1, "b": 2}}}"#),
      ("GET /domains/2", #"{"calls": {"stop": {"a": 1, "b": 2}}}"#),
    ])
    let types = proposal.spec["types"]?.objectValue
    #expect(
      types?.keys == [
        "Commit", "CommitDetails", "Board", "BoardCommit", "Field", "FieldConfig", "Problem",
        "PreconditionFailedProblem", "Results", "Domain", "Call",
      ]
    )
    #expect(types?["Domain"]?["fields"]?["calls"] == "[string: Call]")
  }

  /// Of several objects under one key, the most frequent one has the plain name.
  @Test func frequentObjectsHaveThePlainName() async throws {
    let pods = (1...3).map {
      #"{"id": \#($0), "metadata": {"labels": 1, "owner": "x", "uid": "y"}}"#
    }
    let list =
      #"{"metadata": {"version": 7, "more": false}, "pods": [\#(pods.joined(separator: ","))]}"#
    let types = try await PathEvidenceTests.proposal([("GET /pods", list)]).spec["types"]
    #expect(types?["Pod"]?["fields"]?["metadata"] == "Metadata")
    #expect(types?["PodList"]?["fields"]?["metadata"] == "PodListMetadata")
  }

  /// The plain name belongs to the things of a collection, and not to a part of another body that came first.
  @Test func contentsOfWrappersHaveThePlainName() async throws {
    let user = #"{"id": 1, "mail": "x", "age": 3, "links": {}}"#
    let lists = [#"{"users": [\#(user)], "links": {}}"#, #"{"data": [\#(user)]}"#]
    for list in lists {
      let proposal = try await PathEvidenceTests.proposal([
        ("GET /session", #"{"session": {"user": {"name": "x", "kind": "y"}}}"#),
        ("GET /users/1", #"{"user": \#(user)}"#), ("GET /users", list),
      ])
      let types = proposal.spec["types"]
      let fields = types?["User"]?["fields"]?.objectValue
      #expect(fields?["mail"] == "string", "\(types ?? .null)")
      #expect(types?["UserResponse"]?["fields"]?["user"] == "User")
    }
  }

  /// What a change responds has the plain name only if it is the thing.
  @Test func changesHaveThePlainNameOfTheThingOnly() async throws {
    let worker = #"{"id": 1, "zone": "z", "size": 3}"#
    for (response, isThing) in [(worker, true), (#"{"jsonrpc": "2.0", "result": null}"#, false)] {
      let proposal = try await PathEvidenceTests.proposal([
        ("POST /workers/1", response), ("GET /workers", #"{"workers": [\#(worker)]}"#),
      ])
      let types = proposal.spec["types"]
      #expect(types?["Worker"]?["fields"]?["zone"] == "string")
      let found = proposal.spec["endpoints"]?["Workers.submit"]?["response"]
      #expect(found == (isThing ? "Worker" : "WorkerSubmitResponse"))
    }
  }

  @Test func secretsAreTexts() async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /info", #"{"requires_api_password": true, "continueToken": "", "token": "x"}"#)
    ])
    let fields = proposal.spec["types"]?["Info"]?["fields"]
    #expect(fields?["requires_api_password"] == "bool")
    #expect(fields?["continueToken"] == "string")
    #expect(fields?["token"]?["secret"] == true)
  }

  @Test func hintsAtWhatIsOmitted() async throws {
    let proposal = try await PathEvidenceTests.proposal([
      ("GET /api/2.0/runs?minimal&page=1", #"[{"a": 1}]"#), ("GET /api/2.0/models", "[]"),
      ("GET /get-artifact", "x"),
    ])
    #expect(
      proposal.hints.contains(
        "1 path outside of https://club.example.com/api/2.0, such as /get-artifact, was omitted; --base https://club.example.com has all"
      )
    )
    #expect(proposal.hints.contains("Runs.list: parameters without a value were omitted"))
  }

  @Test(arguments: [
    ("http://192.168.1.20:8123", "local"), ("http://10.0.0.1", "local"),
    ("http://127.0.0.1:80", "local"), ("http://172.16.3.4", "local"), ("http://nas.local", "local"),
    ("http://172.1.2.3", "production"), ("https://api.example.com", "production"),
  ])
  func namesServers(origin: String, name: String) async throws {
    let entry: JSONValue = [
      "request": ["method": "GET", "url": .string(origin + "/users")],
      "response": ["status": 200, "content": ["text": "[1]"]],
    ]
    let proposal = try await PathEvidenceTests.proposal(of: [entry])
    #expect(proposal.spec["servers"]?.objectValue?.keys == [name])
  }
}
