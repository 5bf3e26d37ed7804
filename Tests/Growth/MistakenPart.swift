/// An object of a spec in which someone wrote data.
package enum MistakenPart: String, CaseIterable, Sendable {
  case root, defaults, swift, authentication, type, structure, enumeration, field
  case endpoint, parameter, body, response, stream, errors, error, pagination, style, example

  /// A spec with members that the language does not have.
  package func spec(of count: Int) -> String {
    let members = (0..<count).map {
      "\"unknownKey\($0)x\": { \"name\": \"text\", \"size\": \($0) }"
    }
    .joined(separator: ", ")
    let type = type(members)
    return """
      {
        "api": "Wrong", "servers": { "production": "https://wrong.example" }\(atRoot(members)),
        "types": { "Item": \(type) },
        "endpoints": { "get": { "path": "/items", "method": "POST"\(inEndpoint(members)) } }
      }
      """
  }

  private func atRoot(_ members: String) -> String {
    switch self {
    case .root: ", \(members)"
    case .defaults: #", "defaults": { \#(members) }"#
    case .swift: #", "swift": { \#(members) }"#
    case .authentication: #", "authentication": { \#(members) }"#
    default: ""
    }
  }

  private func type(_ members: String) -> String {
    switch self {
    case .type: "{ \(members) }"
    case .structure: #"{ "fields": { "id": "int" }, \#(members) }"#
    case .enumeration: #"{ "enum": { \#(members) } }"#
    case .field: #"{ "fields": { "id": { "type": "int", \#(members) } } }"#
    default: #"{ "fields": { "id": "int" } }"#
    }
  }

  private func inEndpoint(_ members: String) -> String {
    switch self {
    case .endpoint: ", \(members)"
    case .parameter: #", "parameters": { "q": { "type": "int", \#(members) } }"#
    case .body: #", "body": { \#(members) }"#
    case .response: #", "response": { "type": "Item", \#(members) }"#
    case .stream: #", "response": { "format": 1, \#(members) }"#
    case .errors: #", "errors": { \#(members) }"#
    case .error: #", "errors": { "404": { "case": "missing", \#(members) } }"#
    case .pagination: #", "pagination": { "style": "page", \#(members) }"#
    case .style: #", "pagination": { \#(members) }"#
    case .example: #", "examples": { "usual": { "response": null, \#(members) } }"#
    default: ""
    }
  }
}
