/// The rules of paths and operations.
extension DocumentObject {
  static let pathItemRules: [String: DocumentRule] = [
    "summary": .text,
    "description": .text,
    "servers": .array(.object(.server)),
    "parameters": .array(.object(.parameter)),
    "additionalOperations": .map(.object(.operation)),
  ].merging(OperationReader.methods.map { ($0, .object(.operation)) }) { $1 }

  static let operationRules: [String: DocumentRule] = [
    "tags": .array(.text),
    "summary": .text,
    "description": .text,
    "externalDocs": elsewhere,
    "operationId": .text,
    "parameters": .array(.object(.parameter)),
    "requestBody": .object(.requestBody),
    "responses": .extensibleMap(.object(.response)),
    "callbacks": .map(.anything),
    "deprecated": .flag,
    "security": security,
    "servers": .array(.object(.server)),
  ]

  /// The rules of parameters that headers do not share.
  static let parameterRules: [String: DocumentRule] = [
    "name": .text,
    // OpenAPI 3.2.
    "in": .word(locations + ["querystring"]),
    "allowReserved": .flag,
  ]

  static let locations = ["cookie", "header", "path", "query"]

  static let headerRules: [String: DocumentRule] = [
    "description": .text,
    "required": .flag,
    "deprecated": .flag,
    "allowEmptyValue": .flag,
    "style": style,
    "explode": .flag,
    "schema": .schema,
    "content": .map(.object(.mediaType)),
    "example": .anything,
    "examples": .map(.object(.example)),
  ]

  static let requestBodyRules: [String: DocumentRule] = [
    "description": .uncarried("descriptions of request bodies", .text),
    "content": .map(.object(.mediaType)),
    "required": .flag,
  ]

  static let mediaTypeRules: [String: DocumentRule] = [
    "schema": .schema,
    // OpenAPI 3.2, for streams.
    "itemSchema": .schema,
    "example": .anything,
    "examples": .map(.object(.example)),
    "encoding": .map(.object(.encoding)),
    "prefixEncoding": .uncarried("encodings of parts by position", .anything),
    "itemEncoding": .uncarried("encodings of parts by position", .anything),
  ]

  static let encodingRules: [String: DocumentRule] = [
    "contentType": .text,
    "headers": .map(.object(.header)),
    "style": style,
    "explode": .flag,
    "allowReserved": .flag,
  ]

  static let responseRules: [String: DocumentRule] = [
    "summary": .uncarried("summaries of responses", .text),
    "description": .text,
    "headers": .map(.object(.header)),
    "content": .map(.object(.mediaType)),
    "links": .map(.anything),
  ]

  static let exampleRules: [String: DocumentRule] = [
    "summary": .uncarried("summaries of examples", .text),
    "description": .uncarried("descriptions of examples", .text),
    "value": .anything,
    "dataValue": .anything,
    "serializedValue": .uncarried("serialized examples", .text),
    "externalValue": .text,
  ]

  private static let style = DocumentRule.word([
    "cookie", "deepObject", "form", "label", "matrix", "pipeDelimited", "simple", "spaceDelimited",
  ])
}
