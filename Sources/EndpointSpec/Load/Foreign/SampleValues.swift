/// Small valid values, which hints show where a value of another kind is written.
enum SampleValues {
  /// The values of keys that have an object.
  static let ofKeys = [
    "servers": #"{ "production": "https://example.com" }"#,
    "authentication": #"{ "token": "bearer" }"#,
    "errors": #"{ "404": "missing" }"#,
    "receivers": #"{ "Items": { "summary": "The items." } }"#,
    "types": #"{ "Item": { "fields": { "id": "int" } } }"#,
    "endpoints": #"{ "Items.list": { "path": "/items" } }"#,
    "parameters": #"{ "limit": "int?" }"#,
    "headers": #"{ "Accept": "application/json" }"#,
    "fields": #"{ "name": "string" }"#,
    "variables": #"{ "region": { "default": "eu" } }"#,
    "hosts": #"{ "files": "https://files.example.com" }"#,
    "scopes": #"{ "read": "Read items." }"#,
    "examples": #"{ "one": { "response": {} } }"#,
    "arguments": #"{ "id": 1 }"#,
    "when": #"{ "code": "limit" }"#,
    "union": #"{ "card": "Card", "cash": "Cash" }"#,
    "events": #"{ "done": "void" }"#,
    "levels": #"{ "endpoint-added": { "level": "care", "reason": "agreed" } }"#,
  ]

  /// The values of objects with fixed keys, by their name in the JSON Schema.
  static let ofObjects = [
    "defaults": #"{ "timeout": 30 }"#,
    "queryStyles": #"{ "arrays": "comma" }"#,
    "swift": #"{ "hashable": true }"#,
    "server": #"{ "url": "https://example.com" }"#,
    "serverVariable": #"{ "default": "eu" }"#,
    "authenticationKey": #"{ "key": "X-API-Key", "in": "header" }"#,
    "authenticationOAuth2": #"{ "oauth2": { "scopes": {} } }"#,
    "oauth2": #"{ "scopes": { "read": "Read items." } }"#,
    "receiver": #"{ "summary": "The items." }"#,
    "limits": #"{ "min": 1, "max": 100 }"#,
    "endpoint": #"{ "path": "/items" }"#,
    "example": #"{ "response": {} }"#,
    "errorWhen": #"{ "when": { "code": "limit" } }"#,
    "errorOfStatus": #"{ "case": "missing" }"#,
    "presence": #"{ "present": true }"#,
    "diff": #"{ "against": "main" }"#,
    "failOn": #"{ "wire": "breaking", "swift": "none" }"#,
    "level": #"{ "level": "care", "reason": "agreed" }"#,
    "allowEntry": #"{ "kind": "body-field-removed", "at": "Item.name", "reason": "agreed" }"#,
  ]

  /// The value of `pagination`, by its style.
  static let ofPagination = [
    "page": #"{ "style": "page", "parameter": "page", "items": "items" }"#,
    "offset": #"{ "style": "offset", "parameter": "offset", "limit": "limit", "items": "items" }"#,
    "cursor":
      #"{ "style": "cursor", "parameter": "cursor", "next": "next_cursor", "items": "items" }"#,
    "url": #"{ "style": "url", "next": "next", "items": "items" }"#,
    "link": #"{ "style": "link" }"#,
  ]
}
