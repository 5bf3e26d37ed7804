@_spi(Generated) import EndpointRuntime
import Foundation
import PayloadsAPI

/// The texts with which JSON libraries are compared, indented as published. Empty if they are not on this machine.
func publishedTexts() -> [PayloadSource] {
  guard FileManager.default.fileExists(atPath: textFolder.path) else { return [] }
  return [
    PayloadSource("twitter", Timeline.self, Standard.Timeline.self) { try text("twitter") },
    PayloadSource("citm_catalog", Catalogue.self, Standard.Catalogue.self) {
      try text("citm_catalog")
    },
    PayloadSource("canada", FeatureCollection.self, Standard.FeatureCollection.self) {
      try text("canada")
    },
    PayloadSource("github_events", [RepositoryEvent].self, [Standard.RepositoryEvent].self) {
      try text("github_events")
    },
    PayloadSource("stripe_charges", ChargeList.self, Standard.ChargeList.self) {
      try text("stripe_charges")
    },
    PayloadSource("records", [Record].self, [Standard.Record].self) { try records() },
    PayloadSource("gsoc-2018", [String: CodeProject].self, [String: Standard.CodeProject].self) {
      try text("gsoc-2018")
    },
    PayloadSource("twitterescaped", Timeline.self, Standard.Timeline.self) {
      try text("twitterescaped")
    },
    PayloadSource("update-center", UpdateCenter.self, Standard.UpdateCenter.self) {
      try text("update-center")
    },
  ]
}

/// A small response, and other forms of the published texts.
func variedTexts() -> [PayloadSource] {
  let login = PayloadSource("login", Login.self, Standard.Login.self) { try written(Login.sample) }
  guard !publishedTexts().isEmpty else { return [login] }
  let twitter = { (name: String, json: @escaping () throws -> Data) in
    PayloadSource("twitter, \(name)", Timeline.self, Standard.Timeline.self, json)
  }
  return [
    login,
    twitter("minified") { try minified("twitter") },
    twitter("reversed members") { try reordered("twitter") { $0.reversed() } },
    twitter("shuffled members") {
      var random = SeededGenerator(state: 4)
      return try reordered("twitter") { $0.shuffled(using: &random) }
    },
    twitter("with escapes") { try escaped("twitter") },
    PayloadSource("citm_catalog, minified", Catalogue.self, Standard.Catalogue.self) {
      try minified("citm_catalog")
    },
    PayloadSource("stripe_charges, minified", ChargeList.self, Standard.ChargeList.self) {
      try minified("stripe_charges")
    },
    PayloadSource("github_events, dates and URLs", [DatedEvent].self, [Standard.DatedEvent].self) {
      try text("github_events")
    },
  ]
}

private let textFolder = URL(fileURLWithPath: "\(#filePath)/../../../../../shared/json-texts")
  .standardized

private func text(_ name: String) throws -> Data {
  try Data(contentsOf: textFolder.appendingPathComponent("\(name).json"))
}

private func minified(_ name: String) throws -> Data {
  try written(JSONValue(parsing: text(name)))
}

/// A text with the members of every object in another order.
private func reordered(
  _ name: String,
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
  return try written(reordered(JSONValue(parsing: text(name))))
}

/// A text with escapes for slashes and all non-ASCII characters, as many servers write them.
private func escaped(_ name: String) throws -> Data {
  let escaped = try String(decoding: minified(name), as: UTF8.self).utf16.map { unit in
    switch unit {
    case 0x2F: "\\/"
    case ..<0x80: String(UnicodeScalar(UInt8(unit)))
    default: String(format: "\\u%04x", unit)
    }
  }
  return Data(escaped.joined().utf8)
}

private func written(_ value: some WireEncodable) throws -> Data {
  Data(try JSONWriter.write { value.encode(to: &$0) }.bytes)
}

extension Login {
  fileprivate static let sample = Login(
    token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN",
    expiresIn: 3600,
    user: LoginUser(id: 4_711_815, name: "Ada Lovelace", email: "ada@example.com", isAdmin: false),
    scope: "read write"
  )
}

/// Flat records of random values.
private func records() throws -> Data {
  let words = "the reader fails when a value of another kind follows the key in large files"
    .split(separator: " ")
  var random = SeededGenerator(state: 3)
  let records = (0..<40_000).map { index in
    Record(
      id: index,
      name: (0..<3).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " "),
      email: "person\(index)@example.com",
      age: .random(in: 18...99, using: &random),
      active: .random(using: &random),
      score: Double(Int.random(in: 0...100_000, using: &random)) / 100,
      city: ["Berlin", "Paris", "San Francisco"].randomElement(using: &random) ?? ""
    )
  }
  return try written(records)
}

/// SplitMix64: the same values in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
