import EndpointRuntime
import Foundation
import PayloadsAPI

/// Payloads with one difficulty each, made from fixed seeds.
func syntheticPayloads() -> [PayloadSource] {
  [
    PayloadSource("login", Login.self, Standard.Login.self) { try written(Login.sample) },
    PayloadSource("issues, declared order", [Issue].self, [Standard.Issue].self) {
      try issues { members, _ in members }
    },
    PayloadSource("issues, reversed order", [Issue].self, [Standard.Issue].self) {
      try issues { members, _ in members.reversed() }
    },
    PayloadSource("issues, random order", [Issue].self, [Standard.Issue].self) {
      try issues { $0.shuffled(using: &$1) }
    },
    PayloadSource("flat records", [Record].self, [Standard.Record].self) {
      try randomList(10_000, Record.random)
    },
    PayloadSource("catalogue, few fields read", [Product].self, [Standard.Product].self) {
      var random = SeededGenerator(seed: 3)
      return try catalogue(&random)
    },
    PayloadSource("text with escapes", [Comment].self, [Standard.Comment].self) {
      slashed(try randomList(1000) { Comment.random($0, Words.escaped, &$1) })
    },
    PayloadSource("non-Latin text", [Comment].self, [Standard.Comment].self) {
      try randomList(1000) { Comment.random($0, Words.foreign, &$1) }
    },
    PayloadSource("coordinates", [Shape].self, [Standard.Shape].self) {
      try randomList(20, Shape.random)
    },
    PayloadSource("events with dates and URLs", [Appointment].self, [Standard.Appointment].self) {
      try randomList(1000, Appointment.random)
    },
  ]
}

func written(_ value: some WireEncodable) throws -> Data {
  Data(try JSONWriter.write { value.encode(to: &$0) }.bytes)
}

/// A list of random values.
func randomList<Value: WireEncodable>(
  _ count: Int,
  _ value: (Int, inout SeededGenerator) -> Value
) throws -> Data {
  var random = SeededGenerator(seed: 3)
  return try written((0..<count).map { value($0, &random) })
}

/// Issues with their members in another order.
private func issues(
  _ order: ([JSONObject.Element], inout SeededGenerator) -> [JSONObject.Element]
) throws -> Data {
  var random = SeededGenerator(seed: 4)
  return try reordered(randomList(100, Issue.random)) { order($0, &random) }
}

/// The same JSON with the members of every object in another order.
private func reordered(
  _ json: Data,
  _ order: ([JSONObject.Element]) -> [JSONObject.Element]
) throws -> Data {
  func reordered(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): .array(elements.map(reordered))
    case .object(let object):
      .object(JSONObject(order(Array(object)).map { ($0.key, reordered($0.value)) }))
    default: value
    }
  }
  return try written(reordered(JSONValue(parsing: json)))
}

/// The same JSON with escapes where none is needed, as many servers write them.
private func slashed(_ json: Data) -> Data {
  let text = String(decoding: json, as: UTF8.self)
    .replacingOccurrences(of: "/", with: "\\/")
    .replacingOccurrences(of: "é", with: "\\u00e9")
    .replacingOccurrences(of: "😀", with: "\\ud83d\\ude00")
  return Data(text.utf8)
}

/// Products of 40 fields, of which four are read.
private func catalogue(_ random: inout SeededGenerator) throws -> Data {
  let products = (0..<300).map { index in
    var product: JSONObject = [
      "id": .number(JSONNumber(index)), "name": .string(Words.latin.sentence(3, &random)),
      "price": .number(JSONNumber(Int.random(in: 1...500, using: &random))),
      "in_stock": .bool(.random(using: &random)),
    ]
    for field in 0..<12 {
      product["field_\(field)"] = .string(Words.latin.sentence(field, &random))
      product["number_\(field)"] = .number(JSONNumber(Int.random(in: 0...99_999, using: &random)))
      product["group_\(field)"] = [
        "areas": [1, 2, 3], "name": .string("group"), "visible": true, "parent": .null,
      ]
    }
    return JSONValue.object(JSONObject(product.shuffled(using: &random).map { ($0.key, $0.value) }))
  }
  return try written(products)
}
