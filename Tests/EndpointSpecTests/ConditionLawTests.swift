import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Laws of conditions of errors: one that no body meets is reported once, at its place, and its edit makes it one that a body meets.
@Suite("Conditions fit their bodies", .serialized, .computing)
struct ConditionLawTests {
  /// A field of the body, with values that it has, and values that it never has.
  struct Field: Sendable {
    let type: String
    let right: [String]
    let wrong: [String]
  }

  static let fields = [
    Field(type: #""int""#, right: ["7", "-1"], wrong: [#""7""#, "true", "7.5"]),
    Field(type: #""bool""#, right: ["true", "false"], wrong: [#""false""#, "0"]),
    Field(type: #""string""#, right: [#""false""#, #""7""#], wrong: ["7", "false"]),
    Field(type: #""string?""#, right: [#""a""#], wrong: ["1"]),
    Field(type: #""double""#, right: ["1.5", "2"], wrong: [#""1.5""#]),
    Field(
      type: #"{ "type": "decimal", "wire": "string" }"#,
      right: [#""1.5""#],
      wrong: ["1.5"]
    ),
    Field(type: #"{ "type": { "enum": ["a", "b"] } }"#, right: [#""a""#], wrong: [#""c""#]),
  ]

  @Test(arguments: fields)
  func valuesHaveTheTypeOfTheField(field: Field) {
    for place in Place.allCases {
      for value in field.right {
        let found = HintedSpec(place.spec("\"code\": \(value)", type: field.type)).problems
        #expect(found.map(\.message) == [], "\(value) of \(field.type)")
      }
      for value in field.wrong {
        let text = place.spec("\"code\": \(value)", type: field.type)
        let hinted = HintedSpec(text)
        #expect(hinted.problems.count == 1, "\(value) of \(field.type)")
        if hinted.edited != text {
          #expect(HintedSpec(hinted.edited).problems.map(\.message) == [], "\(hinted.edited)")
        }
      }
    }
  }

  @Test(arguments: ["coded", "Code", "cod"])
  func misspelledFieldsAreNamed(name: String) throws {
    for place in Place.allCases {
      let text = place.spec("\"\(name)\": 7", type: #""int""#)
      #expect(try HintedSpec(text).corrected() == place.spec("\"code\": 7", type: #""int""#))
    }
  }

  /// A body may have fields that its type lacks.
  @Test(arguments: [#""reason": 7"#, #""error.kind": "gone""#, #""ok": false"#, #""a": "b""#])
  func otherFieldsAreFree(condition: String) {
    for place in Place.allCases {
      #expect(HintedSpec(place.spec(condition, type: #""int""#)).problems.map(\.message) == [])
    }
  }

  @Test(arguments: ["==", "==="], ["7", "true", "'gone'", "gone"])
  func operatorsOfEqualityAreRemoved(sign: String, value: String) throws {
    let right = ["7", "true"].contains(value) ? value : "\"gone\""
    let text = Place.api.spec("\"kind\": \"\(sign) \(value)\"", type: #""int""#)
    #expect(
      try HintedSpec(text).corrected() == Place.api.spec("\"kind\": \(right)", type: #""int""#)
    )
  }

  @Test(arguments: ["!= 7", "> 3", "<= 2", "!== gone"])
  func otherOperatorsHaveNoEdit(value: String) {
    let found = HintedSpec(Place.api.spec("\"kind\": \"\(value)\"", type: #""int""#)).problems
    #expect(found.count == 1 && found[0].fix?.edits == [])
  }

  @Test(arguments: ["field", "path", "property"], ["equals", "eq", "is"])
  func wordsOfConditionsAreTheirField(field: String, equals: String) throws {
    for (first, second) in [(0, 1), (1, 0)] {
      let entries = ["\"\(field)\": \"code\"", "\"\(equals)\": 7"]
      let text = Place.endpoint.spec("\(entries[first]), \(entries[second])", type: #""int""#)
      let right = Place.endpoint.spec("\"code\": 7", type: #""int""#)
      #expect(try HintedSpec(text).corrected() == right)
    }
  }

  enum Place: CaseIterable {
    case api, endpoint

    func spec(_ condition: String, type: String) -> String {
      let rules =
        "\"errors\": { \"409\": { \"case\": \"taken\", \"type\": \"Problem\", \"when\": { \(condition) } } }"
      return """
        { "api": "Shop", "servers": { "production": "https://shop.test" }\(self == .api ? ", \(rules)" : ""),
        "types": { "Problem": { "fields": { "code": \(type), "text": "string" } } },
        "endpoints": { "list": { "path": "/list", "response": "int"\(self == .endpoint ? ", \(rules)" : "") } } }
        """
    }
  }
}
