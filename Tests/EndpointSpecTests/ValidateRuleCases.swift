/// Problems that validation reports in a linked model.
enum ValidateRuleCases {
  static let all =
    examples + defaults + recursion + unions + uses + errors + arguments + places + keys
    + outsideJSON + pagination + events

  private static let card = """
    "Card": { "fields": { "suit": { "type": { "enum": ["CLUBS"], "closed": true } },
      "image": "url?", "rank": { "type": "int", "default": 1 } } }
    """

  private static func example(_ body: String) -> String {
    endpoint(
      """
      "parameters": { "count": "int", "tag": "string?" }, "response": "[Card]",
      "examples": { "one": { \(body) } }
      """,
      types: card
    )
  }

  /// An endpoint with a parameter `a` in its path, and the parameter's keys.
  private static func path(_ path: String, _ keys: String) -> String {
    """
    { "api": "Api", "servers": { "production": "https://example.com" },
      "endpoints": { "Things.list": { "path": "\(path)", "parameters": { ⟦"a"⟧: { \(keys) } } } } }
    """
  }

  private static let examples = [
    RuleCase(
      .exampleMismatch,
      "[0].suit: expected one of \"CLUBS\", found \"HEARTS\"",
      example("\"response\": [{ \"suit\": ⟦\"HEARTS\"⟧ }]")
    ),
    RuleCase(
      .exampleMismatch,
      "[1]: missing key \"suit\" (a string)",
      hint: "add it, or make its type optional",
      example("\"response\": [{ \"suit\": \"CLUBS\" }, ⟦{⟧ }]")
    ),
    RuleCase(
      .exampleMismatch,
      "[0]: missing key \"suit\", found \"siut\"",
      hint: "did you mean \"suit\"?",
      example("\"response\": [{ ⟦\"siut\"⟧: \"CLUBS\" }]")
    ),
    RuleCase(
      .misspelledKey,
      "[0]: unknown key \"rnk\"",
      hint: "did you mean \"rank\"?",
      example("\"response\": [{ \"suit\": \"CLUBS\", ⟦\"rnk\"⟧: 1 }]")
    ),
    RuleCase(
      .exampleMismatch,
      "[0].rank: expected an integer, found 1.5",
      example("\"response\": [{ \"suit\": \"CLUBS\", \"rank\": ⟦1.5⟧ }]")
    ),
    RuleCase(
      .exampleMismatch,
      "expected an array, found an object",
      example("\"response\": ⟦{⟧}")
    ),
    RuleCase(
      .exampleMismatch,
      "count: expected an integer, found \"2\"",
      example("\"arguments\": { \"count\": ⟦\"2\"⟧ }, \"response\": []")
    ),
    RuleCase(
      .exampleMismatch,
      "\"list\" has no argument \"cuont\"",
      hint: "did you mean \"count\"?",
      example("\"arguments\": { \"count\": 1, ⟦\"cuont\"⟧: 2 }, \"response\": []")
    ),
    RuleCase(
      .exampleMismatch,
      "the argument \"count\" is missing",
      example("\"arguments\": { ⟦\"tag\"⟧: \"x\" }, \"response\": []")
    ),
    RuleCase(
      .exampleMismatch,
      "does not declare the status 404",
      example("\"status\": ⟦404⟧, \"response\": []")
    ),
    RuleCase(
      .exampleMismatch,
      "the body is that of \"limit\", but with the status 403 it is the failure \"denied\"",
      hint: "write \"status\": 429, or add the condition to \"403\"",
      endpoint(
        """
        "errors": { "429": [{ "case": "limit", "when": { "code": 7 } }, "busy"], "403": "denied" },
        "examples": { "one": { "status": ⟦403⟧, "response": { "code": 7 } },
          "two": { "status": 429, "response": { "code": 7 } }, "three": { "status": 403, "response": { "code": 8 } } }
        """
      )
    ),
    RuleCase(
      .exampleMismatch,
      "missing key \"data\" (an integer)",
      endpoint(
        "\"response\": { \"type\": \"int\", \"at\": \"data\" }, \"examples\": { \"one\": { \"response\": ⟦{⟧ } } }"
      )
    ),
    RuleCase(
      .exampleMismatch,
      "message: expected a string, found 5",
      endpoint(
        """
        "errors": { "404": { "case": "gone", "type": "Problem" } },
        "examples": { "one": { "status": 404, "response": { "message": ⟦5⟧ } } }
        """,
        types: "\"Problem\": { \"fields\": { \"message\": \"string\" } }"
      )
    ),
    RuleCase(
      .exampleMismatch,
      "expected a day",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"day\", \"example\": ⟦\"2023-02-29\"⟧ } } }"
      )
    ),
  ]

  private static let defaults = [
    RuleCase(
      .defaultMismatch,
      "expected an integer, found \"1\"",
      endpoint("\"parameters\": { \"page\": { \"type\": \"int\", \"default\": ⟦\"1\"⟧ } }")
    ),
    RuleCase(
      .defaultMismatch,
      "expected an \"int\" of 32 bits, as some watches have, found 2147483648",
      endpoint("\"parameters\": { \"page\": { \"type\": \"int\", \"default\": ⟦2147483648⟧ } }")
    ),
    RuleCase(
      .defaultMismatch,
      "[1].id: expected an \"int\" of 32 bits, as some watches have, found -2147483649",
      types(
        """
        "T": { "fields": { "a": { "type": "[U]", "default": [{ "id": 1 }, { "id": ⟦-2147483649⟧ }] } } },
        "U": { "fields": { "id": "ID" } },
        "ID": { "identifier": "int" }
        """
      )
    ),
    RuleCase(
      .defaultMismatch,
      "expected an integer, found null",
      types("\"T\": { \"fields\": { \"a\": { \"type\": \"int?\", \"default\": ⟦null⟧ } } }")
    ),
    RuleCase(
      .defaultMismatch,
      "expected 1 or 0, found true",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"bool\", \"wire\": \"number\", \"default\": ⟦true⟧ } } }"
      )
    ),
    RuleCase(
      .defaultMismatch,
      "expected one of \"a\", \"b\", found \"c\"",
      types(
        """
        "T": { "fields": { "e": { "type": "E", "default": ⟦"c"⟧ } } },
        "E": { "enum": ["a", "b"], "closed": true }
        """
      )
    ),
    RuleCase(
      .defaultMismatch,
      "expected a type that the spec defines, found the external type \"Money\"",
      types(
        """
        "T": { "fields": { "price": { "type": "[Money]", "default": [⟦"1 EUR"⟧] } } },
        "Money": { "external": "Money", "module": "MoneyKit", "wire": "string" }
        """
      )
    ),
    RuleCase(
      .defaultMismatch,
      "expected an integer, found true",
      endpoint("\"parameters\": { \"page\": { \"type\": \"int\", \"serverDefault\": ⟦true⟧ } }")
    ),
  ]

  private static let recursion = [
    RuleCase(
      .impossibleRecursion,
      "\"T\" always contains another \"T\": T.next",
      hint: "make \"next\" optional or an array",
      types("⟦\"T\"⟧: { \"fields\": { \"next\": \"T\" } }")
    ),
    RuleCase(
      .impossibleRecursion,
      "\"T\" always contains another \"T\": T.u → U.t",
      types(
        """
        ⟦"T"⟧: { "fields": { "u": "U", "v": "V?" } }, "U": { "fields": { "t": "T" } },
        "V": { "fields": { "t": "[T]" } }
        """
      )
    ),
    RuleCase(
      .impossibleRecursion,
      "\"T\" always contains another \"T\": T.whole",
      types("⟦\"T\"⟧: { \"fields\": { \"whole\": { \"type\": \"T?\", \"at\": \".\" } } }")
    ),
  ]

  private static let texts = """
    "N": { "identifier": "string" }, "M": { "identifier": "string" },
    "L": { "identifier": "string" }, "K": { "identifier": "string" }
    """

  private static let unions = [
    RuleCase(
      .ambiguousUnion,
      "\"b\" is never chosen: \"a\" accepts its values",
      hint: "put \"b\" first",
      types(
        """
        "T": { "union": { "a": "A", ⟦"b"⟧: "B" } }, "A": { "fields": { "x": "int", "y": "int?" } },
        "B": { "fields": { "x": "int" } }
        """
      )
    ),
    RuleCase(
      .ambiguousUnion,
      "\"id\" is never chosen",
      types("\"T\": { \"union\": { \"text\": \"string\", ⟦\"id\"⟧: \"N\" } }, " + texts)
    ),
    RuleCase(
      .ambiguousUnion,
      "\"b\" and \"c\" are never chosen: \"a\" accepts their values",
      hint: "put them first, or add \"by\" to distinguish them",
      types(
        "\"T\": { \"union\": { \"a\": \"string\", ⟦\"b\"⟧: \"N\", \"n\": \"int\", \"c\": \"M\" } }, "
          + texts
      )
    ),
    RuleCase(
      .ambiguousUnion,
      "\"b\", \"c\", \"d\" and 1 more are never chosen: \"a\" accepts their values",
      types(
        """
        "T": { "union": { "a": "string", ⟦"b"⟧: "N", "c": "M", "d": "L", "e": "K" } },
        """ + texts
      )
    ),
    RuleCase(
      .ambiguousUnion,
      "2 members are never chosen: \"a\" accepts the values of \"b\", \"n\" those of \"m\"",
      types(
        "\"T\": { \"union\": { \"a\": \"string\", \"n\": \"int\", ⟦\"b\"⟧: \"N\", \"m\": \"int32\" } }, "
          + texts
      )
    ),
    RuleCase(
      .ambiguousUnion,
      """
      5 members are never chosen: "n" accepts the values of "m", "a" those of "b" and "c", and 2 more
      """,
      types(
        """
        "T": { "union": { "a": "string", "n": "int", ⟦"m"⟧: "int32", "b": "N", "c": "M", "d": "L", "e": "K" } },
        """ + texts
      )
    ),
    RuleCase(
      .duplicateValue,
      "\"T\" has the value \"a\" twice",
      types("\"T\": { \"enum\": { \"one\": \"a\", ⟦\"two\"⟧: \"a\" } }")
    ),
    RuleCase(
      .duplicateValue,
      "\"T\" has the value \"a\" twice",
      types("\"T\": { \"enum\": [\"a\", ⟦\"a\"⟧] }")
    ),
  ]

  private static let uses = [
    RuleCase(
      .unusedScheme,
      "no endpoint uses the scheme \"key\": requests are sent without credentials",
      endpoint("\"response\": \"int\"", more: "\"authentication\": { ⟦\"key\"⟧: \"bearer\" }")
    ),
    RuleCase(
      .unusedType,
      "no endpoint uses the type \"U\"",
      types("\"T\": { \"enum\": [\"a\"] }, ⟦\"U\"⟧: { \"enum\": [\"a\"] }")
    ),
    RuleCase(
      .deprecatedUse,
      "\"T.u\" uses the deprecated type \"U\"",
      types(
        "\"T\": { \"fields\": { ⟦\"u\"⟧: \"U\" } }, \"U\": { \"enum\": [\"a\"], \"deprecated\": true }"
      )
    ),
    RuleCase(
      .deprecatedUse,
      "\"list\" uses the deprecated type \"U\"",
      storeSpec(
        types: "\"U\": { \"enum\": [\"a\"], \"deprecated\": true }",
        endpoints: "⟦\"list\"⟧: { \"path\": \"/\", \"response\": \"[U]\" }"
      )
    ),
    RuleCase(
      .bodyNotExpected,
      "a body in a GET request",
      endpoint("\"body\": ⟦\"int\"⟧")
    ),
  ]

  private static let errors = [
    RuleCase(
      .unreachableErrorRule,
      "\"default\" is never used",
      storeSpec(
        "\"errors\": { \"3xx\": \"a\", \"4xx\": \"b\", \"5xx\": \"c\", ⟦\"default\"⟧: \"d\" }"
      )
    ),
    RuleCase(
      .unreachableErrorRule,
      "\"1xx\" is never used",
      storeSpec("\"errors\": { ⟦\"1xx\"⟧: \"a\" }")
    ),
    RuleCase(
      .hiddenErrorRule,
      "\"worse\" is never used: the rule of \"bad\" comes first and has the same condition",
      storeSpec(
        """
        "errors": { "bad": { "when": { "code": 3, "ok": false } },
          ⟦"worse"⟧: { "when": { "ok": false, "code": 3 } } }
        """
      )
    ),
    RuleCase(
      .hiddenErrorRule,
      "\"worse\" is never used: the rule of \"bad\" comes first",
      storeSpec("\"errors\": { \"403\": [\"bad\", ⟦\"worse\"⟧] }")
    ),
  ]

  private static let arguments = [
    RuleCase(
      .requiredAfterDefault,
      "follows \"a\", which is optional",
      hint: "\"label\"",
      endpoint(
        """
        "parameters": { "a": { "type": "int?", "label": "_" }, "b": "int?",
          ⟦"c"⟧: { "type": "int", "label": "_" } }
        """
      )
    )
  ]

  private static func body(_ body: String, types: String = "") -> String {
    endpoint("\"method\": \"POST\", \"body\": \(body)", types: types)
  }

  private static let outsideJSON = [
    RuleCase(
      .conflictingKeys,
      "so \"secret\" has no effect",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"[string: int]\", \"at\": ⟦\".\"⟧, \"secret\": true } } }"
      )
    ),
    RuleCase(
      .misplacedKey,
      "\"at\" requires JSON, but the body is \"form\"",
      body(
        "{ \"encoding\": \"form\", \"fields\": { \"a\": { \"type\": \"string\", \"at\": ⟦\"x.y\"⟧ } } }"
      )
    ),
    RuleCase(
      .misplacedKey,
      "\"at\" requires JSON, but the body is \"multipart\"",
      body(
        "{ \"encoding\": \"multipart\", \"type\": \"T\" }",
        types: "\"T\": { \"fields\": { \"a\": { \"type\": \"string\", \"at\": ⟦\"x.y\"⟧ } } }"
      )
    ),
    RuleCase(
      .conflictingKeys,
      "cannot be null",
      body(
        "{ \"encoding\": \"multipart\", \"type\": \"T\" }",
        types: "\"T\": { \"fields\": { ⟦\"a\"⟧: { \"type\": \"string?\", \"nullable\": true } } }"
      )
    ),
    RuleCase(
      .notSendable,
      "cannot have \"additional\" fields",
      body(
        "⟦{⟧ \"encoding\": \"multipart\", \"type\": \"T\" }",
        types: "\"T\": { \"fields\": { \"a\": \"string\" }, \"additional\": \"string\" }"
      )
    ),
    RuleCase(
      .misplacedType,
      "a body with the encoding \"text\" must be a scalar",
      body("⟦{⟧ \"encoding\": \"text\", \"type\": \"data\" }")
    ),
    RuleCase(
      .misplacedType,
      "a response with the encoding \"text\" must be \"string\"",
      endpoint("\"response\": ⟦{⟧ \"encoding\": \"text\", \"type\": \"int\" }")
    ),
    RuleCase(
      .misplacedType,
      "a response with the encoding \"binary\" must be \"data\"",
      endpoint("\"response\": ⟦{⟧ \"encoding\": \"binary\", \"type\": \"string\" }")
    ),
    RuleCase(
      .misplacedType,
      "a response with the encoding \"binary\" must be \"data\"",
      hint: "an empty body is an empty value",
      endpoint("\"response\": ⟦\"data?\"⟧")
    ),
    RuleCase(
      .misplacedKey,
      "but the response is \"text\"",
      endpoint("\"response\": ⟦{⟧ \"encoding\": \"text\", \"type\": \"string\", \"at\": \"a\" }")
    ),
    RuleCase(
      .misplacedType,
      "a date with this format",
      endpoint("\"errors\": { ⟦\"408\"⟧: { \"case\": \"late\", \"type\": \"[date(unix)]\" } }")
    ),
    RuleCase(
      .misplacedType,
      "\"void\" is only allowed as a response or an event without a payload",
      endpoint("\"errors\": { ⟦\"408\"⟧: { \"case\": \"late\", \"type\": \"void\" } }")
    ),
    RuleCase(
      .invalidName,
      "\"My Header\" is not a valid header name",
      endpoint(
        "\"parameters\": { ⟦\"mine\"⟧: { \"type\": \"string\", \"in\": \"header\", \"name\": \"My Header\" } }"
      )
    ),
    RuleCase(
      .unknownServer,
      "unknown host \"up\"",
      """
      { "api": "Store",
      "servers": {
        "production": { "url": "https://a.example", "hosts": { "up": "https://u.example" } },
        "test": "https://t.example"
      },
      "endpoints": { "list": { "path": "/", "server": "test", "host": ⟦"up"⟧ } } }
      """
    ),
  ]

  private static let places = [
    RuleCase(
      .misplacedType,
      "\"void\" is only allowed as a response or an event without a payload",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: \"void\" } }")
    ),
    RuleCase(
      .misplacedType,
      "a \"file\" is only allowed as a part of a multipart body",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: \"file\" } }")
    ),
    RuleCase(
      .misplacedType,
      "a \"file\" is only allowed as a part of a multipart body",
      endpoint("\"method\": \"POST\", \"body\": { \"fields\": { ⟦\"a\"⟧: \"file\" } }")
    ),
    RuleCase(
      .misplacedType,
      "only a scalar or an array of scalars can be sent in the path",
      storeSpec(
        endpoints:
          "\"list\": { \"path\": \"/{a}\", \"parameters\": { ⟦\"a\"⟧: \"[string: int]\" } }"
      )
    ),
    RuleCase(
      .misplacedType,
      "only a scalar or an array of scalars can be sent in the path",
      storeSpec(
        types: "\"Money\": { \"external\": \"Money\", \"module\": \"MoneyKit\" }",
        endpoints: "\"list\": { \"path\": \"/{a}\", \"parameters\": { ⟦\"a\"⟧: \"Money\" } }"
      )
    ),
    RuleCase(
      .misplacedType,
      "a path parameter cannot be optional",
      storeSpec(
        endpoints: "\"list\": { \"path\": \"/{a}\", \"parameters\": { ⟦\"a\"⟧: \"int?\" } }"
      )
    ),
    RuleCase(
      .misplacedType,
      "only a scalar or an array of scalars can be sent in a header",
      endpoint("\"parameters\": { ⟦\"a\"⟧: { \"type\": \"json\", \"in\": \"header\" } }")
    ),
    RuleCase(
      .misplacedType,
      "a body with the encoding \"text\" must be a scalar",
      endpoint("\"method\": \"POST\", \"body\": ⟦{⟧ \"type\": \"[int]\", \"encoding\": \"text\" }")
    ),
    RuleCase(
      .misplacedType,
      "a part of a multipart body must be a scalar, a file",
      hint: "\"json\"",
      endpoint(
        "\"method\": \"POST\", \"body\": { \"fields\": { ⟦\"a\"⟧: \"[[int]]\" }, \"encoding\": \"multipart\" }"
      )
    ),
    RuleCase(
      .notSendable,
      "\"items[0]\" can be read, but not written",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"int\", \"at\": ⟦\"items[0]\"⟧ } } }",
        body: "T"
      )
    ),
    RuleCase(
      .notSendable,
      "\"b\" and \"a\" would be written at the same place",
      types(
        """
        "T": { "fields": { "a": "int", "b": { "type": "int", "at": ⟦"a.b"⟧ } } }
        """,
        body: "T"
      )
    ),
    RuleCase(
      .notSendable,
      "\"b\" and \"a\" would be written at the same place",
      types(
        """
        "T": { "fields": { "a": { "type": "int", "at": "c.d" }, "b": { "type": "int", "at": ⟦"c"⟧ } } }
        """,
        body: "T"
      )
    ),
    RuleCase(
      .notSendable,
      "only an object can be written at \".\"",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"[int]\", \"at\": ⟦\".\"⟧ } } }",
        body: "T"
      )
    ),
  ]

  private static let keys = [
    RuleCase(
      .misplacedKey,
      "\"wire\": \"number\" requires a \"bool\"",
      types("\"T\": { \"fields\": { \"a\": { \"type\": \"string\", \"wire\": ⟦\"number\"⟧ } } }")
    ),
    RuleCase(
      .misplacedKey,
      "\"lossy\" requires an array",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: { \"type\": \"int\", \"lossy\": true } } }")
    ),
    RuleCase(
      .misplacedKey,
      "\"lenient\" requires a date, day, URL, UUID or base64 string, found \"string?\"",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: { \"type\": \"string?\", \"lenient\": true } } }")
    ),
    RuleCase(
      .misplacedKey,
      "\"lenient\" requires an optional field: a value that cannot be read is nil",
      hint: "write \"url?\", or remove \"lenient\"",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: { \"type\": \"url\", \"lenient\": true } } }")
    ),
    RuleCase(
      .misplacedKey,
      "only a \"string\" can be \"userFacing\"",
      types("\"T\": { \"fields\": { ⟦\"a\"⟧: { \"type\": \"int\", \"userFacing\": true } } }")
    ),
    RuleCase(
      .misplacedKey,
      "\"allowEmpty\" is for a parameter in the path",
      hint: "remove it: an empty text in a query is sent",
      endpoint("\"parameters\": { ⟦\"a\"⟧: { \"type\": \"string\", \"allowEmpty\": true } }")
    ),
    RuleCase(
      .misplacedKey,
      "\"allowEmpty\" requires a string, found \"int\"",
      path("/a/{a}", "\"type\": \"int\", \"allowEmpty\": true")
    ),
    RuleCase(
      .misplacedKey,
      "only a value at the end of a path may be empty",
      hint: "remove \"allowEmpty\", and declare a second endpoint without the parameter",
      path("/a/{a}/b", "\"type\": \"string\", \"allowEmpty\": true")
    ),
    RuleCase(
      .misplacedKey,
      "the style \"comma\" is for arrays",
      endpoint("\"parameters\": { \"a\": { \"type\": \"int\", \"style\": ⟦\"comma\"⟧ } }")
    ),
    RuleCase(
      .misplacedKey,
      "a style is only for the query and forms",
      endpoint(
        "\"parameters\": { \"a\": { \"type\": \"[int]\", \"in\": \"header\", \"style\": ⟦\"comma\"⟧ } }"
      )
    ),
    RuleCase(
      .misplacedKey,
      "only a part of a multipart body has its own \"encoding\"",
      endpoint(
        "\"method\": \"POST\", \"body\": { \"fields\": { \"a\": { \"type\": \"int\", \"encoding\": ⟦\"json\"⟧ } } }"
      )
    ),
    RuleCase(
      .conflictingKeys,
      "\"nullable\" is only for requests",
      types(
        "\"T\": { \"fields\": { \"a\": { \"type\": \"int\", \"nullable\": true, \"only\": ⟦\"response\"⟧ } } }",
        body: "T"
      )
    ),
    RuleCase(
      .conflictingKeys,
      "a constant is sent, never read",
      types(
        "\"T\": { \"fields\": { \"a\": { \"constant\": 1, \"only\": ⟦\"response\"⟧ } } }",
        body: "T"
      )
    ),
    RuleCase(
      .conflictingKeys,
      "\"T\" has two \"userFacing\" fields",
      types(
        """
        "T": { "fields": { "a": { "type": "string", "userFacing": true },
          ⟦"b"⟧: { "type": "string", "userFacing": true } } }
        """
      )
    ),
  ]

  private static func streamed(_ stream: String, events: String = "\"a\": \"int\"") -> String {
    endpoint(
      "\"response\": \(stream)",
      types: "\"Change\": { \"events\": { \(events) } }, \"T\": { \"alias\": \"Change\" }"
    )
  }

  static let events = [
    RuleCase(
      .misplacedType,
      "only server-sent events have names, and this stream has the format \"lines\"",
      hint: "write \"format\": \"sse\", or use a union with \"by\"",
      streamed("⟦{⟧ \"stream\": \"T\", \"format\": \"lines\" }")
    ),
    RuleCase(
      .misplacedType,
      "each element of the stream is one event",
      streamed("⟦{⟧ \"stream\": \"[T]\", \"format\": \"sse\" }")
    ),
    RuleCase(
      .misplacedType,
      "events can only be the elements of a stream",
      hint: "write \"stream\": \"T\"",
      streamed("⟦\"[T]\"⟧")
    ),
    RuleCase(
      .misplacedType,
      "\"void\" is only allowed as a response or an event without a payload",
      streamed(
        "{ \"stream\": \"T\", \"format\": \"sse\" }",
        events: "⟦\"a\"⟧: \"[void]\""
      )
    ),
    RuleCase(
      .invalidValue,
      "only a stream with the format \"sse\" can reconnect",
      endpoint(
        "\"response\": { \"stream\": \"int\", \"format\": \"sequence\", \"reconnect\": ⟦true⟧ }"
      )
    ),
    RuleCase(
      .invalidValue,
      "\"json-seq\"",
      hint: "\"sequence\"",
      endpoint("\"response\": { \"stream\": \"int\", \"format\": ⟦\"json-seq\"⟧ }")
    ),
    RuleCase(
      .reservedName,
      "an open union already has a case \"unknown\"",
      hint: "unknownEvent",
      streamed(
        "{ \"stream\": \"T\", \"format\": \"sse\" }",
        events: "⟦\"unknown\"⟧: \"int\""
      )
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"typ\" in an event",
      hint: "did you mean \"type\"?",
      streamed(
        "{ \"stream\": \"T\", \"format\": \"sse\" }",
        events: "\"a\": { \"type\": \"int\", ⟦\"typ\"⟧: \"int\" }"
      )
    ),
    RuleCase(
      .exampleMismatch,
      "",
      endpoint(
        """
        "response": { "stream": "Change", "format": "sse" },
        "examples": { "a": { "response": [{ "event": "b", "data": ⟦"7"⟧ }] } }
        """,
        types: "\"Change\": { \"events\": { \"b\": \"int\" } }"
      )
    ),
  ]

  private static func paged(_ keys: String) -> String {
    endpoint(
      "\"parameters\": { \"offset\": \"int\", \"limit\": \"int\", \"after\": \"string?\" }, \"response\": \"T\", \"pagination\": { \(keys) }",
      types: """
        "T": { "fields": { "items": "[int]", "has_more": "bool", "count": "int", "next": "string?",
          "cursor": { "type": "string", "at": "meta.cursor" } } }
        """
    )
  }

  /// An endpoint whose body has fields that may select a page.
  private static func pagedByBody(_ keys: String, encoding: String = "json") -> String {
    endpoint(
      """
      "method": "POST", "parameters": { "q": "string?" }, "response": "T", "pagination": { \(keys) },
        "body": { "encoding": "\(encoding)", "fields": { "page": "int?", "after": "string?", "kind": { "constant": "x" },
          "text": { "type": "int?", "wire": "string" }\(encoding == "json" ? ", \"paging\": \"Paging?\"" : "") } }
      """,
      types: """
        "Paging": { "fields": { "skip": "int?", "size": "int?" } },
        "T": { "fields": { "items": "[int]", "next": "string?", "list": "[string]?" } }
        """
    )
  }

  private static let pagination = [
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter \"page\"",
      hint: "add it",
      paged("\"style\": ⟦\"page\"⟧, \"items\": \"items\"")
    ),
    RuleCase(
      .invalidPagination,
      "the response has no \"has_mor\"",
      hint: "\"has_more\"",
      paged(
        "\"style\": \"page\", \"parameter\": \"offset\", \"items\": \"items\", \"more\": ⟦\"has_mor\"⟧"
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"count\" is not a \"bool\"",
      hint: "if it is the number of pages, write \"pages\"",
      paged(
        "\"style\": \"page\", \"parameter\": \"offset\", \"items\": \"items\", \"more\": ⟦\"count\"⟧"
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"items\" is not a \"bool\"",
      paged(
        "\"style\": \"page\", \"parameter\": \"offset\", \"items\": \"items\", \"more\": ⟦\"items\"⟧"
      )
    ),
    RuleCase(
      .invalidPagination,
      "the parameter \"after\" is not an integer",
      paged(
        "\"style\": \"offset\", \"parameter\": ⟦\"after\"⟧, \"limit\": \"limit\", \"items\": \"items\""
      )
    ),
    RuleCase(
      .invalidPagination,
      "the response has no \"nxt\"",
      hint: "\"next\"",
      paged(
        "\"style\": \"cursor\", \"parameter\": \"after\", \"items\": \"items\", \"next\": ⟦\"nxt\"⟧"
      )
    ),
    RuleCase(
      .invalidPagination,
      "the response has no \"items\"",
      hint: "the type is that of the array: write { \"type\": …, \"at\": \"items\" }",
      storeSpec(
        types: #""Item": { "fields": { "id": "int" } }"#,
        endpoints: #"""
          "list": {
            "path": "/items", "response": "[Item]",
            "pagination": { "style": "page", "items": ⟦"items"⟧ }, "parameters": { "page": "int?" }
          }
          """#
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter or body field \"pgae\"",
      hint: "did you mean \"page\"?",
      pagedByBody(#""style": "page", "parameter": ⟦"pgae"⟧, "items": "items""#)
    ),
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter or body field \"paging.skp\"",
      hint: "did you mean \"paging.skip\"?",
      pagedByBody(
        #""style": "offset", "parameter": ⟦"paging.skp"⟧, "limit": "paging.size", "items": "items""#
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter or body field \"size\"",
      hint: "did you mean \"paging.size\"?",
      pagedByBody(
        #""style": "offset", "parameter": "paging.skip", "limit": ⟦"size"⟧, "items": "items""#
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter or body field \"$.paging.skip\"",
      hint: "write \"paging.skip\"",
      pagedByBody(
        #""style": "offset", "parameter": ⟦"$.paging.skip"⟧, "limit": "paging.size", "items": "items""#
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"list\" has no parameter or body field \"index\"",
      hint: "add it to \"parameters\" or to the body",
      pagedByBody(#""style": "page", "parameter": ⟦"index"⟧, "items": "items""#)
    ),
    RuleCase(
      .invalidPagination,
      "the field \"after\" is not an integer",
      hint: "give it the type \"int\", or choose the style \"cursor\"",
      pagedByBody(#""style": "page", "parameter": ⟦"after"⟧, "items": "items""#)
    ),
    RuleCase(
      .invalidPagination,
      "the field \"text\" is a string in the body, but pages are numbers",
      hint: "remove \"wire\" from the field",
      pagedByBody(#""style": "page", "parameter": ⟦"text"⟧, "items": "items""#)
    ),
    RuleCase(
      .invalidPagination,
      "\"kind\" is not an argument",
      hint: "name a parameter, or a field of a JSON body",
      pagedByBody(#""style": "cursor", "parameter": ⟦"kind"⟧, "next": "next", "items": "items""#)
    ),
    RuleCase(
      .invalidPagination,
      "\"page\" is a field of a body that is not JSON",
      hint: "give the body the encoding \"json\", or name a parameter",
      pagedByBody(
        #""style": "page", "parameter": ⟦"page"⟧, "items": "items""#,
        encoding: "form"
      )
    ),
    RuleCase(
      .invalidPagination,
      "\"page\" is both a parameter and a field of the body",
      hint: "only one of them can select the page: remove the other",
      endpoint(
        """
        "method": "POST", "parameters": { "page": "int?" }, "response": "[int]",
        "body": { "fields": { "page": { "type": "int?", "as": "other" } } },
        "pagination": { "style": "page", "parameter": ⟦"page"⟧ }
        """
      )
    ),
    RuleCase(
      .invalidPagination,
      "the field \"kind\" of the body is a constant",
      hint: "give it a type instead of \"constant\"",
      endpoint(
        """
        "method": "POST", "body": "Search", "response": "T",
        "pagination": { "style": "cursor", "parameter": ⟦"kind"⟧, "next": "next", "items": "items" }
        """,
        types: """
          "Search": { "fields": { "kind": { "constant": "x" }, "q": "string" } },
          "T": { "fields": { "items": "[int]", "next": "string?" } }
          """
      )
    ),
    RuleCase(
      .cursorMismatch,
      "the cursor \"list\" is \"[string]\", but the field of the body is \"string\"",
      hint: "give both the same type",
      pagedByBody(
        #""style": "cursor", "parameter": "after", "next": ⟦"list"⟧, "items": "items""#
      )
    ),
  ]
}
