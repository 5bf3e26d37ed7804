import EndpointSpec

/// A spec as large as the largest that people maintain: endpoints in namespaces, each with types of its own that hold others.
///
/// The second version has an edit in every fiftieth declaration, such as a month of work brings.
struct EditedSpec {
  let endpoints: Int
  let types: Int
  let isEdited: Bool

  var file: SourceFile {
    let text = """
      {
        "api": "Large",
        "version": "\(isEdited ? "2.0.0" : "1.0.0")",
        "servers": { "production": "https://large.example.com/v1" },
        "authentication": { "token": "bearer" },
        "defaults": { "authentication": "token" },
        "errors": { "404": { "case": "missing", "type": "Problem" }, "5xx": "unavailable" },
        "types": {
          "Problem": { "fields": { "message": "string" } },
      \((0..<types).map(type).joined(separator: ",\n"))
        },
        "endpoints": {
      \((0..<endpoints).map(endpoint).joined(separator: ",\n"))
        }
      }

      """
    return SourceFile(path: "Specs/Large.json", bytes: Array(text.utf8))
  }

  private func type(_ number: Int) -> String {
    if number % 10 == 9 {
      let more = isEdited && number % 50 == 49 ? ", \"ARCHIVED\"" : ""
      return "    \"Status\(number)\": { \"enum\": [\"ACTIVE\", \"PAUSED\", \"GONE\"\(more)] }"
    }
    let field = isEdited && number % 50 == 0 ? "\"extra\": \"string?\", " : ""
    let next = number % 10 == 8 ? "\"Status\(number + 1)\"" : "\"[Item\(number + 1)]\""
    let holds = number + 1 < types ? ", \"related\": \(next)" : ""
    return """
          "Item\(number)": {
            "summary": "Item \(number) of many.",
            "fields": {
              \(field)"id": "int64",
              "display_name": "string",
              "image_url": "url?",
              "created_at": "date",
              "tags": "[string]"\(holds)
            }
          }
      """
  }

  private func endpoint(_ number: Int) -> String {
    let type = number * (types / endpoints) / 10 * 10
    let size = isEdited && number % 50 == 0 ? "\"int\"" : "\"int?\""
    return """
          "Group\(number / 10).action\(number % 10)": {
            "summary": "Action \(number) of many.",
            "method": "POST",
            "path": "/group\(number / 10)/{id}/action\(number % 10)",
            "parameters": {
              "id": "int64",
              "page_size": \(size),
              "cursor": "string?"
            },
            "body": { "fields": { "note": "string", "labels": "[string]?" } },
            "response": "[Item\(type)]"
          }
      """
  }
}
