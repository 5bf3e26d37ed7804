/// The rules of the objects (OpenAPI, and JSON Schema 2020-12 with the additions of OpenAPI).
extension DocumentObject {
  /// The allowed keys and the rules of their values, without references and extensions.
  var rules: [String: DocumentRule] { Self.allRules[self] ?? [:] }

  private static let allRules = Dictionary(
    uniqueKeysWithValues: allCases.map { object in
      let rules = object.groups.flatMap { rule, keys in keys.map { ($0, rule) } }
      return (object, Dictionary(uniqueKeysWithValues: rules))
    }
  )

  /// The allowed keys by the rule of their values.
  private var groups: [(rule: DocumentRule, keys: [String])] {
    switch self {
    case .document:
      [
        (.text, ["openapi", "$self", "jsonSchemaDialect"]),
        (.object(.info), ["info"]),
        (.array(.object(.server)), ["servers"]),
        (.extensibleMap(.object(.pathItem)), ["paths"]),
        (.map(.anything), ["webhooks"]),
        (.object(.components), ["components"]),
        (Self.security, ["security"]),
        (.array(.object(.tag)), ["tags"]),
        (Self.elsewhere, ["externalDocs"]),
      ]
    case .info:
      [
        (.text, ["title", "summary", "description", "version"]),
        (.uncarried("terms of service", .text), ["termsOfService"]),
        (.uncarried("contacts", .object(.contact)), ["contact"]),
        (.uncarried("licenses", .object(.license)), ["license"]),
      ]
    case .contact: [(.text, ["name", "url", "email"])]
    case .license: [(.text, ["name", "identifier", "url"])]
    case .server:
      [
        (.text, ["url", "name", "description"]), (.map(.object(.serverVariable)), ["variables"]),
      ]
    case .serverVariable:
      [
        (.array(.text), ["enum"]), (.text, ["default"]),
        (.uncarried("descriptions of server variables", .text), ["description"]),
      ]
    case .components:
      [
        (.map(.schema), ["schemas"]),
        (.map(.object(.response)), ["responses"]),
        (.map(.object(.parameter)), ["parameters"]),
        (.map(.object(.example)), ["examples"]),
        (.map(.object(.requestBody)), ["requestBodies"]),
        (.map(.object(.header)), ["headers"]),
        (.map(.object(.securityScheme)), ["securitySchemes"]),
        (.map(.anything), ["links", "callbacks"]),
        (.map(.object(.pathItem)), ["pathItems"]),
        (.map(.object(.mediaType)), ["mediaTypes"]),
      ]
    case .pathItem:
      [
        (.text, ["summary", "description"]),
        (.array(.object(.server)), ["servers"]),
        (.array(.object(.parameter)), ["parameters"]),
        (.object(.operation), Operation.methods),
        (.map(.object(.operation)), ["additionalOperations"]),
      ]
    case .operation:
      [
        (.text, ["summary", "description", "operationId"]),
        (.array(.text), ["tags"]),
        (Self.elsewhere, ["externalDocs"]),
        (.array(.object(.parameter)), ["parameters"]),
        (.object(.requestBody), ["requestBody"]),
        (.extensibleMap(.object(.response)), ["responses"]),
        (.map(.anything), ["callbacks"]),
        (.flag, ["deprecated"]),
        (Self.security, ["security"]),
        (.array(.object(.server)), ["servers"]),
      ]
    case .externalDocs: [(.text, ["description", "url"])]
    case .parameter:
      Self.header.groups + [
        (.text, ["name"]),
        // OpenAPI 3.2.
        (.word(Self.locations + ["querystring"]), ["in"]),
        (.flag, ["allowReserved"]),
      ]
    case .requestBody:
      [
        (.uncarried("descriptions of request bodies", .text), ["description"]),
        (.map(.object(.mediaType)), ["content"]), (.flag, ["required"]),
      ]
    case .mediaType:
      [
        // `itemSchema` is of OpenAPI 3.2, for streams.
        (.schema, ["schema", "itemSchema"]),
        (.anything, ["example"]),
        (.map(.object(.example)), ["examples"]),
        (.map(.object(.encoding)), ["encoding"]),
        (
          .uncarried("encodings of parts by position", .anything),
          ["prefixEncoding", "itemEncoding"]
        ),
      ]
    case .encoding:
      [
        (.text, ["contentType"]), (.map(.object(.header)), ["headers"]), (Self.style, ["style"]),
        (.flag, ["explode", "allowReserved"]),
      ]
    case .response:
      [
        (.uncarried("summaries of responses", .text), ["summary"]),
        (.text, ["description"]),
        (.map(.object(.header)), ["headers"]),
        (.map(.object(.mediaType)), ["content"]),
        (.map(.anything), ["links"]),
      ]
    case .header:
      [
        (.text, ["description"]),
        (.flag, ["required", "deprecated", "allowEmptyValue", "explode"]),
        (Self.style, ["style"]),
        (.schema, ["schema"]),
        (.map(.object(.mediaType)), ["content"]),
        (.anything, ["example"]),
        (.map(.object(.example)), ["examples"]),
      ]
    case .example:
      [
        (.uncarried("summaries of examples", .text), ["summary"]),
        (.uncarried("descriptions of examples", .text), ["description"]),
        (.anything, ["value", "dataValue"]),
        (.uncarried("serialized examples", .text), ["serializedValue"]),
        (.text, ["externalValue"]),
      ]
    case .tag:
      [
        (.text, ["name", "summary", "description", "kind"]),
        (.uncarried("parents of tags", .text), ["parent"]), (Self.elsewhere, ["externalDocs"]),
      ]
    case .securityScheme:
      [
        (.word(["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"]), ["type"]),
        (.uncarried("descriptions of security schemes", .text), ["description"]),
        (.text, ["name", "scheme", "openIdConnectUrl"]),
        (.word(["cookie", "header", "query"]), ["in"]),
        (.uncarried("formats of bearer tokens", .text), ["bearerFormat"]),
        (.object(.flows), ["flows"]),
        (.uncarried("URLs of OAuth metadata", .text), ["oauth2MetadataUrl"]),
        (.uncarried("deprecations of security schemes", .flag), ["deprecated"]),
      ]
    case .flows:
      [(.object(.flow), Self.urlsOfFlows.keys + ["deviceAuthorization"])]
    case .flow:
      [
        (.text, ["authorizationUrl", "tokenUrl", "refreshUrl"]),
        (.uncarried("URLs of OAuth device authorization", .text), ["deviceAuthorizationUrl"]),
        (.map(.text), ["scopes"]),
      ]
    case .schema:
      [
        (.schema, ["not", "if", "then", "else", "items", "contains", "contentSchema"]),
        (.schema, ["propertyNames", "additionalProperties"]),
        (.schema, ["unevaluatedItems", "unevaluatedProperties"]),
        (.array(.schema), ["allOf", "anyOf", "oneOf", "prefixItems"]),
        (.map(.schema), ["$defs", "definitions", "properties", "patternProperties"]),
        (.map(.schema), ["dependentSchemas"]),
        (.text, ["$id", "$schema", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef"]),
        (.text, ["$comment", "title", "description", "pattern"]),
        (.text, ["contentEncoding", "contentMediaType"]),
        (.flag, ["$recursiveAnchor", "nullable", "deprecated", "readOnly", "writeOnly"]),
        (.flag, ["uniqueItems"]),
        (.number, ["multipleOf", "minimum", "maximum", "minLength", "maxLength"]),
        (.number, ["minItems", "maxItems", "minContains", "maxContains"]),
        (.number, ["minProperties", "maxProperties"]),
        // A Boolean in 3.0, a number in 3.1.
        (.anything, ["exclusiveMinimum", "exclusiveMaximum"]),
        (.anything, ["$vocabulary", "const", "default", "example", "examples"]),
        (.array(.anything), ["enum"]),
        (.array(.text), ["required"]),
        (.map(.array(.text)), ["dependentRequired"]),
        (.words(Self.typeNames), ["type"]),
        (.format, ["format"]),
        (.object(.discriminator), ["discriminator"]),
        (.uncarried("XML keywords", .object(.xml)), ["xml"]),
        (Self.elsewhere, ["externalDocs"]),
      ]
    case .discriminator:
      [
        (.text, ["propertyName"]), (.map(.text), ["mapping"]),
        (.uncarried("default mappings of discriminators", .text), ["defaultMapping"]),
      ]
    case .xml:
      [(.text, ["name", "namespace", "prefix", "nodeType"]), (.flag, ["attribute", "wrapped"])]
    }
  }

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
