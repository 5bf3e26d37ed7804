/// A spec as large as those of big services: of every two types one is a struct that refers to others, and the rest are
/// enums, identifiers and small structs.
struct LargeSpec {
  let endpoints: Int
  let types: Int
  /// Every so many definitions differ from those of another version; nil for the first one.
  var change: Int?

  var text: String {
    let definitions = (0..<types).map(type)
    let calls = (0..<endpoints).map(endpoint)
    return """
      {
        "api": "Large",
        "version": "1.0.0",
        "servers": { "production": "https://large.example.com" },
        "errors": { "404": "missing", "5xx": "unavailable" },
        "types": {
      \(definitions.joined(separator: ",\n"))
        },
        "endpoints": {
      \(calls.joined(separator: ",\n"))
        }
      }

      """
  }

  private func isChanged(_ index: Int) -> Bool {
    change.map { index % $0 == 0 } ?? false
  }

  private func type(_ index: Int) -> String {
    let name = "Type\(index)"
    let other = "Type\(index / 2)"
    let image = isChanged(index) ? "url" : "url?"
    switch index % 4 {
    case 0, 1:
      return """
            "\(name)": {
              "summary": "What number \(index) says.",
              "fields": {
                "id": "int",
                "name": "string",
                "created_at": "date",
                "image_url": "\(image)",
                "tags": "[string]",
                "parts": "[\(other)]?",
                "is_hidden": { "type": "bool", "default": false }
              }
            }
        """
    case 2:
      let more = isChanged(index) ? ", \"PAUSED\"" : ""
      return "    \"\(name)\": { \"enum\": [\"OPEN\", \"CLOSED\"\(more)] }"
    default: return "    \"\(name)\": { \"fields\": { \"id\": \"string\", \"state\": \"Type2\" } }"
    }
  }

  private func endpoint(_ index: Int) -> String {
    let path = isChanged(index) ? "things" : "items"
    return """
          "Area\(index / 10).call\(index)": {
            "summary": "Ask for number \(index).",
            "path": "/\(path)/\(index)/{id}",
            "parameters": { "id": "int", "page": { "type": "int", "default": 1 }, "filter": "string?" },
            "response": "[Type\(index * types / max(1, endpoints) / 4 * 4)]"
          }
      """
  }
}
