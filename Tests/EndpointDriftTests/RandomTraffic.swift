import EndpointJSON
import Mutation

/// Recorded traffic of a random application: its API, pages and files, with the irregularities of real servers.
struct RandomTraffic {
  private var chance: Chance
  private let base: String
  private let collections: [String]
  private let irregularity: Int
  private let credentials: [JSONValue]
  /// The fields of the objects of each collection, by depth.
  private var schemas: [String: [Field]] = [:]

  private struct Field {
    let key: String
    let kind: Kind
  }

  private indirect enum Kind {
    case number, text, flag, date, id, money, null
    case list(Kind)
    case object([Field])
    case map(Kind)
    case records([Field])
    /// Objects with fields for each text of a key.
    case tagged(String, [(tag: String, fields: [Field])])
  }

  private static let bases = [
    "https://api.example.com", "https://api.example.com/api/v2", "http://localhost:8080/rest",
    "https://h.example/ajax-api/2.0/mlflow", "https://h.example/api",
  ]
  private static let words = [
    "users", "orders", "queues", "flow_runs", "registered-models", "settings", "people", "news",
    "items", "status", "events", "Search", "a-b", "aB", "data", "self", "type", "list", "series",
  ]
  private static let keys = [
    "id", "name", "data", "items", "type", "self", "@type", "a-b", "aB", "a_b", "default", "error",
    "users", "message", "next", "page", "count", "+1", "größe", "$ref", "x.y", "Content-Type",
    "created_at", "is_live", "additional", "unknown", "init", "value", "values", "rate", "success",
    "token", "1", "", " ", "a b", "description", "hash", "rawValue", "encode",
  ]
  private static let data = [
    "ann@example.com", "db.example.com", "10.0.0.1:8080", "2026-11-21", "42", "sess-1f3a", "",
    "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "rabbit@node-1", "main.js", "x y", "übung", "a/b",
  ]

  private static let large = (try? JSONValue(parsing: "12345678901234567890".utf8)) ?? 1

  init(seed: UInt64) {
    chance = Chance(seed: seed)
    base = chance.pick(Self.bases)
    let count = chance.number(in: 1...4)
    var random = chance
    collections = (0..<count).map { _ in random.pick(Self.words) }
    irregularity = random.number(in: 0...3)
    credentials = random.pick([
      [], [["name": "Authorization", "value": "Bearer t0ken"]],
      [["name": "Authorization", "value": "token t0ken"]],
      [
        ["name": "Cookie", "value": "sessionid=s3cr3t; theme=dark"],
        ["name": "X-CSRFToken", "value": "x"],
      ],
    ])
    chance = random
    for collection in collections { schemas[collection] = fields(levels: 3) }
  }

  /// The entries of an archive.
  mutating func entries() -> [JSONValue] {
    (0..<chance.number(in: 2...30)).map { _ in entry() }
  }

  private mutating func happens(_ oneIn: Int) -> Bool { chance.number(in: 1...oneIn) == 1 }

  /// Whether something irregular happens, in irregular traffic.
  private mutating func isOdd() -> Bool { irregularity > 0 && happens(24 / irregularity) }

  // MARK: - Exchanges

  private mutating func entry() -> JSONValue {
    if happens(8) { return fileOfSite() }
    let collection = chance.pick(collections)
    let fields = schemas[collection] ?? []
    let id = identifier()
    switch chance.number(in: 0...14) {
    case 0, 1: return exchange("GET", "/\(collection)", query(), nil, list(fields))
    case 2, 3: return exchange("GET", "/\(collection)/\(id)", "", nil, .json(object(fields)))
    case 4:
      return exchange("POST", "/\(collection)", "", requestBody(fields), .json(object(fields)))
    case 5:
      let method = chance.pick(["PUT", "PATCH", "DELETE"])
      let body = method == "DELETE" ? nil : requestBody(fields)
      return exchange(
        method,
        "/\(collection)/\(id)",
        "",
        body,
        happens(2) ? .none : .json(object(fields))
      )
    case 6:
      let action = chance.pick(["filter", "paginate", "count", "search"])
      return exchange("POST", "/\(collection)/\(action)", "", pageBody(), list(fields))
    case 7:
      let part = chance.pick(["posts", "settings", "cancel", "me", "stats"])
      return exchange("GET", "/\(collection)/\(id)/\(part)", query(), nil, list(fields))
    case 8:
      return exchange("GET", "/\(collection)/events", "", nil, .text(events(), "text/event-stream"))
    case 9:
      let lines = (0..<chance.number(in: 2...4)).map { _ in "\(object(fields))\n" }.joined()
      return exchange("GET", "/\(collection)/log", "", nil, .text(lines, "application/x-ndjson"))
    case 10:
      return exchange("GET", "/\(collection)/text", query(), nil, .text("plain text", "text/plain"))
    case 11, 12: return slashed(collection, fields)
    case 13:
      let document = #"{"openapi": "3.1.0", "paths": {"/\#(collection)": {}}}"#
      return exchange("GET", "/openapi.json", "", nil, .text(document, "application/json"))
    default: return exchange("GET", "/", "", nil, .json(value(.object(fields))))
    }
  }

  /// A call whose path has a value with slashes, in the response or as the path of a file.
  private mutating func slashed(_ collection: String, _ fields: [Field]) -> JSONValue {
    let parts = (0..<chance.number(in: 1...3)).map { _ in
      chance.pick(["web", "team", "tags", "m.room.name", "7", "search", "%2F"])
    }
    let name = parts.joined(separator: "/")
    let empty: JSONValue = ["mimeType": "", "text": ""]
    if happens(2) {
      let file = name + chance.pick(["/a.txt", "/b.bin", "/c.json", "/d"])
      return exchange(chance.pick(["PUT", "DELETE"]), "/store/\(file)", "", empty, .none)
    }
    var members = object(fields).objectValue ?? [:]
    if !isOdd() { members["name"] = .string(name) }
    let ending = chance.pick(["/tags", "/tags/list", "", "/"])
    return exchange("GET", "/\(collection)/\(name)\(ending)", "", nil, .json(.object(members)))
  }

  private enum Response {
    case none
    case json(JSONValue)
    case text(String, String)
  }

  private mutating func exchange(
    _ method: String,
    _ path: String,
    _ query: String,
    _ body: JSONValue?,
    _ response: Response
  ) -> JSONValue {
    var request: JSONObject = ["method": .string(method), "url": .string(base + path + query)]
    let type = body?["mimeType"].map { [["name": "Content-Type", "value": $0] as JSONValue] } ?? []
    request["headers"] = .array((isOdd() ? [] : credentials) + type)
    request["postData"] = body
    return ["request": .object(request), "response": isOdd() ? failure() : self.response(response)]
  }

  private mutating func response(_ response: Response) -> JSONValue {
    switch response {
    case .none: return message(chance.pick([200, 204, 202]), nil, nil)
    case .text(let text, let type): return message(200, text, type)
    case .json(let value):
      if isOdd() { return message(200, nil, "application/json", size: 7) }
      if isOdd() {
        let type = chance.pick([nil, "application/json"])
        return message(chance.pick([200, 201, 202, 204]), nil, type)
      }
      if isOdd() { return message(200, "{}", "application/json") }
      let labels = ["application/problem+json", nil, "text/html", "text/javascript", "image/png"]
      let type = isOdd() ? chance.pick(labels) : "application/json"
      let status = isOdd() ? 201 : 200
      return isOdd()
        ? cutOff(value.description, status, type) : message(status, value.description, type)
    }
  }

  /// A body without its end, whose size the archive may have.
  private mutating func cutOff(_ text: String, _ status: Int, _ type: String?) -> JSONValue {
    let start = String(text.prefix(chance.number(in: 1...text.count)))
    return message(status, start, type, size: happens(2) ? text.utf8.count : 0)
  }

  private mutating func failure() -> JSONValue {
    let status = chance.pick([0, 301, 304, 400, 401, 404, 409, 422, 429, 500, 503])
    switch chance.number(in: 0...3) {
    case 0: return message(status, "<html>", "text/html")
    case 1: return message(status, "\(object(fields(levels: 1)))", "application/json")
    case 2: return message(status, "busy", "text/plain")
    default: return message(status, nil, nil)
    }
  }

  private func message(_ status: Int, _ text: String?, _ type: String?, size: Int = 0) -> JSONValue
  {
    var content: JSONObject = ["size": .number(JSONNumber(size))]
    content["text"] = text.map { .string($0) }
    let headers = type.map { [["name": "Content-Type", "value": .string($0)] as JSONValue] } ?? []
    return [
      "status": .number(JSONNumber(status)), "headers": .array(headers),
      "content": .object(content),
    ]
  }

  private mutating func fileOfSite() -> JSONValue {
    let (path, type, text) = chance.pick([
      ("/app.js", "application/javascript", "x()"), ("/index.html", "text/html", "<html>"),
      ("/js/tmpl/list.ejs", "application/octet-stream", "<% %>"), ("/a.css", "text/plain", "a{}"),
      ("/app.js.map", "application/json", "{\"version\":3}"), ("/", "text/html", "<html>"),
      ("/static/lang.json", "application/json", "{\"a\":\"b\"}"), ("/logo.png", "image/png", "x"),
    ])
    let folder = happens(2) ? base : base.split(separator: "/").prefix(2).joined(separator: "//")
    let accepted: JSONValue = type == "text/html" ? "text/html,application/xhtml+xml" : "*/*"
    return [
      "request": [
        "method": "GET", "url": .string(folder + path),
        "headers": [["name": "Accept", "value": accepted]],
      ],
      "response": message(200, text, type),
    ]
  }

  private mutating func identifier() -> String {
    chance.pick([
      "1", "42", "octocat", "invoices", "my-queue", "me", "abc", "x1", "i18n", "rabbit@host",
      "a.b", "2.0", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "%2F", "gy7aqxz5nmpd", "settings",
    ])
  }

  private mutating func query() -> String {
    var items: [String] = []
    if happens(2) { items.append("page=\(chance.pick(["1", "2", "3", isOdd() ? "abc" : "4"]))") }
    if happens(3) { items.append("q=\(chance.pick(["", "a+b", "1", "x%26y"]))") }
    if happens(3) { items += (0..<chance.number(in: 1...2)).map { "tag=t\($0)" } }
    if happens(4) { items.append("f%5Bx%5D=1") }
    if happens(4) { items.append("_=1700000001") }
    if happens(4) { items.append("limit=10&offset=\(chance.pick(["0", "10"]))") }
    if happens(6) { items.append("cursor=\(chance.pick(["c1", "c2", "7"]))") }
    if isOdd() { items.append(chance.pick(["id=3", "self=1", "flag", "token=abcdef0123456789"])) }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  // MARK: - Bodies

  /// The bodies of a collection have one encoding, since an endpoint of a spec has one.
  private mutating func requestBody(_ fields: [Field]) -> JSONValue {
    let json = object(fields).description
    let type: String
    let text: String
    switch irregularity == 0 ? 0 : fields.count + (happens(9) ? 6 : 0) {
    case 0...3: (type, text) = ("application/json", json)
    case 7, 8, 9: (type, text) = ("application/x-www-form-urlencoded", json)
    case 4, 10:
      (type, text) = ("application/x-www-form-urlencoded", "a=1&b=two%20words&c[]=x&c[]=y")
    case 5, 11: (type, text) = ("text/plain", "a text")
    default:
      (type, text) = (
        "multipart/form-data; boundary=b",
        "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--\r\n"
      )
    }
    return ["mimeType": .string(type), "text": .string(text)]
  }

  private mutating func pageBody() -> JSONValue {
    let number = chance.number(in: 1...3)
    let first: JSONObject = [
      "page": .number(JSONNumber(number)), "offset": .number(JSONNumber(10 * number)),
      "cursor": chance.pick(["c1", "c2", .null]), "limit": 10,
    ]
    let sent = JSONObject(first.filter { _ in isOdd() || happens(2) }.map { ($0.key, $0.value) })
    let page: JSONValue = happens(2) ? .object(sent) : ["paging": .object(sent)]
    return ["mimeType": "application/json", "text": .string(page.description)]
  }

  private mutating func list(_ fields: [Field]) -> Response {
    let items = JSONValue.array((0..<chance.number(in: 0...3)).map { _ in object(fields) })
    switch chance.number(in: 0...2) {
    case 0: return .json(items)
    case 1:
      return .json([
        "items": items, "next": chance.pick(["c1", "c2", .null]),
        "has_more": happens(2) ? true : false,
      ])
    default: return .json(["results": items, "page": 1, "pages": 3, "total": isOdd() ? .null : 30])
    }
  }

  private mutating func events() -> String {
    let names = [
      "update", "a-b", "aB", "a_b", "unknown", "message", "self", "x.y", "1", "", "Update",
    ]
    return (0..<chance.number(in: 1...5)).map { _ in
      let name = happens(3) ? "" : "event: \(chance.pick(names))\n"
      let data = chance.pick(["{\"id\":1}", "plain", "", "[1]", "7", "{\"name\":\"x\"}"])
      return name + "data: \(data)\n\n"
    }.joined()
  }

  private mutating func fields(levels: Int) -> [Field] {
    var fields: [Field] = []
    for _ in 0..<chance.number(in: 1...6) {
      let key = irregularity < 2 ? chance.pick(Array(Self.keys.prefix(12))) : chance.pick(Self.keys)
      guard !fields.contains(where: { $0.key == key }) else { continue }
      fields.append(Field(key: key, kind: kind(levels)))
    }
    return fields
  }

  private mutating func kind(_ levels: Int) -> Kind {
    let plain: [Kind] = [.number, .text, .flag, .date, .id, .money, .null]
    guard levels > 0, happens(3) else { return chance.pick(plain) }
    switch chance.number(in: 0...4) {
    case 0: return .list(kind(levels - 1))
    case 1: return .object(fields(levels: levels - 1))
    case 2: return .map(kind(levels - 1))
    case 3:
      let tags = ["text", "image", "user.created", "Code-Block", "unknown", "x"]
      let key = chance.pick(["type", "kind", "event"])
      return .tagged(
        key,
        tags.prefix(chance.number(in: 2...6)).map { tag in
          (tag, fields(levels: levels - 1).filter { $0.key != key })
        }
      )
    default: return .records(fields(levels: levels - 1))
    }
  }

  private mutating func object(_ fields: [Field]) -> JSONValue {
    var members: [(String, JSONValue)] = []
    for field in fields where !isOdd() { members.append((field.key, value(field.kind))) }
    if isOdd() { members.append((chance.pick(Self.data), value(.text))) }
    return .object(JSONObject(members))
  }

  private mutating func value(_ kind: Kind) -> JSONValue {
    if isOdd() { return chance.pick([.null, [], [:], 1, "one", "", true, 1.5, "7"]) }
    switch kind {
    case .number: return .number(JSONNumber(chance.number(in: -1...1_800_000_000)))
    case .text:
      return .string(chance.pick(["a", "", "octocat", "my-queue", "https://a.example/x", "12"]))
    case .flag: return happens(2) ? true : false
    case .date:
      return chance.pick(["2026-11-21T08:00:00Z", "2026-11-21", "2026-11-21T08:00:00.123+01:00"])
    case .id: return chance.pick([1, 42, "42", "6ba7b810-9dad-11d1-80b4-00c04fd430c8"])
    case .money: return chance.pick([1, 1.5, 0.1, Self.large])
    case .null: return happens(2) ? .null : "x"
    case .list(let kind): return .array((0..<chance.number(in: 0...3)).map { _ in value(kind) })
    case .object(let fields): return object(fields)
    case .map(let kind):
      let members = (0..<chance.number(in: 0...3)).map { _ in (chance.pick(Self.data), value(kind))
      }
      return .object(JSONObject(members))
    case .records(let fields):
      let count = chance.number(in: 0...12)
      return .object(
        JSONObject((0..<count).map { ("key\(Array("abcdefghijklm")[$0])", object(fields)) })
      )
    case .tagged(let key, let forms):
      return .array(
        (0..<chance.number(in: 0...8)).map { _ in
          let (tag, fields) = chance.pick(forms)
          let text: JSONValue = isOdd() ? value(.text) : .string(tag)
          let members = object(fields).objectValue?.map { ($0.key, $0.value) } ?? []
          return .object(JSONObject([(key, text)] + members))
        }
      )
    }
  }
}
