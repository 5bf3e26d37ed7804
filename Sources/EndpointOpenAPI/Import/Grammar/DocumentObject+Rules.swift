/// The rules of the objects (OpenAPI, and JSON Schema 2020-12 with the additions of OpenAPI).
extension DocumentObject {
  /// The allowed keys and the rules of their values, without references and extensions.
  var rules: [String: DocumentRule] { Self.allRules[self] ?? [:] }

  private static let allRules = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.ownRules) }
  )

  private var ownRules: [String: DocumentRule] {
    switch self {
    case .document:
      [
        "openapi": .text,
        "$self": .text,
        "info": .object(.info),
        "jsonSchemaDialect": .text,
        "servers": .array(.object(.server)),
        "paths": .extensibleMap(.object(.pathItem)),
        "webhooks": .map(.anything),
        "components": .object(.components),
        "security": Self.security,
        "tags": .array(.object(.tag)),
        "externalDocs": Self.elsewhere,
      ]
    case .info:
      [
        "title": .text,
        "summary": .text,
        "description": .text,
        "termsOfService": .uncarried("terms of service", .text),
        "contact": .uncarried("contacts", .object(.contact)),
        "license": .uncarried("licenses", .object(.license)),
        "version": .text,
      ]
    case .contact: ["name": .text, "url": .text, "email": .text]
    case .license: ["name": .text, "identifier": .text, "url": .text]
    case .server:
      [
        "url": .text,
        "name": .text,
        "description": .text,
        "variables": .map(.object(.serverVariable)),
      ]
    case .serverVariable:
      [
        "enum": .array(.text),
        "default": .text,
        "description": .uncarried("descriptions of server variables", .text),
      ]
    case .components:
      [
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
    case .pathItem:
      [
        "summary": .text,
        "description": .text,
        "servers": .array(.object(.server)),
        "parameters": .array(.object(.parameter)),
        "additionalOperations": .map(.object(.operation)),
      ].merging(OperationReader.methods.map { ($0, .object(.operation)) }) { $1 }
    case .operation:
      [
        "tags": .array(.text),
        "summary": .text,
        "description": .text,
        "externalDocs": Self.elsewhere,
        "operationId": .text,
        "parameters": .array(.object(.parameter)),
        "requestBody": .object(.requestBody),
        "responses": .extensibleMap(.object(.response)),
        "callbacks": .map(.anything),
        "deprecated": .flag,
        "security": Self.security,
        "servers": .array(.object(.server)),
      ]
    case .externalDocs: ["description": .text, "url": .text]
    case .parameter:
      [
        "name": .text,
        // OpenAPI 3.2.
        "in": .word(Self.locations + ["querystring"]),
        "allowReserved": .flag,
      ].merging(Self.header.ownRules) { $1 }
    case .requestBody:
      [
        "description": .uncarried("descriptions of request bodies", .text),
        "content": .map(.object(.mediaType)),
        "required": .flag,
      ]
    case .mediaType:
      [
        "schema": .schema,
        // OpenAPI 3.2, for streams.
        "itemSchema": .schema,
        "example": .anything,
        "examples": .map(.object(.example)),
        "encoding": .map(.object(.encoding)),
        "prefixEncoding": .uncarried("encodings of parts by position", .anything),
        "itemEncoding": .uncarried("encodings of parts by position", .anything),
      ]
    case .encoding:
      [
        "contentType": .text,
        "headers": .map(.object(.header)),
        "style": Self.style,
        "explode": .flag,
        "allowReserved": .flag,
      ]
    case .response:
      [
        "summary": .uncarried("summaries of responses", .text),
        "description": .text,
        "headers": .map(.object(.header)),
        "content": .map(.object(.mediaType)),
        "links": .map(.anything),
      ]
    case .header:
      [
        "description": .text,
        "required": .flag,
        "deprecated": .flag,
        "allowEmptyValue": .flag,
        "style": Self.style,
        "explode": .flag,
        "schema": .schema,
        "content": .map(.object(.mediaType)),
        "example": .anything,
        "examples": .map(.object(.example)),
      ]
    case .example:
      [
        "summary": .uncarried("summaries of examples", .text),
        "description": .uncarried("descriptions of examples", .text),
        "value": .anything,
        "dataValue": .anything,
        "serializedValue": .uncarried("serialized examples", .text),
        "externalValue": .text,
      ]
    case .tag:
      [
        "name": .text,
        "summary": .text,
        "description": .text,
        "parent": .uncarried("parents of tags", .text),
        "kind": .text,
        "externalDocs": Self.elsewhere,
      ]
    case .securityScheme:
      [
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
    case .flows:
      [
        "implicit": .object(.flow),
        "password": .object(.flow),
        "clientCredentials": .object(.flow),
        "authorizationCode": .object(.flow),
        "deviceAuthorization": .object(.flow),
      ]
    case .flow:
      [
        "authorizationUrl": .text,
        "deviceAuthorizationUrl": .uncarried("URLs of OAuth device authorization", .text),
        "tokenUrl": .text,
        "refreshUrl": .text,
        "scopes": .map(.text),
      ]
    case .schema: Self.schemaRules
    case .discriminator:
      [
        "propertyName": .text,
        "mapping": .map(.text),
        "defaultMapping": .uncarried("default mappings of discriminators", .text),
      ]
    case .xml:
      [
        "name": .text,
        "namespace": .text,
        "prefix": .text,
        "attribute": .flag,
        "wrapped": .flag,
        "nodeType": .text,
      ]
    }
  }

  private static let schemaRules: [String: DocumentRule] = {
    let keys: [(rule: DocumentRule, keys: [String])] = [
      (.schema, ["not", "if", "then", "else", "items", "contains", "contentSchema"]),
      (.schema, ["propertyNames", "additionalProperties"]),
      (.schema, ["unevaluatedItems", "unevaluatedProperties"]),
      (.array(.schema), ["allOf", "anyOf", "oneOf", "prefixItems"]),
      (.map(.schema), ["$defs", "definitions", "properties", "patternProperties"]),
      (.map(.schema), ["dependentSchemas"]),
      (.text, ["$id", "$schema", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef"]),
      (.text, ["$comment", "title", "description", "pattern"]),
      (.text, ["contentEncoding", "contentMediaType"]),
      (
        .flag,
        ["$recursiveAnchor", "nullable", "deprecated", "readOnly", "writeOnly", "uniqueItems"]
      ),
      (.number, ["multipleOf", "minimum", "maximum", "minLength", "maxLength"]),
      (.number, ["minItems", "maxItems", "minContains", "maxContains"]),
      (.number, ["minProperties", "maxProperties"]),
      // A Boolean in 3.0, a number in 3.1.
      (.anything, ["exclusiveMinimum", "exclusiveMaximum"]),
      (.anything, ["$vocabulary", "const", "default", "example", "examples"]),
      (.array(.anything), ["enum"]),
      (.array(.text), ["required"]),
      (.map(.array(.text)), ["dependentRequired"]),
      (.words(typeNames), ["type"]),
      (.format, ["format"]),
      (.object(.discriminator), ["discriminator"]),
      (.uncarried("XML keywords", .object(.xml)), ["xml"]),
      (elsewhere, ["externalDocs"]),
    ]
    return Dictionary(uniqueKeysWithValues: keys.flatMap { rule, keys in keys.map { ($0, rule) } })
  }()

  static let locations = ["cookie", "header", "path", "query"]

  /// The type names of JSON Schema.
  static let typeNames = ["array", "boolean", "integer", "null", "number", "object", "string"]

  private static let elsewhere = DocumentRule.uncarried(
    "links to external documentation",
    .object(.externalDocs)
  )

  /// The security requirements: schemes with their scopes.
  private static let security = DocumentRule.array(.map(.array(.text)))

  private static let style = DocumentRule.word([
    "cookie", "deepObject", "form", "label", "matrix", "pipeDelimited", "simple", "spaceDelimited",
  ])
}
