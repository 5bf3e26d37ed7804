/// Recorded traffic of `MixedSpec`, as an HTTP Archive. The same for the same size.
package struct MixedTraffic {
  package let exchanges: Int
  /// How many endpoints the exchanges have in turn.
  package let endpoints: Int

  package init(exchanges: Int, endpoints: Int) {
    (self.exchanges, self.endpoints) = (exchanges, endpoints)
  }

  package var text: String {
    let entries = (0..<exchanges).map { entry($0, of: $0 % endpoints) }
    return #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#
  }

  private func entry(_ number: Int, of endpoint: Int) -> String {
    let resource = endpoint / 5
    let path = "/v1/owners/owner\(number % 7)/items\(resource)"
    let draft = #"{"title": "Title \#(number)", "state": "open"}"#
    return switch endpoint % 5 {
    case 0:
      exchange(
        "GET",
        "\(path)?state=open&per_page=30&page=1",
        body: #"{"items": [\#(item(number))], "total_count": 1}"#
      )
    case 1: exchange("GET", "\(path)/\(number)", body: item(number))
    case 2: exchange("POST", path, sent: draft, body: item(number))
    case 3: exchange("PATCH", "\(path)/\(number)", sent: draft, body: item(number))
    default: exchange("DELETE", "\(path)/\(number)", body: nil)
    }
  }

  private func exchange(
    _ method: String,
    _ path: String,
    sent: String? = nil,
    body: String?
  ) -> String {
    let posted = sent.map { #", "postData": \#(content($0))"# } ?? ""
    return #"""
      {"startedDateTime": "2026-11-01T10:00:00.000Z", "time": 1,
       "request": {"method": "\#(method)", "url": "https://large.example.com\#(path)",
         "httpVersion": "HTTP/2", "headers": []\#(posted)},
       "response": {"status": \#(body == nil ? 204 : 200), "statusText": "OK", "headers": [],
         "content": \#(body.map(content) ?? #"{"size": 0, "mimeType": ""}"#)}}
      """#
  }

  private func content(_ json: String) -> String {
    let text = json.replacing("\"", with: "\\\"").replacing("\n", with: "")
    return #"{"mimeType": "application/json", "text": "\#(text)"}"#
  }

  private func item(_ number: Int) -> String {
    let person = #"{"id": \#(number % 90), "login": "p\#(number % 90)", "is_admin": false}"#
    return #"""
      {"id": \#(number), "node_id": "N\#(number)", "title": "Title \#(number)", "state": "open",
       "owner": \#(person), "assignees": [\#(person)],
       "labels": [{"id": \#(number), "name": "label \#(number % 30)", "color": null}],
       "settings": {"is_public": true, "limit": \#(number % 50), "notes": []},
       "url": "https://large.example.com/\#(number)", "score": \#(number % 100).5, "is_locked": false,
       "created_at": "2026-11-01T10:00:00Z", "extra": {"more": \#(number)}}
      """#
  }
}

/// Responses with many members.
package enum LargeSample {
  /// An object whose members are objects of many shapes, so that it is a struct.
  package static func members(_ count: Int) -> String {
    object(count) { #"{"own\#($0)": \#($0), "name": "a", "size\#($0 % 9)": {"width": 1.5}}"# }
  }

  /// An object whose members are alike, so that it is a map.
  package static func map(_ count: Int) -> String {
    object(count) { #"{"id": \#($0), "name": "n", "sizes": {"a\#($0)": {"width": \#($0)}}}"# }
  }

  private static func object(_ count: Int, _ member: (Int) -> String) -> String {
    "{\((0..<count).map { "\"member \($0)\": \(member($0))" }.joined(separator: ",\n"))}"
  }
}
