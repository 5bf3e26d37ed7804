import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// Laws of values that would be sent or read as they are written, but are meant otherwise.
@Suite("Values are what they mean", .serialized, .computing)
struct MeantValueTests {
  private func endpoint(_ keys: String, types: String = "") -> String {
    storeSpec(types: types, endpoints: "\"Items.get\": { \(keys) }")
  }

  @Test(arguments: ["'", "`", #"\""#])
  func quotesOfPathsAreRemoved(quote: String) throws {
    let parameters = #""parameters": { "id": "int" }"#
    for (start, end) in [("/items/", ""), ("/items/", "/parts"), ("/", "/items")] {
      let right = endpoint("\"path\": \"\(start){id}\(end)\", \(parameters)")
      let inner = endpoint("\"path\": \"\(start)\(quote){id}\(quote)\(end)\", \(parameters)")
      let outer = endpoint("\"path\": \"\(quote)\(start){id}\(end)\(quote)\", \(parameters)")
      #expect(try HintedSpec(inner).corrected() == right)
      #expect(try HintedSpec(outer).corrected() == right)
    }
  }

  /// OData has quotes in parentheses.
  @Test func quotesInParenthesesRemain() {
    let text = endpoint(#""path": "/items('{id}')", "parameters": { "id": "string" }"#)
    #expect(HintedSpec(text).problems.map(\.message) == [])
  }

  @Test(arguments: [("*.data", "data"), ("data.*", "data"), ("data.**.items", "data.items")])
  func wildcardsOfPathsAreRemoved(written: String, meant: String) throws {
    let forms = [
      { (path: String) in
        "\"path\": \"/items\", \"response\": { \"type\": \"int\", \"at\": \"\(path)\" }"
      },
      { (path: String) in
        "\"path\": \"/items\", \"response\": { \"fields\": { \"a\": { \"type\": \"int\", \"at\": \"\(path)\" } } }"
      },
    ]
    for form in forms {
      let hinted = HintedSpec(endpoint(form(written)))
      #expect(hinted.problems.first?.fix?.isCertain == false)
      #expect(try hinted.corrected() == endpoint(form(meant)))
    }
  }

  @Test(arguments: ["RateLimited", "Missing", "NOT_FOUND"])
  func namesOfCasesAreLowercase(name: String) throws {
    let text = endpoint("\"path\": \"/items\", \"errors\": { \"404\": { \"case\": \"\(name)\" } }")
    #expect(try !HintedSpec(text).corrected().contains(name))
  }

  @Test(arguments: ["", "i", "gi"])
  func slashesOfPatternsAreRemoved(flags: String) throws {
    let field = { (pattern: String) in
      "\"path\": \"/items\", \"parameters\": { \"q\": { \"type\": \"string\", \"limits\": { \"pattern\": \"\(pattern)\" } } }"
    }
    let text = endpoint(field("/^[a-z]+$/\(flags)"))
    #expect(try HintedSpec(text).corrected() == endpoint(field("^[a-z]+$")))
    #expect(HintedSpec(endpoint(field("^/[a-z]+$"))).problems.isEmpty)
  }

  @Test(arguments: [
    ("Created", "201"), ("accepted", "202"), ("201 Created", "201"), ("200", "200"),
  ])
  func namesOfStatusesAreNumbers(name: String, status: String) throws {
    let response = { (status: String) in
      "\"path\": \"/items\", \"response\": { \"type\": \"int\", \"status\": \(status) }"
    }
    let text = endpoint(response("\"\(name)\""))
    #expect(try HintedSpec(text).corrected() == endpoint(response(status)))
  }

  /// A field may have the name of a status, so its edit is not certain.
  @Test(arguments: ["Created", "Accepted", "Success"])
  func fieldsWithNamesOfStatusesAreUncertain(name: String) throws {
    let hinted = HintedSpec(
      endpoint("\"path\": \"/items\", \"response\": { \"\(name)\": \"json\" }")
    )
    #expect(hinted.problems.first?.fix?.isCertain == false)
    _ = try hinted.corrected()
  }

  @Test(arguments: ["field", "parameter", "type"])
  func formerNamesDiffer(part: String) throws {
    let own = { (key: String) in key == part ? ", \"was\": \"name\"" : "" }
    let text = endpoint(
      "\"path\": \"/items\", \"response\": \"Item\", \"parameters\": { \"name\": { \"type\": \"int?\"\(own("parameter")) } }",
      types:
        "\"Item\": { \"fields\": { \"name\": { \"type\": \"int\"\(own("field")) } }\(part == "type" ? ", \"was\": \"Item\"" : "") }"
    )
    #expect(try !HintedSpec(text).corrected().contains("was"))
  }

  @Test(arguments: [#"["a", "b"]"#, #"["a"]"#])
  func valuesInAnObjectAreTheValues(list: String) throws {
    for key in ["values", "cases", "of"] {
      let type = { (values: String) in
        self.endpoint(
          #""path": "/items", "response": "State""#,
          types: "\"State\": { \"enum\": \(values) }"
        )
      }
      #expect(try HintedSpec(type("{ \"\(key)\": \(list) }")).corrected() == type(list))
    }
  }

  /// The parameter of `self` that names the field, alone or behind the name of the type.
  @Test(arguments: ["id", "item_id", "itemID"])
  func fieldsOfReceiversAreNamed(name: String) throws {
    let text = { (type: String) in
      storeSpec(
        types: #""Item": { "fields": { "id": "int", "title": "string" } }"#,
        endpoints:
          "\"Item.get\": { \"path\": \"/items/{\(name)}\", \"parameters\": { \"\(name)\": \"\(type)\" }, \"response\": \"Item\" }"
      )
    }
    #expect(try HintedSpec(text("self")).corrected() == text("self.id"))
    #expect(try HintedSpec(text("self.item_id")).corrected() == text("self.id"))
  }

  @Test func namesOfFilesNeedAnObject() {
    let text = endpoint(
      #""method": "POST", "path": "/items", "body": { "encoding": "multipart", "fields": ["photo"] }"#
    )
    #expect(HintedSpec(text).problems.count == 1)
  }
}
