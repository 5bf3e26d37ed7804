/// A spec as large as is asked for, with the mix that real APIs have: for each resource a struct with nested ones, an enum,
/// lists and details, bodies, failures and documentation. The same for the same size.
package struct MixedSpec {
  /// A multiple of 5.
  package let endpoints: Int
  /// Whether every tenth resource has edits, such as a month of work brings.
  package var isEdited: Bool

  package init(endpoints: Int, isEdited: Bool = false) {
    (self.endpoints, self.isEdited) = (endpoints, isEdited)
  }

  private var resources: Range<Int> { 0..<max(1, endpoints / 5) }

  package var text: String {
    """
    {
      "api": "Large",
      "version": "\(isEdited ? "2.0.0" : "1.0.0")",
      "servers": { "production": "https://large.example.com/v1" },
      "authentication": { "token": "bearer" },
      "errors": { "404": { "case": "notFound", "type": "Problem" }, "5xx": "unavailable" },
      "types": {
        "Problem": { "fields": { "message": "string", "code": "int?" } },
        "Person": { "fields": { "id": "int", "login": "string", "avatar_url": "url?", "is_admin": "bool" } },
        \(resources.map(types).joined(separator: ",\n    "))
      },
      "endpoints": {
        \(resources.map(endpoints).joined(separator: ",\n    "))
      }
    }
    """
  }

  private func isEdited(_ number: Int) -> Bool { isEdited && number.isMultiple(of: 10) }

  private func types(_ number: Int) -> String {
    let name = "Item\(number)"
    let (field, state) = isEdited(number) ? (#""more": "string?", "#, #", "archived""#) : ("", "")
    return """
      "\(name)": {
            "summary": "What the service keeps of an item of kind \(number).",
            "fields": {
              \(field)"id": "int", "node_id": "string", "title": { "type": "string", "summary": "One line, for people." },
              "state": "\(name)State", "owner": "Person", "assignees": "[Person]", "labels": "[\(name)Label]",
              "settings": "\(name)Settings?", "parent": "\(number == 0 ? name : "Item\(number - 1)")?",
              "url": "url", "html_url": "url?", "score": "double?", "is_locked": "bool",
              "created_at": "date", "closed_at": "date?", "extra": "[string: json]?"
            }
          },
          "\(name)State": { "enum": ["open", "closed", "in_review", "waiting"\(state)] },
          "\(name)Label": { "fields": { "id": "int", "name": "string", "color": "string?", "description": "string?" } },
          "\(name)Settings": {
            "fields": { "is_public": "bool", "limit": { "type": "int", "default": 10 }, "notes": "[string]?", "reviewer": "Person?" }
          },
          "\(name)Draft": { "fields": { "title": "string", "state": "\(name)State?", "labels": "[string]?", "note": "string?" } },
          "\(name)Page": { "fields": { "items": "[\(name)]", "total_count": "int", "next": "string?" } }
      """
  }

  private func endpoints(_ number: Int) -> String {
    let (name, path) = ("Item\(number)", "/owners/{owner}/items\(number)")
    let owner = "\"owner\": { \"type\": \"string\", \"summary\": \"Whose items.\" }"
    let one = "\(owner), \"id\": \"int\""
    return """
      "\(name)s.list": {
            "summary": "List items.", "description": "The newest come first. Items of others are shown where they are public.",
            "path": "\(path)",
            "parameters": { \(owner), "state": "\(name)State?", "since": "date?", "per_page": { "type": "int", "serverDefault": 30 }, "page": "int\(isEdited(number) ? "" : "?")" },
            "response": "\(name)Page"
          },
          "\(name)s.get": { "summary": "Get an item.", "path": "\(path)/{id}", "parameters": { \(one) }, "response": "\(name)" },
          "\(name)s.create": {
            "summary": "Create an item.", "method": "POST", "path": "\(path)", "authentication": "token",
            "parameters": { \(owner) }, "body": "\(name)Draft", "response": "\(name)",
            "errors": { "422": { "case": "invalid", "type": "Problem" } }
          },
          "\(name)s.update": {
            "summary": "Update an item.", "method": "PATCH", "path": "\(path)/{id}", "authentication": "token",
            "parameters": { \(one) }, "body": { "fields": { "title": "string?", "state": "\(name)State?" } }, "response": "\(name)"
          },
          "\(name)s.delete": { "summary": "Delete an item.", "method": "DELETE", "path": "\(path)/{id}", "authentication": "token", "parameters": { \(one) } }
      """
  }
}
