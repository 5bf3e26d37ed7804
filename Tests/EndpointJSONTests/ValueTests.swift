import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct ValueTests {
  private let value: JSONValue = [
    "name": "x", "count": 2, "ratio": 1.5, "ok": true, "none": nil, "list": [1, "a"],
  ]

  @Test func accessorsReturnMembersAndElements() {
    #expect(value["name"]?.stringValue == "x")
    #expect(value["count"]?.intValue == 2)
    #expect(value["ratio"]?.doubleValue == 1.5)
    #expect(value["ratio"]?.intValue == nil)
    #expect(value["ok"]?.boolValue == true)
    #expect(value["none"]?.isNull == true)
    #expect(value["list"]?[1] == "a")
    #expect(value["list"]?[2] == nil)
    #expect(value["list"]?[-1] == nil)
    #expect(value["nowhere"] == nil)
    #expect(value[0] == nil)
    #expect(value.kind == .object)
    #expect(value.objectValue?.keys == ["name", "count", "ratio", "ok", "none", "list"])
    #expect(value["list"]?.arrayValue?.count == 2)
  }

  @Test func printsAsCompactJSON() {
    #expect(
      "\(value)" == #"{"name":"x","count":2,"ratio":1.5,"ok":true,"none":null,"list":[1,"a"]}"#
    )
  }

  @Test func preservesKeyOrderAndDigits() throws {
    let text = #"{"z":1.10,"a":100000000000000000000000001,"m":{"y":[],"b":1e400}}"#
    #expect(try JSONValue(parsing: text.utf8).description == text)
  }

  @Test func equalityIgnoresKeyOrder() {
    let one: JSONValue = ["a": 1, "b": [1, 2]]
    let other: JSONValue = ["b": [1.0, 2], "a": 1]
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(one != ["a": 1])
    #expect(one != ["a": 1, "b": [2, 1]])
    #expect(one != ["a": 1, "c": [1, 2]])
  }

  @Test(arguments: [3, 30])
  func setsAndRemovesMembers(_ count: Int) {
    var object = JSONObject((0..<count).map { ("k\($0)", .number(JSONNumber($0))) })
    object["k1"] = "changed"
    object["k0"] = nil
    object["new"] = true
    #expect(object.count == count)
    #expect(object["k1"] == "changed")
    #expect(object["k0"] == nil)
    #expect(object["k\(count - 1)"]?.intValue == count - 1)
    #expect(object.keys.last == "new")
    #expect(object.first?.key == "k1")
    object["k0"] = 0
    #expect(object.keys.last == "k0")
  }

  @Test func usesFirstOfDuplicateKeys() throws {
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#.utf8) == ["a": 1])
    #expect(try JSONNode.parse(Array(#"{"a":1,"a":2}"#.utf8)).value == ["a": 1])
  }

  @Test func createsNumbersFromValuesAndText() {
    #expect(JSONNumber(1.0)?.text == "1")
    #expect(JSONNumber(-2.5)?.text == "-2.5")
    #expect(JSONNumber(Double.nan) == nil)
    #expect(JSONNumber("") == nil)
    #expect(JSONNumber("1 ") == nil)
    #expect(JSONNumber("12")?.int == 12)
    #expect(JSONNumber("1e400")?.double == nil)
    #expect(JSONNumber(UInt64.max).int64 == nil)
  }

  @Test func nodeOfLargeDocumentEqualsValue() throws {
    let rows = (0..<100).map { "[\"a\", {\"number\": \($0), \"tab\\t\": [\"é\\n\", {}, []]}]" }
    let text = "{\"rows\": [\(rows.joined(separator: ","))], \"last\": null}"
    let node = try JSONNode.parse(Array(text.utf8))
    #expect(try node.value == JSONValue(parsing: Array(text.utf8)))
    #expect(node.end == text.utf8.count)
  }

  @Test func nodesHaveByteOffsets() throws {
    let text = #" { "a" : [ 1 , "\u0078" ] , "a" : null } "#
    let node = try JSONNode.parse(Array(text.utf8))
    #expect((node.start, node.end) == (1, 40))
    guard case .object(let members) = node.kind, case .array(let elements) = members[0].value.kind
    else {
      Issue.record("expected an object with an array")
      return
    }
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members.map(\.keyStart) == [3, 28])
    #expect(members.map(\.keyEnd) == [6, 31])
    #expect(members.map(\.value.start) == [9, 34])
    #expect(members.map(\.value.end) == [25, 38])
    #expect(elements.map(\.start) == [11, 15])
    #expect(elements.map(\.end) == [12, 23])
  }
}
