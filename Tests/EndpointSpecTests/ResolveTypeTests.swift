import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Types are linked", .serialized, .computing)
struct ResolveTypeTests {
  @Test func linksTypeExpressions() throws {
    let model = try linked(
      types: """
        "Card": {
          "fields": {
            "a": "[Card?]", "b": "[string: [int]]?", "c": "date(unix-ms)", "d": "date",
            "e": "date(yyyy-MM-dd'T'HH:mm)", "f": "decimal"
          }
        }
        """,
      more: #""defaults": { "date": "rfc1123" },"#
    )
    #expect(
      try model.structure("Card").fields.map(\.type) == [
        .array(.optional(.named(SwiftName("Card")))),
        .optional(.dictionary(.array(.scalar(.int)))), .scalar(.date(.unixMilliseconds)),
        .scalar(.date(.rfc1123)), .scalar(.date(.pattern("yyyy-MM-dd'T'HH:mm"))),
        .scalar(.decimal),
      ]
    )
  }

  @Test func reportsProblemsOfEveryEqualExpression() {
    let bad = ["[", "[Crad]", "date(soon)", "self"]
    let fields = bad.enumerated().map { index, text in
      "\"a\(index)\": \"\(text)\", \"b\(index)\": \"\(text)\""
    }
    let text = spec(types: "\"Card\": { \"fields\": { \(fields.joined(separator: ", ")) } }")
    let found = resolved(text).diagnostics
    let rules: [Rule] = [
      .invalidTypeExpression, .unknownType, .invalidValue, .selfWithoutReceiver,
    ]
    for rule in rules { #expect(found.count { $0.rule == rule } == 2, "\(rule)") }
    #expect(Set(found.map(\.place)).count == 2 * rules.count)
  }

  @Test func namesInlineTypesAfterOwnerAndKey() throws {
    let model = try linked(
      types: """
        "Issue": {
          "fields": {
            "state": { "type": { "enum": ["open", "closed"] } },
            "image_urls": { "type": [{ "fields": { "size": { "type": { "enum": ["s"] } } } }] },
            "owner": { "type": { "fields": {}, "optional": true } }
          },
          "additional": { "fields": {} }
        },
        "Last": { "fields": {} }
        """
    )
    #expect(
      model.types.map(\.name.text) == [
        "Issue", "Issue.State", "Issue.ImageURL", "Issue.ImageURL.Size", "Issue.Owner",
        "Issue.Additional", "Last",
      ]
    )
    #expect(model.types.map(\.isInline) == [false, true, true, true, true, true, false])
    #expect(
      try model.structure("Issue").fields.map(\.type) == [
        .named(SwiftName("Issue.State")), .array(.named(SwiftName("Issue.ImageURL"))),
        .optional(.named(SwiftName("Issue.Owner"))),
      ]
    )
  }

  @Test func ownFieldsReplaceIncludedOnesThatComeFirst() throws {
    let model = try linked(
      types: """
        "C": { "include": ["B", "A"], "fields": { "id": "string", "c": "int" } },
        "B": { "include": ["A"], "fields": { "b": "int" } },
        "A": { "fields": { "id": "int", "a": "int" }, "additional": "json" }
        """
    )
    let fields = try model.structure("C").fields
    #expect(fields.map(\.wireName.text) == ["id", "a", "b", "c"])
    #expect(fields[0].type == .scalar(.string))
    #expect(try model.structure("C").additional == .scalar(.json))
    #expect(try model.structure("B").fields.map(\.wireName.text) == ["id", "a", "b"])
  }

  @Test func inlineTypesCanIncludeStructs() throws {
    let model = try linked(
      types: """
        "A": { "fields": { "a": "int" } },
        "B": { "include": ["A"], "fields": { "b": "int" } }
        """,
      endpoints: """
        "get": {
          "path": "/",
          "response": {
            "include": ["B"],
            "fields": { "c": { "type": { "include": ["A"], "fields": { "d": "int" } } } }
          }
        }
        """,
      more: """
        "errors": {
          "404": { "case": "missing", "type": { "include": ["A"], "fields": { "e": "int" } } }
        },
        """
    )
    let response = try model.structure("Things.GetResponse")
    #expect(response.fields.map(\.wireName.text) == ["a", "b", "c"])
    #expect(try model.structure("Things.GetResponse.C").fields.map(\.name.text) == ["a", "d"])
    let failure = try model.structure("Things.MissingFailure")
    #expect(failure.fields.map(\.wireName.text) == ["a", "e"])
  }

  @Test func ownFieldResolvesClashOfIncludedOnes() throws {
    let model = try linked(
      types: """
        "A": { "fields": { "id": "int" } },
        "B": { "fields": { "id": "bool", "b": "int" } },
        "C": { "include": ["A", "B"], "fields": { "id": "string" } }
        """
    )
    let fields = try model.structure("C").fields
    #expect(fields.map(\.wireName.text) == ["id", "b"])
    #expect(fields[0].type == .scalar(.string))
  }

  @Test func linksAllFieldOptions() throws {
    let fields = try linked(
      types: """
        "Card": {
          "fields": {
            "image_url": { "type": "url?", "at": "images[0].url", "was": "picture" },
            "size": { "type": "int?", "default": 3 },
            "kind": { "constant": 5 },
            "tags": { "type": "[string]", "lossy": true, "only": "response" },
            "on": { "type": "bool", "wire": "number", "secret": true, "nullable": true }
          }
        }
        """
    ).structure("Card").fields
    #expect(fields[0].name.text == "imageURL")
    #expect(fields[0].at?.description == "images[0].url")
    #expect(fields[0].was?.text == "picture")
    #expect(fields[1].type == .scalar(.int))
    #expect(fields[1].defaultValue == 3)
    #expect(fields[2].type == .scalar(.int))
    #expect(fields[2].constant == 5)
    #expect(fields[3].isLossy)
    #expect(fields[3].direction == .response)
    #expect(fields[4].wire == .number)
    #expect(fields[4].isSecret && fields[4].isNullable)
  }

  @Test func namesEnumCasesAfterValues() throws {
    let model = try linked(
      types: """
        "State": { "enum": ["open", "IN_REVIEW", "wont-fix"] },
        "Level": { "enum": { "low": 1, "high": { "value": 2, "summary": "Up." } }, "closed": true }
        """
    )
    guard case .enumeration(let state)? = model.type(named: SwiftName("State"))?.form,
      case .enumeration(let level)? = model.type(named: SwiftName("Level"))?.form
    else { throw Missing(name: "State") }
    #expect(state.cases.map(\.name.text) == ["open", "inReview", "wontFix"])
    #expect(state.rawType == .string && !state.isClosed)
    #expect(level.cases.map(\.value) == [1, 2])
    #expect(level.rawType == .int && level.isClosed)
    #expect(level.cases[1].documentation.summary == "Up.")
  }

  @Test func namesUnionCasesAfterKeysOrTypes() throws {
    let model = try linked(
      types: """
        "Circle": { "fields": {} },
        "Shape": {
          "union": { "text_block": "Circle", "b": { "tag": 2, "type": { "fields": {} } } },
          "by": "kind"
        },
        "Any1": { "union": ["Circle", "[string]", "int", "url"], "closed": true }
        """
    )
    guard case .union(let shape)? = model.type(named: SwiftName("Shape"))?.form,
      case .union(let any)? = model.type(named: SwiftName("Any1"))?.form
    else { throw Missing(name: "Shape") }
    #expect(shape.members.map(\.name.text) == ["textBlock", "b"])
    #expect(shape.members.map(\.tag) == ["text_block", 2])
    #expect(shape.members[1].type == .named(SwiftName("Shape.B")))
    #expect(shape.by?.text == "kind")
    #expect(any.members.map(\.name.text) == ["circle", "stringArray", "int", "url"])
    #expect(any.members.allSatisfy { $0.tag == nil } && any.isClosed)
  }

  @Test func boxesFieldThatClosesRecursion() throws {
    let model = try linked(
      types: """
        "Category": { "fields": { "parent": "Category?", "children": "[Category]" } },
        "A": { "fields": { "b": "B?" } },
        "B": { "fields": { "a": "Other?", "c": "Category" } },
        "Other": { "alias": "A" },
        "Pair": { "fields": { "left": "Expression", "right": "Expression" } },
        "Expression": { "union": { "sum": "Pair", "number": "double" } }
        """
    )
    #expect(try model.structure("Category").fields.map(\.isIndirect) == [true, false])
    #expect(try model.structure("A").fields.map(\.isIndirect) == [false])
    #expect(try model.structure("B").fields.map(\.isIndirect) == [true, false])
    #expect(try model.structure("Pair").fields.map(\.isIndirect) == [false, false])
    guard case .union(let union)? = model.type(named: SwiftName("Expression"))?.form else {
      throw Missing(name: "Expression")
    }
    #expect(union.isIndirect)
  }

  @Test func marksTypesAsSentOrReceived() throws {
    let model = try linked(
      types: """
        "Sent": { "fields": { "only": { "type": "Gone", "only": "response" }, "in": "Inner" } },
        "Inner": { "fields": {} },
        "Gone": { "fields": {} },
        "Both": { "alias": "[Inner]" },
        "Problem": { "fields": {} },
        "Own": { "fields": {} },
        "Limit": { "enum": ["low"] },
        "Unused": { "fields": {} }
        """,
      endpoints: """
        "send": {
          "method": "POST", "path": "/", "body": "Sent",
          "response": { "type": "Both", "headers": { "X-Limit": "Limit" } },
          "errors": { "404": { "case": "gone", "type": "Own" } }
        }
        """,
      more: #""errors": { "4xx": { "case": "bad", "type": "Problem" } },"#
    )
    func names(_ isMarked: (TypeModel) -> Bool) -> [String] {
      model.types.filter(isMarked).map(\.name.text)
    }
    #expect(names(\.isSent) == ["Sent", "Inner"])
    #expect(names(\.isReceived) == ["Inner", "Both", "Problem", "Own", "Limit"])
  }
}
