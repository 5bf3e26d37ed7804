import EndpointJSON
import Foundation

/// A place of an exchange that may contain a secret.
struct SecretPlace {
  let name: String
  /// The commands that show words at this place, since they are names there.
  var words = Words.never
  enum Words { case never, inferred, always }

  /// Puts a secret into an exchange.
  let plant: @Sendable (inout PlainExchange, String) -> Void

  static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  private static func value(
    _ name: String,
    _ plant: @escaping @Sendable (inout PlainExchange, String) -> Void
  )
    -> SecretPlace
  { SecretPlace(name: name, plant: plant) }

  private static func key(
    _ name: String,
    _ plant: @escaping @Sendable (inout PlainExchange, String) -> Void
  ) -> SecretPlace { SecretPlace(name: name, words: .inferred, plant: plant) }

  private static func name(
    _ name: String,
    _ plant: @escaping @Sendable (inout PlainExchange, String) -> Void
  )
    -> SecretPlace
  { SecretPlace(name: name, words: .always, plant: plant) }

  static let all = urls + headers + requestBodies + responseBodies

  // MARK: - URLs and headers

  private static let urls = [
    value("user-info") { $0.login = "ann:\(encoded($1))@" },
    value("user-info without password") { $0.login = "\(encoded($1))@" },
    key("path argument") { $0.path = "/items/\(encoded($1))" },
    name("path of no endpoint") { $0.path = "/things/\(encoded($1))/parts" },
    name("first word of a path") { $0.path = "/\(encoded($1))/parts" },
    name("file name") { $0.path = "/files/report-\(encoded($1)).pdf" },
    value("matrix parameter") { $0.path = "/things;key=\(encoded($1))/parts" },
    value("fragment") { $0.fragment = "#/login/\(encoded($1))" },
    value("query") { $0.query = "size=\(encoded($1))&other=\(encoded($1))" },
    value("query without name") { $0.query = encoded($1) },
    name("query name") { $0.query = "\(encoded($1))=1" },
    value("URL in a query") { $0.query = "next=\(encoded("https://a.example/?k=\($1)"))" },
    name("host of another server") { exchange, text in
      exchange.host = encoded(text).replacing("%", with: "").lowercased() + ".other.example"
    },
  ]

  private static let headers = [
    value("header") { $0.headers.append(("X-Key", $1)) },
    value("header with a token") { $0.headers.append(("X-Shop-Token", $1)) },
    name("name of a header with a token") {
      $0.headers.append(("X-\(encoded($1))-Token", "7f3Kq9ZtW2mXc81LpQv0"))
    },
    name("header name") { $0.headers.append(($1, "1")) },
    value("authorization") { $0.headers.append(("Authorization", "Bearer \($1)")) },
    value("basic authorization") {
      $0.headers.append(("Authorization", "Basic " + base64("a:\($1)")))
    },
    value("scheme of authorization") { $0.headers.append(("Authorization", "\($1) x")) },
    value("cookie") { $0.headers.append(("Cookie", "session=\($1); other=\($1)")) },
    name("cookie name") { $0.headers.append(("Cookie", "\($1)=1")) },
    value("referer") { $0.headers.append(("Referer", "https://shop.example/?key=\($1)")) },
    value("set cookie") { $0.responseHeaders.append(("Set-Cookie", "\($1)=\($1); Path=/\($1)")) },
    value("location") { exchange, text in
      exchange.status = 302
      exchange.responseHeaders.append(("Location", "/login?token=\(text)"))
    },
    value("link") { exchange, text in
      let link = "<https://shop.example/v1/items?cursor=\(encoded(text))>; rel=\"next\""
      exchange.responseHeaders.append(("Link", link))
    },
    value("file name in a header") {
      $0.responseHeaders.append(("Content-Disposition", "attachment; filename=\"\($1)\""))
    },
    value("declared response header") { $0.responseHeaders.append(("X-Count", $1)) },
    name("response header name") { $0.responseHeaders.append(($1, "1")) },
    value("media type") { $0.responseType = "text/\($1)" },
    value("parameter of a media type") { $0.responseType = "application/json; charset=\($1)" },
    value("method") { $0.method = $1 },
    value("status text") { $0.statusText = $1 },
  ]

  // MARK: - Bodies

  private static func post(_ exchange: inout PlainExchange, _ body: String, _ type: String) {
    (exchange.method, exchange.path) = ("POST", "/items")
    (exchange.body, exchange.type) = (body, type)
  }

  private static let form = "application/x-www-form-urlencoded"
  private static let parts = "multipart/form-data; boundary=b"

  private static func part(_ name: String, _ file: String, _ text: String) -> String {
    "--b\r\nContent-Disposition: form-data; name=\"\(name)\"; filename=\"\(file)\"\r\n\r\n\(text)\r\n--b--"
  }

  private static let requestBodies = [
    value("JSON") {
      post(&$0, "\(["name": .string($1), "count": .string($1)] as JSONValue)", "application/json")
    },
    name("JSON key") { post(&$0, "{\(JSONValue.string($1)): 1, \"id\": 2}", "application/json") },
    value("broken JSON") { post(&$0, "{\"password\": \"\($1)", "application/json") },
    value("form") { post(&$0, "user=ann&password=\(encoded($1))", form) },
    name("form name") { post(&$0, "\(encoded($1))=1&user=ann", form) },
    value("form without names") { post(&$0, encoded($1), form) },
    value("JSON in a form") { post(&$0, "\(["password": .string($1)] as JSONValue)", form) },
    value("array in a form") { post(&$0, "\([.string($1)] as JSONValue)", form) },
    value("multipart text") { post(&$0, part("a", "f.txt", $1), parts) },
    name("multipart name") { post(&$0, part($1, "f.txt", "x"), parts) },
    value("multipart file name") { post(&$0, part("a", $1, "x"), parts) },
    value("multipart boundary") {
      post(&$0, part("a", "f", "x"), "multipart/form-data; boundary=\($1)")
    },
    value("GraphQL variable") {
      let call: JSONValue = ["query": "query Q { a }", "variables": ["key": .string($1)]]
      post(&$0, "\(call)", "application/json")
    },
    value("GraphQL query") {
      let call: JSONValue = ["query": .string("{ user(key: \"\($1)\") { id } }")]
      post(&$0, "\(call)", "application/json")
    },
    value("request text") { post(&$0, $1, "text/plain") },
    value("request type") { post(&$0, "x", "application/\($1)") },
  ]

  /// A response of the declared endpoint.
  private static func get(_ exchange: inout PlainExchange, _ body: JSONValue) {
    exchange.response = "\(body)"
  }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members))
  }

  private static let responseBodies = [
    value("value") { get(&$0, ["id": .string($1), "name": .string($1), "count": .string($1)]) },
    name("value of an enum") { get(&$0, ["id": "1", "state": .string($1)]) },
    value("tag of a union") { get(&$0, ["id": "1", "shape": ["kind": .string($1)]]) },
    value("URL in a body") {
      get(&$0, ["id": "1", "next": .string("https://a.example/?key=\($1)")])
    },
    value("base64 in a body") {
      get(&$0, ["id": "1", "name": .string(base64("{\"key\":\"\($1)\"}"))])
    },
    value("JSON in a string") {
      get(&$0, ["id": "1", "name": .string("\([$1: 1] as JSONValue)")])
    },
    name("key") { get(&$0, object([("id", "1"), ($1, 1)])) },
    name("key of an inner object") {
      get(&$0, ["id": "1", "inner": object([($1, ["size": 1]), ("size", 1)])])
    },
    key("key of a dictionary") {
      get(&$0, ["id": "1", "labels": object([($1, "x")])])
    },
    value("list") { get(&$0, ["id": "1", "tags": [.string($1)]]) },
    value("error") { exchange, text in
      exchange.status = 422
      get(&exchange, ["message": .string(text), "error": ["code": .string(text)]])
    },
    name("key of an error") { exchange, text in
      exchange.status = 409
      get(&exchange, object([(text, "x"), ("message", 1)]))
    },
    value("page") {
      $0.responseType = "text/html"
      $0.response = "<html><title>\($1)</title></html>"
    },
    value("broken response") { $0.response = "{\"id\": \"\($1)" },
    value("text") {
      $0.responseType = "text/plain"
      $0.response = $1
    },
    value("encoded response") {
      $0.response = base64("{\"id\": \"\($1)\", \"name\": 1}")
      $0.isBase64 = true
    },
    value("no base64") {
      $0.response = $1
      $0.isBase64 = true
    },
    name("event") { exchange, text in
      (exchange.path, exchange.responseType) = ("/events", "text/event-stream")
      exchange.response = "event: \(text)\ndata: {\"id\": 1}\n\n"
    },
    value("data of an event") { exchange, text in
      (exchange.path, exchange.responseType) = ("/events", "text/event-stream")
      exchange.response =
        "id: \(text)\nevent: sale\ndata: {\"id\": \(JSONValue.string(text))}\n\n: \(text)\n\n"
    },
  ]
}
