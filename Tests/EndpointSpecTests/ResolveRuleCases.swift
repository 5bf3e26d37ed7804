/// One case for each rule that only linking can check. The resolver's tests contain more.
enum ResolveRuleCases {
  static let all = [
    RuleCase(
      .unknownType,
      "Suite",
      hint: "\"Suit\"",
      types(
        "\"T\": { \"fields\": { \"a\": \"⟦Suite⟧\", \"b\": \"Suit\" } }, \"Suit\": { \"enum\": [\"a\"] }"
      )
    ),
    RuleCase(
      .invalidName,
      "\"+1\"",
      hint: "\"as\"",
      types("\"T\": { \"fields\": { ⟦\"+1\"⟧: \"int\" } }")
    ),
    RuleCase(
      .reservedName,
      "\"Error\"",
      types("⟦\"Error\"⟧: { \"enum\": [\"a\"] }", response: "Error")
    ),
    RuleCase(
      .nameClash,
      "deckID",
      types("\"T\": { \"fields\": { \"deck_id\": \"int\", ⟦\"deckID\"⟧: \"int\" } }")
    ),
    RuleCase(.invalidPath, "", storeSpec(endpoints: "\"list\": { \"path\": \"⟦list⟧\" }")),
    RuleCase(
      .pathParameterMissing,
      "{id}",
      storeSpec(endpoints: "\"list\": { \"path\": \"/list/{⟦id⟧}\" }")
    ),
    RuleCase(
      .selfWithoutReceiver,
      "no receiver",
      storeSpec(
        endpoints:
          "\"list\": { \"path\": \"/list/{id}\", \"parameters\": { \"id\": \"⟦self⟧\" } }"
      )
    ),
    RuleCase(.unknownAuthentication, "tokn", endpoint("\"authentication\": ⟦\"tokn\"⟧")),
    RuleCase(
      .unknownServer,
      "prodution",
      hint: "production",
      endpoint("\"server\": ⟦\"prodution\"⟧")
    ),
    RuleCase(
      .unknownEndpoint,
      "Isues.*",
      hint: "Issues.*",
      storeSpec(
        "\"swift\": { \"include\": [\"Issues.list\", ⟦\"Isues.*\"⟧] }",
        endpoints: "\"Issues.list\": { \"path\": \"/\" }"
      )
    ),
    RuleCase(
      .unknownReceiver,
      "\"Isues\"",
      hint: "Issues",
      storeSpec(
        "\"receivers\": { \"Issues\": { \"summary\": \"All.\" }, ⟦\"Isues\"⟧: {} }",
        endpoints: "\"Issues.list\": { \"path\": \"/\" }"
      )
    ),
    RuleCase(
      .invalidUnion,
      "",
      types("\"T\": { \"union\": { ⟦\"a\"⟧: \"int\" }, \"by\": \"kind\" }")
    ),
    RuleCase(
      .includeCycle,
      "",
      types("\"T\": { \"include\": [⟦\"T\"⟧], \"fields\": {} }")
    ),
    RuleCase(
      .invalidInclude,
      "",
      types("\"T\": { \"include\": [⟦\"E\"⟧], \"fields\": {} }, \"E\": { \"enum\": [\"a\"] }")
    ),
    RuleCase(
      .invalidJSONPath,
      "",
      types("\"T\": { \"fields\": { \"a\": { \"type\": \"int\", \"at\": \"a.⟦.⟧b\" } } }")
    ),
  ]
}
