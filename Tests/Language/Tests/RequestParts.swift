import EndpointRuntime
import Foundation
import LanguageAPI

/// The parts of a sent request that the tests compare.
struct RequestParts {
  let method: String
  /// The path and the query, without those of the server and the defaults.
  let target: String
  /// The headers, without those that the API sends with every request.
  let headers: [String: String]
  let body: String
  /// The whole URL.
  let url: String

  init<Response, Failure>(
    _ request: Request<Response, Failure>,
    for server: Server<Failure.Service>
  ) throws {
    let sent = try request.httpRequest(for: server)
    method = "\(sent.method)"
    url = sent.url.absoluteString
    target = url.replacing("https://language.example.com/v1", with: "")
      .replacing("?site=main", with: "").replacing("&site=main", with: "")
    var headers: [String: String] = [:]
    for field in sent.headers.fields where !(field.name == "Accept") {
      headers[field.name] = field.value
    }
    self.headers = headers.filter { $0 != ("X-Client", "language") }
    body = sent.body.data.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Method and target: `GET /ping`.
  var line: String { "\(method) \(target)" }
}

/// The parts of the request, sent to the API's first server.
func parts<Response>(_ request: Language.Request<Response>) throws -> RequestParts {
  try RequestParts(request, for: .production())
}

/// The description, debug description and dump of a value.
func shown(_ value: Any) -> String {
  var dumped = ""
  dump(value, to: &dumped)
  return "\(value) \(String(reflecting: value)) \(dumped)"
}
