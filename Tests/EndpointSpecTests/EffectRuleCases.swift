/// Declarations without an effect, or with an unintended one.
enum EffectRuleCases {
  static let all = keys + headers + parameters + unions + parts + errors + misspelt

  private static func field(_ keys: String) -> String {
    types(#""T": { "fields": { "a": { \#(keys) } } }"#, body: "T")
  }

  private static let keys = [
    RuleCase(
      .conflictingKeys,
      "a field with a \"default\" is never nil",
      field(#""type": "int", "nullable": true, "default": ⟦1⟧"#)
    ),
    RuleCase(
      .conflictingKeys,
      "so \"lossy\" has no effect",
      types(#""T": { "fields": { ⟦"a"⟧: { "constant": [1], "lossy": true } } }"#, body: "T")
    ),
    RuleCase(
      .conflictingKeys,
      "so \"lenient\" has no effect",
      types(#""T": { "fields": { ⟦"a"⟧: { "constant": "b", "lenient": true } } }"#, body: "T")
    ),
    RuleCase(
      .conflictingKeys,
      "\"lenient\" is only for responses",
      field(#""type": "url?", "lenient": true, "only": ⟦"request"⟧"#)
    ),
    RuleCase(
      .conflictingKeys,
      "so \"userFacing\" has no effect",
      types(
        #""T": { "fields": { ⟦"a"⟧: { "type": "string", "constant": "b", "userFacing": true } } }"#,
        body: "T"
      )
    ),
    RuleCase(
      .nameClash,
      "two included structs have \"additional\" keys of different types",
      types(
        """
        "T": { "include": ["A", ⟦"B"⟧], "fields": {} },
        "A": { "fields": {}, "additional": "int" }, "B": { "fields": {}, "additional": "string" }
        """
      )
    ),
    RuleCase(
      .invalidValue,
      "\"X Key\" is not a valid header name",
      endpoint(
        "\"authentication\": \"key\"",
        more: #""authentication": { "key": { "key": ⟦"X Key"⟧, "in": "header" } }"#
      )
    ),
  ]

  private static let headers = [
    RuleCase(
      .unknownKey,
      "unknown key \"default\" in a header",
      endpoint(
        #""response": { "type": "int", "headers": { "X-A": { "type": "int", ⟦"default"⟧: 1 } } }"#
      )
    ),
    RuleCase(
      .reservedName,
      "every response has a member \"status\" already",
      hint: "\"as\"",
      endpoint(#""response": { "type": "int", "headers": { ⟦"Status"⟧: "int" } }"#)
    ),
    RuleCase(
      .nameClash,
      "responses with the same type declare another header \"xA\"",
      storeSpec(
        types: #""Numbers": { "alias": "[Number]" }, "Number": { "alias": "int" }"#,
        endpoints: """
          "one": { "path": "/1", "response": { "type": "[int]", "headers": { "X-A": "int" } } },
          "two": { "path": "/2", "response": { "type": "Numbers", "headers": { ⟦"X-A"⟧: "string" } } }
          """
      )
    ),
    RuleCase(
      .misplacedType,
      "a header must be a scalar",
      endpoint(#""response": { "type": "int", "headers": { ⟦"X-A"⟧: "[date(unix)]" } }"#)
    ),
  ]

  private static let parameters = [
    RuleCase(
      .conflictingKeys,
      "only JSON distinguishes null from a missing value",
      endpoint(#""parameters": { ⟦"a"⟧: { "type": "int?", "nullable": true } }"#)
    ),
    RuleCase(
      .conflictingKeys,
      "only JSON distinguishes null from a missing value",
      endpoint(
        """
        "method": "POST",
        "body": { "encoding": "form", "fields": { ⟦"a"⟧: { "type": "int?", "nullable": true } } }
        """
      )
    ),
    RuleCase(
      .misplacedKey,
      "the receiver is not an argument: \"label\" has no effect",
      storeSpec(
        types: #""Deck": { "identifier": "string" }"#,
        endpoints: """
          "Deck.draw": { "path": "/decks/{id}",
            "parameters": { "id": { "type": "self", ⟦"label"⟧: "of" } } }
          """
      )
    ),
    RuleCase(
      .misplacedKey,
      "the fields are the arguments: \"as\" has no effect",
      endpoint(
        #""parameters": { "filter": { "type": "Filter", "spread": true, ⟦"as"⟧: "only" } }"#,
        types: #""Filter": { "fields": { "a": "int" } }"#
      )
    ),
  ]

  private static let unions = [
    RuleCase(
      .impossibleRecursion,
      "\"T\" would be read from the same JSON again: T.again → Again.all",
      types(
        """
        "T": { "union": { "one": "int", "again": "Again" } },
        "Again": { "fields": { ⟦"all"⟧: { "type": "T", "at": "." } } }
        """
      )
    ),
    RuleCase(
      .impossibleRecursion,
      "\"T\" would be read from the same JSON again: T.b → Same",
      types(#""T": { "union": { "a": "int", "b": "Same" } }, ⟦"Same"⟧: { "alias": "T" }"#)
    ),
  ]

  private static func part(_ type: String) -> String {
    endpoint(
      """
      "method": "POST", "body": { "encoding": "multipart", "fields": { \(type) } }
      """
    )
  }

  private static let parts = [
    RuleCase(.misplacedType, "a \"file\" is only allowed as a part", part("⟦\"a\"⟧: \"[[file]]\"")),
    RuleCase(.misplacedType, "or an array of these", part("⟦\"a\"⟧: \"[data]\"")),
    RuleCase(.misplacedType, "or an array of these", part("⟦\"a\"⟧: \"[int?]\"")),
    RuleCase(
      .misplacedKey,
      "a file is not JSON",
      part("\"a\": { \"type\": \"[file]\", \"encoding\": ⟦\"json\"⟧ }")
    ),
  ]

  private static let errors = [
    RuleCase(
      .unreachableErrorRule,
      "\"2xx\" is never used: a status from 200 to 299 is a success",
      endpoint(#""errors": { ⟦"2xx"⟧: "gone" }"#)
    ),
    RuleCase(
      .statusOutOfRange,
      "204 is a success of",
      hint: "add \"when\"",
      endpoint(#""errors": { ⟦"204"⟧: "gone" }"#)
    ),
    RuleCase(
      .statusOutOfRange,
      "202 is a success of",
      endpoint(
        #""response": { "200": "int", "202": "void" }, "errors": { "204": "gone", ⟦"202"⟧: "no" }"#
      )
    ),
  ]

  private static let misspelt = [
    RuleCase(
      .unknownKey,
      "unknown key \"steam\" in a response",
      hint: "did you mean \"stream\"?",
      endpoint(#""response": { ⟦"steam"⟧: "int" }"#)
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"feilds\" in a body",
      hint: "did you mean \"fields\"?",
      endpoint(#""method": "POST", "body": { ⟦"feilds"⟧: { "a": "int" } }"#)
    ),
  ]
}
