/// Problems that the loader reports in a document's own keys.
enum LoadRuleCases {
  static let all = syntax + keys + values + errors + files

  private static let syntax = [
    RuleCase(
      .malformedJSON,
      "no comma between two keys",
      "{ \"api\": \"Store\"⟦⟧ \"servers\": {} }"
    ),
    RuleCase(.malformedJSON, "no comma between two values", "{ \"a\": [1⟦⟧ \"b\"] }"),
    RuleCase(.malformedJSON, "no \":\" between", "{ \"api\"⟦⟧ \"Store\" }"),
    RuleCase(.malformedJSON, "does not have, tru", "{ \"api\": ⟦tru⟧ }"),
    RuleCase(.malformedJSON, "a key without quotes, api", "{ ⟦api⟧: \"Store\" }"),
    RuleCase(.malformedJSON, "U+00A0 looks like a space", "{ ⟦\u{A0}⟧\"api\": \"Store\" }"),
    RuleCase(.malformedJSON, "the file is empty", "⟦⟧ \n"),
    RuleCase(
      .malformedJSON,
      "\"b\" lies in \"a\", which is not closed",
      "{\n  \"endpoints\": {\n    \"a\": { \"path\": \"/a\",\n    ⟦\"b\"⟧: { \"path\": \"/b\" }\n  }\n}"
    ),
    RuleCase(.wrongType, "expected an object, found an array", "⟦[⟧]"),
  ]

  private static let keys = [
    RuleCase(
      .unknownKey,
      "unknown key \"sumary\" in an endpoint",
      hint: "did you mean \"summary\"?",
      endpoint("⟦\"sumary\"⟧: \"All.\"")
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"optional\" in a field",
      types("\"T\": { \"fields\": { \"a\": { \"type\": \"int\", ⟦\"optional\"⟧: true } } }")
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"oauth\" in an authentication scheme",
      hint: "\"oauth2\"",
      storeSpec("\"authentication\": { \"login\": { ⟦\"oauth\"⟧: { \"scopes\": {} } } }")
    ),
    RuleCase(
      .missingKey,
      "\"case\"",
      storeSpec("\"errors\": { \"410\": ⟦{⟧ \"when\": { \"code\": 1 } } }")
    ),
    RuleCase(
      .invalidValue,
      "a status needs a rule",
      storeSpec("\"errors\": { \"410\": ⟦[⟧] }")
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"verison\" in a spec",
      hint: "\"version\"",
      storeSpec("⟦\"verison\"⟧: \"1.0.0\"")
    ),
    RuleCase(
      .wrongType,
      "\"path\": expected a string, found a number",
      storeSpec(endpoints: "\"list\": { \"path\": ⟦12⟧ }")
    ),
    RuleCase(
      .wrongType,
      "\"list\": expected an object, found a string",
      storeSpec(endpoints: "\"list\": ⟦\"/list\"⟧")
    ),
    RuleCase(
      .wrongType,
      "expected true or false, found a string",
      types("\"T\": { \"enum\": [\"a\"], \"closed\": ⟦\"yes\"⟧ }")
    ),
    RuleCase(
      .wrongType,
      "expected an object, found a string",
      hint: "\"in\": \"query\"",
      storeSpec("\"defaults\": { \"parameters\": { \"site\": ⟦\"string\"⟧ } }")
    ),
    RuleCase(
      .missingKey,
      "missing key \"path\" in an endpoint",
      storeSpec(endpoints: "\"list\": ⟦{⟧ }")
    ),
    RuleCase(
      .missingKey,
      "missing key \"api\" in a spec",
      "⟦{⟧ \"servers\": { \"production\": \"https://example.com\" } }"
    ),
    RuleCase(
      .missingKey,
      "missing key \"in\" in a default parameter",
      storeSpec("\"defaults\": { \"parameters\": { \"site\": ⟦{⟧ \"type\": \"string\" } } }")
    ),
    RuleCase(
      .bidirectionalCharacter,
      "U+202E changes the direction of the text",
      endpoint("\"summary\": ⟦\"a\\u202Eb\"⟧, \"response\": \"int\"")
    ),
    RuleCase(
      .missingKey,
      "missing key \"response\" in an example",
      endpoint("\"examples\": { \"one\": ⟦{⟧ } }")
    ),
    RuleCase(
      .missingKey,
      "missing key \"next\" in a pagination of the style \"url\"",
      endpoint("\"response\": \"[int]\", \"pagination\": ⟦{⟧ \"style\": \"url\" }")
    ),
    RuleCase(
      .duplicateName,
      "\"path\" appears twice",
      hint: "rename",
      storeSpec(endpoints: "\"list\": { \"path\": \"/a\", ⟦\"path\"⟧: \"/b\" }")
    ),
    RuleCase(
      .duplicateName,
      "\"T\" appears twice",
      types("\"T\": { \"alias\": \"int\" }, ⟦\"T\"⟧: { \"alias\": \"string\" }")
    ),
    RuleCase(
      .conflictingKeys,
      "a type has either \"enum\" or \"fields\"",
      types("\"T\": { \"enum\": [\"a\"], ⟦\"fields\"⟧: {} }", response: "int")
    ),
    RuleCase(
      .conflictingKeys,
      "a tag without \"by\"",
      types("\"T\": { \"union\": { \"a\": { \"type\": \"int\", \"tag\": ⟦1⟧ } } }")
    ),
  ]

  private static let values = [
    RuleCase(
      .invalidValue,
      "\"cache\": expected \"default\", \"reload\" or \"only\", found \"relod\"",
      hint: "did you mean \"reload\"?",
      endpoint("\"cache\": ⟦\"relod\"⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected a method in uppercase, found \"get\"",
      hint: "\"GET\"",
      endpoint("\"method\": ⟦\"get\"⟧")
    ),
    RuleCase(
      .invalidValue,
      "a summary must be one line",
      endpoint("\"summary\": ⟦\"a\\nb\"⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected a semantic version",
      storeSpec("\"version\": ⟦\"1.0\"⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected a number above 0, found -1",
      endpoint("\"timeout\": ⟦-1⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected a number above 0, found 1e999",
      endpoint("\"timeout\": ⟦1e999⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected a day such as \"2027-03-01\", found \"2027-02-30\"",
      endpoint("\"deprecated\": { \"sunset\": ⟦\"2027-02-30\"⟧ }")
    ),
    RuleCase(
      .invalidValue,
      "\"X Y\" is not a valid header name",
      endpoint("\"headers\": { ⟦\"X Y\"⟧: \"1\" }")
    ),
    RuleCase(
      .invalidValue,
      "a control character",
      endpoint("\"description\": ⟦\"a\\u0000b\"⟧")
    ),
    RuleCase(
      .invalidValue,
      "expected one scheme in the object",
      hint: "if a request needs all",
      endpoint("\"authentication\": ⟦{⟧ \"a\": [], \"b\": [] }")
    ),
    RuleCase(
      .invalidURL,
      "\"example.com/api\" is not a valid server URL",
      hint: "https://",
      "{ \"api\": \"Store\", \"servers\": { \"production\": \"⟦example.com/api⟧\" } }"
    ),
    RuleCase(
      .invalidURL,
      "\" \" is not allowed in the host of a URL",
      "{ \"api\": \"Store\", \"servers\": { \"production\": \"https://exa⟦ ⟧mple.com\" } }"
    ),
    RuleCase(
      .invalidURL,
      "the variable \"regoin\" is not in \"variables\"",
      hint: "did you mean \"region\"?",
      """
      { "api": "Store", "servers": { "production": {
        "url": "https://⟦{regoin}⟧.example.com", "variables": { "region": { "default": "eu" } } } } }
      """
    ),
  ]

  private static let errors = [
    RuleCase(
      .statusOutOfRange,
      "expected a status from 100 to 599, found 999",
      storeSpec("\"errors\": { ⟦\"999\"⟧: \"odd\" }")
    ),
    RuleCase(
      .statusOutOfRange,
      "expected a class from \"1xx\" to \"5xx\", found \"9xx\"",
      storeSpec("\"errors\": { ⟦\"9xx\"⟧: \"odd\" }")
    ),
    RuleCase(
      .statusOutOfRange,
      "expected a status from 200 to 399, found 404",
      endpoint("\"response\": { \"200\": \"int\", ⟦\"404\"⟧: \"int\" }")
    ),
    RuleCase(
      .statusOutOfRange,
      "expected a status from 200 to 299, found 404",
      endpoint(#""response": { "type": "int", "status": [201, ⟦404⟧] }"#)
    ),
    RuleCase(
      .wrongType,
      "\"status\": expected a status such as 201, an array of statuses, or \"2xx\", found a string",
      hint: "write \"2xx\"",
      endpoint(#""response": { "type": "int", "status": ⟦"4xx"⟧ }"#)
    ),
    RuleCase(
      .invalidValue,
      "the key \"201\" is the status already",
      endpoint(#""response": { "201": { "type": "int", "status": ⟦201⟧ } }"#)
    ),
    RuleCase(
      .statusOutOfRange,
      "found 1000",
      endpoint("\"examples\": { \"one\": { \"status\": ⟦1000⟧, \"response\": null } }")
    ),
    RuleCase(
      .invalidValue,
      "\"4XX\" is neither a status",
      storeSpec("\"errors\": { ⟦\"4XX\"⟧: \"odd\" }")
    ),
    RuleCase(
      .wrongType,
      "expected an object with \"when\", found a string",
      storeSpec("\"errors\": { \"refused\": ⟦\"odd\"⟧ }")
    ),
  ]

  private static let files = [
    RuleCase(
      .duplicateName,
      "\"T\" appears twice",
      types("\"T\": { \"alias\": \"int\" }"),
      "{ \"types\": { ⟦\"T\"⟧: { \"alias\": \"int\" } } }"
    ),
    RuleCase(
      .unknownKey,
      "unknown key \"servers\" in an additional file of a spec",
      storeSpec(),
      "{ ⟦\"servers\"⟧: {} }"
    ),
  ]
}
