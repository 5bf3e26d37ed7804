/// The rules of the document object and API metadata.
extension DocumentObject {
  static let documentRules: [String: DocumentRule] = [
    "openapi": .text,
    "$self": .text,
    "info": .object(.info),
    "jsonSchemaDialect": .text,
    "servers": .array(.object(.server)),
    "paths": .extensibleMap(.object(.pathItem)),
    "webhooks": .map(.anything),
    "components": .object(.components),
    "security": security,
    "tags": .array(.object(.tag)),
    "externalDocs": elsewhere,
  ]

  static let infoRules: [String: DocumentRule] = [
    "title": .text,
    "summary": .text,
    "description": .text,
    "termsOfService": .uncarried("terms of service", .text),
    "contact": .uncarried("contacts", .object(.contact)),
    "license": .uncarried("licenses", .object(.license)),
    "version": .text,
  ]

  static let serverRules: [String: DocumentRule] = [
    "url": .text,
    "name": .text,
    "description": .text,
    "variables": .map(.object(.serverVariable)),
  ]

  static let serverVariableRules: [String: DocumentRule] = [
    "enum": .array(.text),
    "default": .text,
    "description": .uncarried("descriptions of server variables", .text),
  ]

  static let componentsRules: [String: DocumentRule] = [
    "schemas": .map(.schema),
    "responses": .map(.object(.response)),
    "parameters": .map(.object(.parameter)),
    "examples": .map(.object(.example)),
    "requestBodies": .map(.object(.requestBody)),
    "headers": .map(.object(.header)),
    "securitySchemes": .map(.object(.securityScheme)),
    "links": .map(.anything),
    "callbacks": .map(.anything),
    "pathItems": .map(.object(.pathItem)),
    "mediaTypes": .map(.object(.mediaType)),
  ]

  static let securitySchemeRules: [String: DocumentRule] = [
    "type": .word(["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"]),
    "description": .uncarried("descriptions of security schemes", .text),
    "name": .text,
    "in": .word(["cookie", "header", "query"]),
    "scheme": .text,
    "bearerFormat": .uncarried("formats of bearer tokens", .text),
    "flows": .object(.flows),
    "openIdConnectUrl": .text,
    "oauth2MetadataUrl": .uncarried("URLs of OAuth metadata", .text),
    "deprecated": .uncarried("deprecations of security schemes", .flag),
  ]

  static let flowsRules: [String: DocumentRule] = [
    "implicit": .object(.flow),
    "password": .object(.flow),
    "clientCredentials": .object(.flow),
    "authorizationCode": .object(.flow),
    "deviceAuthorization": .object(.flow),
  ]

  static let flowRules: [String: DocumentRule] = [
    "authorizationUrl": .text,
    "deviceAuthorizationUrl": .uncarried("URLs of OAuth device authorization", .text),
    "tokenUrl": .text,
    "refreshUrl": .text,
    "scopes": .map(.text),
  ]

  static let tagRules: [String: DocumentRule] = [
    "name": .text,
    "summary": .text,
    "description": .text,
    "parent": .uncarried("parents of tags", .text),
    "kind": .text,
    "externalDocs": elsewhere,
  ]

  static let elsewhere = DocumentRule.uncarried(
    "links to external documentation",
    .object(.externalDocs)
  )

  /// The security requirements: schemes with their scopes.
  static let security = DocumentRule.array(.map(.array(.text)))
}
