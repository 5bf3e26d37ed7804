import EndpointRuntime
import Foundation

/// The payloads of the benchmark, made from a fixed seed.
func payloads() throws -> [Payload] {
  var random = SeededGenerator(seed: 3)
  let issues = try written((0..<100).map { Issue.random($0, &random) })
  let records = (0..<10_000).map { Record.random($0, &random) }
  let escapes = (0..<1000).map { Comment.random($0, Words.escaped, &random) }
  let foreign = (0..<1000).map { Comment.random($0, Words.foreign, &random) }
  return [
    try Payload("login", written(Login.sample), Login.self, Standard.Login.self),
    try Payload("issues, declared order", issues, [Issue].self, [Standard.Issue].self),
    try Payload(
      "issues, reversed order",
      reordered(issues) { $0.reversed() },
      [Issue].self,
      [Standard.Issue].self
    ),
    try Payload(
      "issues, random order",
      reordered(issues) { $0.shuffled(using: &random) },
      [Issue].self,
      [Standard.Issue].self
    ),
    try Payload("flat records", written(records), [Record].self, [Standard.Record].self),
    try Payload(
      "catalogue, few fields read",
      catalogue(&random),
      [Product].self,
      [Standard.Product].self
    ),
    try Payload(
      "text with escapes",
      slashed(written(escapes)),
      [Comment].self,
      [Standard.Comment].self
    ),
    try Payload("non-Latin text", written(foreign), [Comment].self, [Standard.Comment].self),
    try Payload(
      "coordinates",
      written((0..<20).map { Shape.random($0, &random) }),
      [Shape].self,
      [Standard.Shape].self
    ),
    try Payload(
      "events with dates and URLs",
      written((0..<1000).map { Event.random($0, &random) }),
      [Event].self,
      [Standard.Event].self
    ),
  ]
}

private func written(_ value: some WireEncodable) throws -> Data {
  Data(try JSONWriter.write { value.encode(to: &$0) }.bytes)
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
