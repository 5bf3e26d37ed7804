/// Terms of other languages. Each message proposes our term.
enum ForeignWordRuleCases {
  static let all = typeNames + expressions + definitions + keys + words + texts + documents

  private static func field(_ type: String) -> String {
    types(
      "\"T\": { \"fields\": { \"a\": \"\(type)\" } }, \"Item\": { \"fields\": {} }",
      body: "Item"
    )
  }

  private static let typeNames =
    [
      ("number", "\"int\" for whole numbers"), ("integer", "write \"int\""),
      ("float", "write \"double\""), ("datetime", "write \"date\""), ("boolean", "write \"bool\""),
      ("object", "define its fields under \"types\""), ("any", "write \"json\""),
    ].map { name, hint in
      RuleCase(.unknownType, "unknown type \"\(name)\"", hint: hint, field("⟦\(name)⟧"))
    }

  private static let expressions = [
    RuleCase(.invalidTypeExpression, "", hint: "write \"[Item]\"", field("Item⟦[⟧]")),
    RuleCase(.invalidTypeExpression, "", hint: "write \"[int]\"", field("integer⟦[⟧]")),
    RuleCase(.invalidTypeExpression, "", hint: "write \"[Item]\"", field("Array⟦<⟧Item>")),
    RuleCase(
      .invalidTypeExpression,
      "",
      hint: "write \"[string: Item]\"",
      field("Map⟦<⟧string, Item>")
    ),
    RuleCase(.invalidTypeExpression, "", hint: "write \"date\"", field("date⟦-⟧time")),
    RuleCase(.invalidTypeExpression, "", hint: "\"Item\"", field("⟦#⟧/types/Item")),
    RuleCase(.invalidTypeExpression, "", hint: "write \"url?\"", field("uri ⟦|⟧ null")),
    RuleCase(.invalidTypeExpression, "", hint: "define an enum", field("new⟦|⟧sold")),
    RuleCase(
      .invalidTypeExpression,
      "expected a type, found \"decimal(string)\"",
      hint: "write { \"type\": \"decimal\", \"wire\": \"string\" }",
      field("decimal(string)").replacing("\"decimal(string)\"", with: "⟦\"decimal(string)\"⟧")
    ),
  ]

  private static let keys = [
    RuleCase(
      .unknownKey,
      "unknown key \"required\" in a field",
      hint: "a value is required unless its type ends in \"?\"",
      types(#""T": { "fields": { "a": { "type": "int", ⟦"required"⟧: true } } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"optional\" in a field",
      hint: "write the type with \"?\" at its end",
      types(#""T": { "fields": { "a": { "type": "int", ⟦"optional"⟧: true } } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"type\" in an enum",
      hint: "remove it",
      types(#""T": { ⟦"type"⟧: "string", "enum": ["a", "b"] }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"body\" in an error",
      hint: "write \"type\"",
      endpoint(#""errors": { "422": { "case": "invalid", ⟦"body"⟧: "int" } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"query\" in an endpoint",
      hint: "write \"parameters\"",
      endpoint(#"⟦"query"⟧: { "a": "int" }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"baseURL\" in a spec",
      hint: "\"servers\" says it",
      storeSpec(#"⟦"baseURL"⟧: "https://example.com""#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"properties\" in a type",
      hint: #"write { "fields": { "a": "int" } }"#,
      types(#""T": { ⟦"properties"⟧: { "a": "int" } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"$ref\" in a type",
      hint: "write \"Item\"",
      types(#""T": { "fields": { "a": { "type": { ⟦"$ref"⟧: "Item" } } } }"#)
    ),
    RuleCase(
      .invalidValue,
      "\"4XX\" is neither a status",
      hint: "write \"4xx\"",
      endpoint(#""errors": { ⟦"4XX"⟧: "wrong" }"#)
    ),
  ]

  private static let definitions = [
    RuleCase(
      .wrongType,
      "\"T\": expected a type definition, found a string",
      hint: #"write { "alias": "date" }"#,
      types(#""T": ⟦"datetime"⟧"#)
    ),
    RuleCase(
      .wrongType,
      "\"T\": expected a type definition, found an array",
      hint: #"write { "enum": ["a", …] }"#,
      types(#""T": ⟦[⟧"a", "b"]"#)
    ),
    RuleCase(
      .invalidValue,
      "\"state\": expected one type definition in the array, found 2",
      hint: #"write { "enum": ["on", …] }"#,
      types(#""T": { "fields": { "state": ⟦[⟧"on", "off"] } }"#)
    ),
    RuleCase(
      .unknownAuthentication,
      "unknown authentication scheme \"none\"",
      hint: "write null for no authentication",
      endpoint(#""authentication": ⟦"none"⟧"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"name\" in a body",
      hint: #"write { "fields": { "name": … } }"#,
      endpoint(#""method": "POST", "body": { ⟦"name"⟧: "string", "email": "string?" }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"id\" in a response",
      hint: #"write { "fields": { "id": … } }"#,
      endpoint(#""response": { ⟦"id"⟧: "int", "name": "string" }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"properties\" in a type",
      hint: #"write { "fields": { "id": "int" } }"#,
      storeSpec(
        types: #""Book": { "type": "object", ⟦"properties"⟧: { "id": "int" } }"#,
        endpoints: """
          "Book.get": { "path": "/books/{id}", "parameters": { "id": "self.id" }, "response": "Book" }
          """
      )
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"enum\" in a field",
      hint: #"write { "type": { "enum": ["on"] } }"#,
      types(#""T": { "fields": { "state": { "type": "string", ⟦"enum"⟧: ["on"] } } }"#)
    ),
    RuleCase(
      .unknownType,
      "unknown type \"array\"",
      hint: "the type of its elements in brackets",
      types(#""T": { "fields": { "rows": "⟦array⟧" } }"#)
    ),
    RuleCase(
      .invalidName,
      "\"title?\" is not a valid Swift name",
      hint: #"write "?" after the type: "title": "string?""#,
      types(#""T": { "fields": { ⟦"title?"⟧: "string" } }"#)
    ),
    RuleCase(
      .invalidValue,
      "\"state\": expected one type definition in the array, found 2",
      hint: #"write "string?""#,
      types(#""T": { "fields": { "state": ⟦[⟧"string", "null"] } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"items\" in a field",
      hint: "in brackets",
      types(#""T": { "fields": { "rows": { "type": "[int]", ⟦"items"⟧: "int" } } }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"format\" in a field",
      hint: "write \"day\"",
      types(#""T": { "fields": { "day": { "type": "string", ⟦"format"⟧: "date" } } }"#)
    ),
    RuleCase(
      .withoutEffect,
      "\"nullable\" has no effect",
      hint: "remove it: the \"?\" of the type reads null as nil",
      types(#""T": { "fields": { "day": { "type": "string?", "nullable": ⟦true⟧ } } }"#)
    ),
    RuleCase(
      .statusOutOfRange,
      "expected a status from 200 to 399, found 404",
      hint: "put it under \"errors\"",
      endpoint(#""response": { "200": "int", ⟦"404"⟧: "string" }"#)
    ),
    RuleCase(
      .invalidValue,
      "expected a status such as \"200\", found \"default\"",
      hint: "put it under \"errors\"",
      endpoint(#""response": { "200": "int", ⟦"default"⟧: "string" }"#)
    ),
    RuleCase(
      .wrongType,
      "\"errors\": expected an object, found an array",
      hint: #"write each error with its status as the key: { "404": "Problem" }"#,
      endpoint(#""errors": ⟦[⟧"Problem"]"#)
    ),
    RuleCase(
      .wrongType,
      "\"errors\": expected an object, found an array",
      hint: "with its status as the key",
      storeSpec(#""errors": ⟦[⟧{ "status": 404 }]"#)
    ),
  ]

  private static let words = [
    RuleCase(
      .invalidValue,
      "found \"urlencoded\"",
      hint: "write \"form\"",
      endpoint(
        #""method": "POST", "body": { "fields": { "a": "int" }, "encoding": ⟦"urlencoded"⟧ }"#
      )
    )
  ]

  private static let texts = [
    RuleCase(
      .malformedJSON,
      "a comma before \"}\"",
      hint: "delete the comma",
      "{ \"api\": \"Store\"⟦,⟧ }"
    ),
    RuleCase(.malformedJSON, "a comma before \"]\"", "{ \"a\": [1⟦,⟧\n ] }"),
    RuleCase(
      .malformedJSON,
      "a comment, which JSON does not allow",
      hint: "\"x-note\"",
      "{\n  ⟦//⟧ The store.\n  \"api\": \"Store\" }"
    ),
    RuleCase(.malformedJSON, "a comment", "{ \"api\": \"Store\" ⟦/*⟧ the store */ }"),
    RuleCase(.malformedJSON, "a typographic quote, “", "{ ⟦“⟧api”: \"Store\" }"),
    RuleCase(.malformedJSON, "a single quote", "{ ⟦'⟧api': \"Store\" }"),
    RuleCase(
      .malformedJSON,
      "an unresolved merge conflict",
      "{\n⟦<<<<<<<⟧ HEAD\n  \"api\": \"Store\"\n=======\n>>>>>>> main\n}"
    ),
    RuleCase(.malformedJSON, "an unresolved merge conflict", "{\n  \"api\": \"A\"\n⟦=======⟧\n}"),
  ]

  private static let documents = [
    RuleCase(
      .unknownKey,
      "this is an OpenAPI document, not a spec",
      hint: "endpoints import openapi",
      "{ ⟦\"openapi\"⟧: \"3.1.0\", \"info\": {}, \"paths\": {} }"
    ),
    RuleCase(.unknownKey, "this is an OpenAPI document", "{ ⟦\"swagger\"⟧: \"2.0\" }"),
    RuleCase(
      .malformedJSON,
      "an OpenAPI document in YAML",
      hint: "rename it to end in .yaml",
      "⟦openapi⟧: 3.1.0\ninfo: {}\n"
    ),
    RuleCase(
      .unknownKey,
      "this is an OpenAPI document",
      "%YAML 1.2\n---\n⟦openapi⟧: 3.1.0\ninfo: {}\n"
    ),
    RuleCase(
      .malformedYAML,
      "no \":\" after the key \"servers\"",
      hint: "write \"servers:\"",
      "%YAML 1.2\n---\napi: Store\n⟦servers⟧\n  production: https://api.store.test\nendpoints: {}\n"
    ),
    RuleCase(
      .differsInOldYAML,
      "on is a string in YAML 1.2",
      """
      %YAML 1.2
      ---
      api: Store
      summary: ⟦on⟧
      servers: { production: 'https://example.com' }
      endpoints:
        list: { path: /list }
      """
    ),
  ]
}
