import EndpointJSON

/// An exchange that the spec of a test describes, until a secret is put into it.
struct PlainExchange: Sendable {
  var method = "GET"
  var login = ""
  var host = "shop.example"
  var path = "/items/7"
  var query = ""
  var fragment = ""
  var headers: [(String, String)] = []
  var type: String?
  var body: String?
  var status = 200
  var statusText = "OK"
  var responseType = "application/json"
  var responseHeaders: [(String, String)] = []
  var response = #"{"id":"1","name":"n"}"#
  var isBase64 = false

  static let spec = """
    {
      "api": "Shop",
      "servers": { "production": "https://shop.example/v1" },
      "types": {
        "Item": {
          "fields": {
            "id": "string", "name": "string?", "state": "State?", "count": "int?", "tags": "[int]?",
            "inner": { "type": { "fields": { "size": "int" }, "optional": true } }, "labels": "[string: int]?", "shape": "Shape?"
          }
        },
        "State": { "enum": ["new", "sold"] },
        "Shape": { "union": { "round": "Piece" }, "by": "kind" },
        "Piece": { "fields": { "size": "int?" } },
        "Fault": { "fields": { "message": "string" } }
      },
      "errors": { "422": { "case": "invalid", "type": "Fault" } },
      "endpoints": {
        "Item.get": {
          "path": "/items/{id}",
          "parameters": { "id": "int", "size": "int?", "X-Key": { "type": "int?", "in": "header" } },
          "response": { "type": "Item", "headers": { "X-Count": "int?" } }
        },
        "Item.add": { "method": "POST", "path": "/items", "body": "Item", "response": "Item" },
        "Item.follow": { "path": "/events", "response": { "stream": "Piece", "format": "sse" } }
      }
    }
    """

  private static func headers(_ all: [(String, String)]) -> JSONValue {
    .array(all.map { ["name": .string($0.0), "value": .string($0.1)] })
  }

  /// An entry of an HTTP Archive.
  var archived: JSONValue {
    let url = "https://\(login)\(host)/v1\(path)\(query.isEmpty ? "" : "?")\(query)\(fragment)"
    var request: JSONObject = [
      "method": .string(method), "url": .string(url),
      "headers": Self.headers(headers + (type.map { [("Content-Type", $0)] } ?? [])),
    ]
    if let body {
      request["postData"] = ["mimeType": .string(type ?? "text/plain"), "text": .string(body)]
    }
    var content: JSONObject = ["text": .string(response), "mimeType": .string(responseType)]
    if isBase64 { content["encoding"] = "base64" }
    return [
      "request": .object(request),
      "response": [
        "status": .number(JSONNumber(status)), "statusText": .string(statusText),
        "headers": Self.headers(responseHeaders + [("Content-Type", responseType)]),
        "content": .object(content),
      ],
    ]
  }
}
