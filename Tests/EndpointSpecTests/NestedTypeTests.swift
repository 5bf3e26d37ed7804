import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Nested types", .serialized, .computing)
struct NestedTypeTests {
  @Test func nestsTypesInTypesAndNamespaces() throws {
    let model = try linked(
      types: """
        "Card": { "fields": { "suits": "[Card.Suit]", "back": "Card.Back?" } },
        "Card.Suit": { "enum": ["clubs"] },
        "Card.Back": { "fields": { "color": "Card.Back.Color" } },
        "Card.Back.Color": { "identifier": "string" },
        "Cards.Order": { "enum": ["newest"] },
        "Things.Order": { "enum": ["oldest"] }
        """,
      endpoints: #""Cards.list": { "path": "/", "response": "[Card]" }"#
    )
    #expect(
      try model.structure("Card").fields.map(\.type.text) == ["[Card.Suit]", "Card.Back?"]
    )
    let color = SwiftName("Card.Back.Color")
    #expect(model.type(named: color) != nil)
    #expect(color.owner == SwiftName("Card.Back"))
    #expect(color.last == SwiftName("Color"))
    #expect(color.root == SwiftName("Card"))
    #expect(color.owners == [SwiftName("Card.Back"), SwiftName("Card")])
  }

  @Test func namesCasesAfterLastPartOfTypeName() throws {
    let model = try linked(
      types: """
        "Card": { "union": ["Card.Suit", "string"] },
        "Card.Suit": { "fields": {} }
        """,
      more: #""errors": { "404": "Card.Suit" },"#
    )
    guard case .union(let union) = model.types[0].form else {
      Issue.record("Card is not a union")
      return
    }
    #expect(union.members.map(\.name.text) == ["suit", "string"])
    #expect(model.failures.cases.map(\.name.text) == ["suit"])
  }

  @Test func rejectsUnknownOrInvalidOwners() {
    expect(
      .unknownType,
      #"there is no type and no namespace "Crad""#,
      hint: #"did you mean "Card"?"#,
      in: spec(types: #""Card": { "fields": {} }, "«Crad».Suit": { "enum": ["a"] }"#)
    )
    expect(
      .unknownType,
      #"no namespace "Cads""#,
      hint: #"did you mean "Cards"?"#,
      in: spec(
        types: #""«Cads».Suit": { "enum": ["a"] }"#,
        endpoints: #""Cards.list": { "path": "/" }"#
      )
    )
    expect(
      .misplacedType,
      "only names another type",
      related: 1,
      in: spec(types: #""Cards": { "alias": "[string]" }, "«Cards».Suit": { "enum": ["a"] }"#)
    )
    expect(
      .misplacedType,
      "only names another type",
      related: 1,
      in: spec(
        types: #"""
          "Money": { "external": "Money", "module": "MoneyKit" }, "«Money».Unit": { "enum": ["a"] }
          """#
      )
    )
    expect(
      .unknownType,
      #"no namespace "Crad""#,
      in: spec(
        types: #""Card": { "fields": {} }, "Card.Suit": { "enum": ["a"], "was": "«Crad».Suit" }"#
      )
    )
  }

  @Test func rejectsInvalidOrReservedNestedNames() {
    expect(
      .invalidName,
      "not a valid Swift name for a type",
      hint: #"write "Card.Suit""#,
      in: spec(types: #""Card": { "fields": {} }, «"Card.suit"»: { "enum": ["a"] }"#)
    )
    expect(
      .invalidName,
      "not a valid Swift name for a type",
      in: spec(types: #""Card": { "fields": {} }, «"Card."»: { "enum": ["a"] }"#)
    )
    expect(
      .reservedName,
      "generated code or",
      hint: #"such as "Card.Kind""#,
      in: spec(types: #""Card": { "fields": {} }, «"Card.Type"»: { "enum": ["a"] }"#)
    )
    expect(
      .reservedName,
      "the associated type of a protocol",
      hint: #"such as "CardRawValue""#,
      in: spec(types: #""Card": { "fields": {} }, «"Card.RawValue"»: { "enum": ["a"] }"#)
    )
    expect(
      .nameClash,
      #""Things" is the name of the API"#,
      related: 1,
      in: spec(types: #""Card": { "fields": {} }, «"Card.Things"»: { "enum": ["a"] }"#)
    )
  }

  @Test func rejectsNestedTypesThatHideUsedTypes() throws {
    expect(
      .nameClash,
      #"in "Card", "Card.Suit" hides "Suit", which is used there"#,
      hint: "choose another name",
      related: 1,
      in: spec(
        types: """
          "Suit": { "enum": ["a"] },
          "Card": { "fields": { "suit": "Suit", "suits": "[Card.Suit]" } },
          «"Card.Suit"»: { "enum": ["a"] }
          """
      )
    )
    expect(
      .nameClash,
      #"in "Card", "Card.Card" hides "Card""#,
      related: 1,
      in: spec(types: #""Card": { "fields": {} }, «"Card.Card"»: { "enum": ["a"] }"#)
    )
    expect(
      .nameClash,
      #"in "Cards", "Cards.Suit" hides "Suit""#,
      related: 1,
      in: spec(
        types: """
          "Suit": { "enum": ["a"] },
          «"Cards.Suit"»: { "enum": ["a"] }
          """,
        endpoints: #""Cards.list": { "path": "/", "response": "[Suit]" }"#
      )
    )
    // This is valid because "Card" does not use the hidden type.
    _ = try linked(
      types: """
        "Suit": { "enum": ["a"] },
        "Card": { "fields": { "suit": "Card.Suit" } },
        "Card.Suit": { "enum": ["a"] }
        """
    )
  }

  @Test func nestsInlineTypesInOwners() throws {
    let model = try linked(
      types: """
        "Issue": {
          "fields": {
            "type": { "type": { "enum": ["a"] } },
            "issue": { "type": { "fields": { "issue": { "type": { "enum": ["a"] } } } } },
            "things": { "type": [{ "fields": {} }] }
          }
        },
        "Labels": { "alias": [{ "fields": {} }] }
        """,
      endpoints: """
        "Repos.list": {
          "path": "/",
          "parameters": { "type": { "type": { "enum": ["a"] } } },
          "response": {
            "200": [{ "fields": {} }],
            "202": { "fields": {}, "optional": true },
            "204": "void"
          },
          "errors": { "409": { "case": "busy", "type": { "fields": {} } } }
        },
        "login": { "path": "/", "response": { "fields": {} } }
        """,
      more: #""errors": { "404": { "case": "gone", "type": { "fields": {} } } },"#
    )
    #expect(
      model.types.map(\.name.text) == [
        "Issue", "Issue.Kind", "Issue.IssueIssue", "Issue.IssueIssue.IssueIssueIssue",
        "Issue.Thing", "Labels", "LabelsElement", "Things.GoneFailure", "Repos.ListType",
        "Repos.ListOkItem", "Repos.ListAcceptedResponse", "Repos.ListBusyFailure",
        "Things.LoginResponse",
      ]
    )
  }

  @Test func rejectsClashingInlineAndGeneratedTypes() {
    expect(
      .nameClash,
      #"in "Card", "Card.Suit" hides "Suit", which is used there"#,
      hint: #"define it under "types""#,
      related: 1,
      in: spec(
        types: """
          "Suit": { "enum": ["a"] },
          "Card": { "fields": { "other": "Suit", "suit": { "type": «{» "enum": ["a"] } } } }
          """
      )
    )
    expect(
      .nameClash,
      #"in "Cards", "Cards.DrawResponse" hides "DrawResponse""#,
      related: 1,
      in: spec(
        types: #""DrawResponse": { "fields": {} }"#,
        endpoints: """
          «"Cards.draw"»: { "path": "/", "response": { "200": "DrawResponse", "204": "void" } }
          """
      )
    )
    expect(
      .nameClash,
      #""Things.ServerRegion" is the name of the values"#,
      related: 1,
      in: """
        {
          "api": "Things",
          "servers": {
            "production": {
              "url": "https://{region}.example.com",
              "variables": { "region": { "enum": ["eu"], "default": "eu" } }
            }
          },
          "types": { «"Things.ServerRegion"»: { "enum": ["a"] } },
          "endpoints": {}
        }
        """
    )
  }
}
