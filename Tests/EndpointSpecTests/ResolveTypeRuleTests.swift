import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Problems of types", .serialized, .computing)
struct ResolveTypeRuleTests {
  @Test func rejectsUnknownTypes() {
    expect(
      .unknownType,
      #"unknown type "Crad""#,
      hint: #"did you mean "Card"?"#,
      in: spec(types: #""Card": { "fields": { "next": "[«Crad»]?" } }"#)
    )
    expect(
      .unknownType,
      #"unknown type "strnig""#,
      hint: #"did you mean "string"?"#,
      in: spec(types: #""Card": { "fields": { "name": { "type": "«strnig»" } } }"#)
    )
  }

  @Test func rejectsUnknownDateFormats() {
    expect(
      .invalidValue,
      "is not a date format",
      hint: "unix-ms",
      in: spec(types: #""Card": { "fields": { "at": "date(«unixms»)" } }"#)
    )
    expect(
      .invalidValue,
      "is not a date format",
      hint: "rfc3339",
      in: spec(more: #""defaults": { "date": «"rfc3399"» },"#)
    )
  }

  @Test func rejectsInvalidNames() {
    expect(
      .invalidName,
      #""+1" is not a valid Swift name"#,
      hint: #"with "as": "plus1""#,
      in: spec(types: #""Votes": { "fields": { «"+1"»: "int" } }"#)
    )
    expect(
      .invalidName,
      #""名" is not a valid"#,
      hint: #"with "as": "name""#,
      in: spec(types: #""Votes": { "fields": { «"名"»: "int" } }"#)
    )
    expect(
      .invalidName,
      "lowerCamelCase",
      hint: #"write "grosse""#,
      in: spec(types: #""Card": { "fields": { "size": { "type": "int", "as": «"Größe"» } } }"#)
    )
    expect(
      .invalidName,
      "lowerCamelCase",
      hint: #"write "deckID""#,
      in: spec(types: #""Card": { "fields": { "deck": { "type": "int", "as": «"deck_id"» } } }"#)
    )
    expect(
      .invalidName,
      "not a valid Swift name for a type",
      hint: #"write "Card""#,
      in: spec(types: #"«"card"»: { "fields": {} }"#)
    )
    expect(
      .invalidName,
      "not a valid Swift name for a type",
      hint: #"write "ThreeDSecure""#,
      in: spec(types: #"«"3d secure"»: { "fields": {} }"#)
    )
    expect(
      .invalidName,
      "not a valid Swift name for a type",
      hint: "a capital first",
      in: spec(types: #"«"名"»: { "fields": {} }"#)
    )
    expect(
      .invalidName,
      #""in progress" is not a valid"#,
      hint: #""enum": { "inProgress": …"#,
      in: spec(types: #""State": { "enum": [«"in progress"»] }"#)
    )
  }

  @Test func rejectsClashingNames() {
    expect(
      .nameClash,
      #""user-id" becomes "userID" in Swift, as "user_id" does"#,
      hint: "\"as\"",
      related: 1,
      in: spec(types: #""Card": { "fields": { "user_id": "int", «"user-id"»: "int" } }"#)
    )
    expect(
      .nameClash,
      #""OPEN" becomes "open""#,
      related: 1,
      in: spec(types: #""State": { "enum": ["open", «"OPEN"»] }"#)
    )
    expect(
      .nameClash,
      "this type would be named \"Card.State\"",
      related: 1,
      in: spec(
        types: """
          "Card.State": { "fields": {} },
          "Card": { "fields": { "state": { "type": «{» "enum": ["open"] } } } }
          """
      )
    )
  }

  @Test func rejectsReservedNames() {
    expect(
      .reservedName,
      #""Error" is reserved"#,
      hint: "Problem",
      in: spec(types: #"«"Error"»: { "fields": {} }"#)
    )
    expect(
      .reservedName,
      #""Card.ID" is reserved: it is the associated type of a protocol"#,
      hint: "\"CardID\"",
      in: spec(types: #"«"Card.ID"»: { "identifier": "string" }, "Card": { "fields": {} }"#)
    )
    expect(
      .reservedName,
      #""self""#,
      hint: "\"as\"",
      in: spec(types: #""Card": { "fields": { «"self"»: "int" } }"#)
    )
    expect(
      .reservedName,
      #""Type""#,
      in: spec(types: #""Card": { "fields": { "kind": { "type": "int", "as": «"Type"» } } }"#)
    )
    expect(
      .reservedName,
      #"member "allCases""#,
      in: spec(types: #""State": { "enum": { «"allCases"»: "a" } }"#)
    )
    expect(
      .reservedName,
      "already has a case \"unknown\"",
      in: spec(types: #""Shape": { "union": { «"unknown"»: "string" } }"#)
    )
    expect(
      .nameClash,
      "is the name of the API",
      related: 1,
      in: spec(types: #"«"Things"»: { "fields": {} }"#)
    )
  }

  @Test func rejectsInvalidExternalTypeNames() {
    expect(
      .invalidName,
      "not a valid Swift type name",
      in: spec(types: #""Money": { "external": «"money"», "module": "MoneyKit" }"#)
    )
    expect(
      .invalidName,
      "not a valid module name",
      in: spec(types: #""Money": { "external": "Money", "module": «"money-kit"» }"#)
    )
    expect(
      .nameClash,
      "an alias of itself",
      hint: "another name",
      in: spec(types: #""Money": { "external": "Money", "module": «"ThingsAPI"» }"#)
    )
  }

  @Test func rejectsNonScalarWireTypeOfExternalType() {
    expect(
      .misplacedType,
      "must be a scalar",
      hint: "remove it",
      in: spec(
        types: #""Money": { "external": "Money", "module": "MoneyKit", "wire": "[«int»]" }"#
      )
    )
  }

  @Test func rejectsInvalidFileAndModuleNames() {
    let long = String(repeating: "Long", count: 51)
    expect(
      .invalidName,
      "expected at most 200 bytes in a type name, found 204",
      in: spec(types: #"«"\#(long)"»: { "fields": {} }"#)
    )
    expect(
      .reservedName,
      "a file system",
      hint: "NulModel",
      in: spec(types: #"«"Nul"»: { "fields": {} }"#)
    )
    expect(
      .reservedName,
      "another module",
      hint: "ThingsAPI",
      in: spec(more: #""swift": { "module": «"Swift"» },"#)
    )
    expect(.reservedName, "a file system", in: spec(more: #""swift": { "module": «"CON"» },"#))
  }

  @Test func rejectsIncludeOfNonStructOrUnknownType() {
    expect(
      .invalidInclude,
      #""Deck" is not a struct"#,
      related: 1,
      in: spec(
        types:
          #""Deck": { "identifier": "string" }, "Card": { "include": [«"Deck"»], "fields": {} }"#
      )
    )
    expect(
      .unknownType,
      #"unknown type "Bse""#,
      hint: "Base",
      in: spec(
        types: #""Base": { "fields": {} }, "Card": { "include": [«"Bse"»], "fields": {} }"#
      )
    )
    expect(
      .unknownType,
      #"unknown type "Bse""#,
      hint: "Base",
      in: spec(
        types: #""Base": { "fields": {} }"#,
        endpoints: #""get": { "path": "/", "response": { "include": [«"Bse"»], "fields": {} } }"#
      )
    )
  }

  @Test func showsPathOfIncludeCycle() {
    expect(
      .includeCycle,
      "A → B → C → A",
      in: spec(
        types: """
          "A": { "include": ["B"], "fields": {} },
          "B": { "include": ["C"], "fields": {} },
          "C": { "include": [«"A"»], "fields": {} }
          """
      )
    )
    expect(
      .includeCycle,
      "A → A",
      in: spec(types: #""A": { "include": [«"A"»], "fields": {} }"#)
    )
  }

  @Test func rejectsDuplicateIncludedFields() {
    expect(
      .nameClash,
      #"two included structs have a field "id""#,
      related: 2,
      in: spec(
        types: """
          "A": { "fields": { "id": "int" } },
          "B": { "fields": { "id": "string" } },
          "C": { "include": ["A", «"B"»], "fields": {} }
          """
      )
    )
  }

  @Test func rejectsRecursiveAliases() {
    expect(
      .impossibleRecursion,
      "A → B → A",
      in: spec(types: #"«"A"»: { "alias": "[B]" }, "B": { "alias": "A?" }"#)
    )
  }

  @Test func rejectsInvalidMembersOfTaggedUnion() {
    expect(
      .invalidUnion,
      "a struct, a dictionary or a union of these",
      in: spec(types: #""Shape": { "union": { «"name"»: "string" }, "by": "kind" }"#)
    )
    expect(
      .invalidUnion,
      "the tag \"kind\"",
      related: 1,
      in: spec(
        types: """
          "Circle": { "fields": { «"kind"»: "string" } },
          "Shape": { "union": { "circle": "Circle", "round": "Circle" }, "by": "kind" }
          """
      )
    )
  }

  @Test func rejectsInvalidMembersOfInlineTaggedUnion() {
    expect(
      .invalidUnion,
      "a struct, a dictionary or a union of these",
      in: spec(
        endpoints: """
          "get": { "path": "/", "response": { "union": { «"name"»: "string" }, "by": "kind" } }
          """
      )
    )
  }

  @Test func rejectsDuplicateTags() {
    expect(
      .duplicateValue,
      #"the tag "circle""#,
      related: 1,
      in: spec(
        types: """
          "Circle": { "fields": {} },
          "Shape": {
            "union": { "circle": "Circle", "other": { "tag": «"circle"», "type": "Circle" } },
            "by": "kind"
          }
          """
      )
    )
  }

  @Test func rejectsUnnamedInlineUnionMember() {
    expect(
      .invalidUnion,
      "needs a name",
      in: spec(types: #""Shape": { "union": [«{» "fields": {} }] }"#)
    )
  }

  @Test func rejectsIdentifierOfInvalidType() {
    expect(
      .misplacedType,
      "an identifier must wrap a scalar",
      in: spec(types: #""Deck": { "identifier": "«double»" }"#)
    )
  }

  @Test func reportsColumnOfInvalidJSONPath() {
    expect(
      .invalidJSONPath,
      "column 6",
      in: spec(types: #""Card": { "fields": { "a": { "type": "int", "at": "user.«.»name" } } }"#)
    )
    expect(
      .invalidJSONPath,
      "column 6",
      in: spec(types: #""Card": { "fields": { "a": { "type": "int", "at": "items«[»0" } } }"#)
    )
  }

  @Test func rejectsSelfOutsideParameters() {
    expect(
      .selfWithoutReceiver,
      "has no receiver here",
      in: spec(types: #""Card": { "fields": { "deck": "«self»" } }"#)
    )
  }

  @Test func unknownTypesCauseNoFollowUpErrors() {
    let text = spec(
      types: #""A": { "fields": { "b": "Nothing" } }"#,
      endpoints: #""A.list": { "path": "/a", "parameters": { "b": "Nope" }, "response": "Never2" }"#
    )
    #expect(resolved(text).diagnostics.map(\.rule) == [.unknownType, .unknownType, .unknownType])
  }

  @Test func rejectsFormerNamesInUse() {
    expect(
      .nameClash,
      "the former name \"Card\"",
      related: 1,
      in: spec(types: #""Card": { "fields": {} }, "Face": { "fields": {}, "was": «"Card"» }"#)
    )
    expect(
      .nameClash,
      "the former name \"size\"",
      related: 1,
      in: spec(
        types:
          #""Card": { "fields": { "size": "int", «"width"»: { "type": "int", "was": "size" } } }"#
      )
    )
    expect(
      .nameClash,
      "the former name \"low\"",
      related: 1,
      in: spec(types: #""L": { "enum": { "low": "a", «"high"»: { "value": "b", "was": "low" } } }"#)
    )
  }

  @Test func rejectsTypeNamesThatDifferOnlyInCase() {
    expect(
      .nameClash,
      "differ only in case",
      related: 1,
      in: spec(types: #""Card": { "fields": {} }, «"CARD"»: { "fields": {} }"#)
    )
  }
}
