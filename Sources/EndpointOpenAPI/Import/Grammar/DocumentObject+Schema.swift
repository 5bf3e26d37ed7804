/// The rules of schemas (JSON Schema 2020-12 with the additions of OpenAPI).
extension DocumentObject {
  static let schemaRules = schemaStructure.merging(schemaValidation) { $1 }
    .merging(schemaAnnotations) { $1 }

  static let discriminatorRules: [String: DocumentRule] = [
    "propertyName": .text,
    "mapping": .map(.text),
    "defaultMapping": .uncarried("default mappings of discriminators", .text),
  ]

  static let xmlRules: [String: DocumentRule] = [
    "name": .text,
    "namespace": .text,
    "prefix": .text,
    "attribute": .flag,
    "wrapped": .flag,
    "nodeType": .text,
  ]

  private static let schemaStructure: [String: DocumentRule] = [
    "$id": .text,
    "$schema": .text,
    "$anchor": .text,
    "$dynamicRef": .text,
    "$dynamicAnchor": .text,
    "$recursiveRef": .text,
    "$recursiveAnchor": .flag,
    "$vocabulary": .anything,
    "$comment": .text,
    "$defs": .map(.schema),
    "definitions": .map(.schema),
    "allOf": .array(.schema),
    "anyOf": .array(.schema),
    "oneOf": .array(.schema),
    "not": .schema,
    "if": .schema,
    "then": .schema,
    "else": .schema,
    "dependentSchemas": .map(.schema),
    "prefixItems": .array(.schema),
    "items": .schema,
    "contains": .schema,
    "properties": .map(.schema),
    "patternProperties": .map(.schema),
    "additionalProperties": .schema,
    "propertyNames": .schema,
    "unevaluatedItems": .schema,
    "unevaluatedProperties": .schema,
    "contentSchema": .schema,
    "discriminator": .object(.discriminator),
  ]

  /// The type names of JSON Schema.
  static let typeNames = ["array", "boolean", "integer", "null", "number", "object", "string"]

  private static let schemaValidation: [String: DocumentRule] = [
    "type": .words(typeNames),
    "enum": .array(.anything),
    "const": .anything,
    "nullable": .flag,
    "multipleOf": .number,
    "maximum": .number,
    "minimum": .number,
    // A Boolean in 3.0, a number in 3.1.
    "exclusiveMaximum": .anything,
    "exclusiveMinimum": .anything,
    "maxLength": .number,
    "minLength": .number,
    "pattern": .text,
    "maxItems": .number,
    "minItems": .number,
    "uniqueItems": .flag,
    "maxContains": .number,
    "minContains": .number,
    "maxProperties": .number,
    "minProperties": .number,
    "required": .array(.text),
    "dependentRequired": .map(.array(.text)),
  ]

  private static let schemaAnnotations: [String: DocumentRule] = [
    "title": .text,
    "description": .text,
    "default": .anything,
    "deprecated": .flag,
    "readOnly": .flag,
    "writeOnly": .flag,
    "example": .anything,
    "examples": .anything,
    "format": .format,
    "contentEncoding": .text,
    "contentMediaType": .text,
    "xml": .uncarried("XML keywords", .object(.xml)),
    "externalDocs": elsewhere,
  ]
}
