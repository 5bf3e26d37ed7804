import EndpointJSON

/// Words of other languages that people write in specs, with their equivalents.
enum OtherToolHints {
  /// The hint for a type name of another language. Nil if the name is unknown.
  static func typeHint(for name: String) -> String? {
    if name == "binary" { return "write \"data\", or \"file\" in a multipart body" }
    if let word = types[name.lowercased()] { return "write \(quoted(word))" }
    switch name.lowercased() {
    case "array", "list": return "write the type of its elements in brackets, as in \"[string]\""
    case "number": return "write \"int\", \"double\" or \"decimal\""
    case "object": return "define its fields under \"types\", or write \"json\" for any JSON"
    case "dict", "dictionary", "hash", "map", "record":
      return "write the type of its values, as in \"[string: int]\""
    default: return nil
    }
  }

  /// The hint for a type expression of another language: `Item[]`, `Array<Item>`, `date-time`.
  static func expressionHint(for text: String) -> String? {
    if let hint = typeHint(for: text) { return hint }
    if text.hasPrefix("#/") {
      return "write the name of the type: \(quoted(lastPart(of: text)))"
    }
    if text.hasPrefix("{"), text.hasSuffix("}"), text.contains(":") {
      return "write \(quoted("[\(text.dropFirst().dropLast())]"))"
    }
    if text.contains("|") { return alternativeHint(for: text) }
    if text.hasSuffix("[]"), isName(text.dropLast(2)) {
      return "write \(quoted("[\(ours(text.dropLast(2)))]"))"
    }
    guard let open = text.firstIndex(of: "<"), text.hasSuffix(">") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
      .split(separator: ",").map { $0.filter { $0 != " " } }
    switch (text[..<open].lowercased(), arguments.count) {
    case ("array", 1), ("list", 1), ("set", 1):
      return isName(arguments[0][...]) ? "write \(quoted("[\(ours(arguments[0][...]))]"))" : nil
    case ("dictionary", 2), ("map", 2), ("record", 2):
      return isName(arguments[1][...])
        ? "write \(quoted("[string: \(ours(arguments[1][...]))]"))" : nil
    case ("optional", 1):
      return isName(arguments[0][...]) ? "write \(quoted("\(ours(arguments[0][...]))?"))" : nil
    default: return nil
    }
  }

  /// The hint for `url | null` and `pending|paid`.
  private static func alternativeHint(for text: String) -> String {
    let words = text.split(separator: "|").map { $0.filter { $0 != " " } }
    if words.count == 2, words[1] == "null", isName(words[0][...]) {
      return "write \(quoted("\(ours(words[0][...]))?"))"
    }
    return "define an enum or a union under \"types\", and write its name"
  }

  /// The hint for a type or the values of an enum that are no definition: `"date"`, `["up", "down"]`.
  static func definitionHint(for node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text): return "write { \"alias\": \(quoted(ours(text[...]))) }"
    case .array(let elements):
      guard case .string(let value)? = elements.first?.kind else { return nil }
      if elements.count == 2, case .string("null") = elements[1].kind {
        return "write \(quoted("\(ours(value[...]))?"))"
      }
      return "write { \"enum\": [\(quoted(value)), …] }"
    default: return nil
    }
  }

  /// The hint for an authentication of another language. Nil if the name is unknown.
  static func authenticationHint(for name: String) -> String? {
    ["none", "null", "public", "anonymous"].contains(name.lowercased())
      ? "write null for no authentication" : nil
  }

  /// The hint for a key of another language in an object with these keys.
  static func keyHint(for key: String, among known: [String]) -> String? {
    switch key {
    case "$ref":
      return "write the name of the type, such as \"Card\", where a type is expected"
    case "required" where known.contains("type") || known.contains("fields"):
      return "a value is required unless its type ends in \"?\", as in \"string?\""
    case "optional" where known.contains("type"):
      return "write the type with \"?\" at its end, as in \"string?\""
    case "type" where known.contains("fields") && known.contains("enum"):
      return "write \"fields\", \"enum\" or another form of a type instead"
    case "type" where known.contains("enum"):
      return "remove it: the values of the enum decide its type"
    case "type" where known.contains("in"), "scheme" where known.contains("in"):
      return "write \"bearer\", \"basic\", or an object with \"key\" and \"in\""
    case "get", "post", "put", "patch", "delete":
      guard known.contains("method") else { return nil }
      return "write \"method\": \(quoted(key.uppercased())) and \"path\""
    case "enum" where known.contains("type") && !known.contains("fields"):
      return "write it as the type: \"type\": { \"enum\": [\"a\", …] }"
    case "items" where known.contains("limits"):
      return "write the type of the elements in brackets, as in \"[string]\""
    case "format" where known.contains("type"):
      return "write the format as the type, as in \"date\" or \"uuid\""
    case _ where limits.contains(key) && known.contains("limits"):
      return "write it in \"limits\""
    default:
      return keys[key].flatMap { words in words.first(where: known.contains) }
        .map { "write \(quoted($0))" }
    }
  }

  /// The equivalent of a word of another language among the allowed words. Nil for an unknown word.
  static func word(for text: String, among known: [String]) -> String? {
    words[text.lowercased()].flatMap { known.contains($0) ? $0 : nil }
  }

  private static let types = [
    "integer": "int", "long": "int64", "short": "int32", "float": "double", "boolean": "bool",
    "datetime": "date", "date-time": "date", "date_time": "date", "timestamp": "date(unix)",
    "any": "json", "unknown": "json", "anyvalue": "json", "str": "string", "text": "string",
    "uri": "url", "guid": "uuid", "bytes": "data", "binary": "data", "byte": "data",
    "base64": "data", "null": "void", "none": "void",
  ]

  /// Our own keys of limits, and those of JSON Schema.
  private static let limits: Set = [
    "min", "max", "length", "items", "pattern", "minimum", "maximum", "minLength", "maxLength",
    "minItems", "maxItems",
  ]

  private static let keys = [
    "query": ["parameters"], "queryParameters": ["parameters"], "params": ["parameters"],
    "pathParameters": ["parameters"], "arguments": ["parameters"],
    "baseURL": ["servers"], "baseUrl": ["servers"], "base_url": ["servers"], "host": ["servers"],
    "basePath": ["servers"], "server": ["servers"], "url": ["servers", "path"],
    "properties": ["fields"], "members": ["fields"], "schemas": ["types"], "models": ["types"],
    "components": ["types"], "definitions": ["types"], "paths": ["endpoints"],
    "routes": ["endpoints"], "operations": ["endpoints"], "requestBody": ["body"],
    "request": ["body"], "body": ["type"], "responses": ["response"], "returns": ["response"],
    "security": ["authentication"], "auth": ["authentication"], "title": ["api", "summary"],
    "oneOf": ["union"], "anyOf": ["union"], "allOf": ["include"], "discriminator": ["by"],
    "additionalProperties": ["additional"], "readOnly": ["only"], "writeOnly": ["only"],
    "minimum": ["min"], "maximum": ["max"], "minLength": ["length"], "maxLength": ["length"],
    "minItems": ["items"], "maxItems": ["items"], "regex": ["pattern"], "const": ["constant"],
    "contentType": ["encoding"], "doc": ["summary"], "comment": ["summary"],
    "cases": ["enum"], "schema": ["type"], "location": ["in"], "verb": ["method"],
    "operationId": ["summary"],
  ]

  private static let words = [
    "urlencoded": "form", "url-encoded": "form", "x-www-form-urlencoded": "form",
    "application/x-www-form-urlencoded": "form", "application/json": "json",
    "form-data": "multipart", "formdata": "multipart", "multipart/form-data": "multipart",
    "text/plain": "text", "application/octet-stream": "binary", "headers": "header",
    "cookies": "cookie", "querystring": "query", "event-stream": "sse",
    "text/event-stream": "sse", "ndjson": "lines", "jsonl": "lines",
    "json-seq": "sequence", "application/json-seq": "sequence", "seq": "sequence",
    "grpc-gateway": "gateway", "grpc": "gateway",
  ]

  private static func ours(_ name: Substring) -> String { types[name.lowercased()] ?? String(name) }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isDigit($0) || isLetter($0) }
  }

  private static func lastPart(of reference: String) -> String {
    reference.split(separator: "/").last.map(String.init) ?? reference
  }
}
