@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

/// Reads objects as generated code does: with an enum that has a case for each key.
@Suite(.serialized, .computing)
struct WireKeysTests {
  private enum WireKey: ~Copyable {
    case id
    case name
    case note
    case token
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("\"full name\" required nullable", as: .name)
    keys.add("note", as: .note)
    keys.add("token secret", as: .token)
  }

  private struct Record: Equatable {
    var id = 0
    var name: JSONValue?
    var note: String?
    var token: Int?
  }

  private func record(_ text: String) throws(JSONFailure) -> Record {
    try JSONReader.read(text.utf8) { json -> Record? in
      var record = Record()
      var object = json.object(Self.keys)
      while let key = json.next(&object) {
        switch key.name {
        case .id: json.int(&record.id)
        case .name: record.name = json.value()
        case .note: json.string(&record.note)
        case .token: record.token = json.int()
        }
      }
      return json.finish(&object) ? record : nil
    }.value
  }

  private func failure(_ text: String) -> String? {
    let failure = #expect(throws: JSONFailure.self) { try record(text) }
    return failure?.description
  }

  @Test func readsEachKeyIntoItsProperty() throws {
    let expected = Record(id: 1, name: "a", note: "b", token: 2)
    #expect(try record(#"{"id":1,"full name":"a","note":"b","token":2}"#) == expected)
    #expect(
      try record(#" {"token" : 2, "x": [1], "full name": "a", "note": "b", "id": 1, "y": {}} "#)
        == expected
    )
  }

  @Test func reportsMissingKey() {
    #expect(failure(#"{"id":1}"#) == "full name: expected a value, found nothing (byte 0)")
    #expect(failure(#"{"full name":"a","id":null}"#)?.hasPrefix("id: expected a value") == true)
  }

  @Test func readsNullOfNullableKeyAsValue() throws {
    let record = try record(#"{"id":1,"full name":null,"note":null}"#)
    #expect(record == Record(id: 1, name: .null))
  }

  @Test func hidesSecretsInFailures() {
    #expect(failure(#"{"id":1,"full name":1,"token":"abc"}"#)?.contains("abc") == false)
    #expect(failure(#"{"id":1,"full name":1,"note":5}"#)?.contains("5") == true)
  }

  @Test func readsFirstOfDuplicateKeys() throws {
    #expect(try record(#"{"id":1,"full name":1,"id":"two"}"#).id == 1)
  }

  private enum OnlyKey: ~Copyable { case id }

  @Test func readsObjectWithOneKey() throws {
    let id = try JSONReader.read(#"{"a":1,"id":7}"#.utf8) { json -> Int? in
      var id = 0
      var object = json.object(WireKeys<OnlyKey> { $0.add("id required", as: .id) })
      while let key = json.next(&object) {
        switch key.name {
        case .id: json.int(&id)
        }
      }
      return json.finish(&object) ? id : nil
    }
    #expect(id.value == 7)
  }

  private enum OpenKey: ~Copyable {
    case id
    case unknown
  }

  @Test(arguments: [(false, ["b": 2]), (true, ["b": 2, "c": nil])])
  func readsAdditionalKeys(_ nullable: Bool, _ expected: [String: Int?]) throws {
    let others = try JSONReader.read(#"{"b":2,"id":7,"c":null,"b":3}"#.utf8) { json in
      var others: [String: Int?] = [:]
      let keys = WireKeys<OpenKey> { keys in
        keys.add("id", as: .id)
        keys.addOthers(as: .unknown, nullable: nullable)
      }
      var object = json.object(keys)
      while let key = json.next(&object) {
        switch key.name {
        case .id: _ = json.int()
        case .unknown:
          let name = json.key
          let value = json.optional { $0.int() }
          if let value { others.updateValue(value, forKey: name) }
        }
      }
      return json.finish(&object) ? others : nil
    }
    #expect(others.value == expected)
  }

  @Test func skipsObjectWithoutKnownKeys() throws {
    let isEmpty = try JSONReader.read(#"{"a":1,"b":{"c":[]}}"#.utf8) { json -> Bool? in
      var object = json.object("")
      json.skipValues(of: &object)
      return json.finish(&object) ? true : nil
    }
    #expect(isEmpty.value)
  }

  @Test(arguments: ["a", "a b", "\"", "é", "a\tb", "required", "a\\b", "a\nb"])
  func keyRoundTripsThroughItsLine(_ name: String) throws {
    let keys = WireKeys<Int> { $0.add(line: WireKeyLine.line(of: name) + " required", as: 0) }
    let failure = #expect(throws: JSONFailure.self) {
      try JSONReader.read("{}".utf8) { json -> Bool? in
        var object = json.object(keys)
        json.skipValues(of: &object)
        return json.finish(&object) ? true : nil
      }
    }
    let path = JSONPath.Component.key(name).description
    #expect(failure?.description.hasPrefix("\(path): expected a value") == true)
  }
}
