@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageAPI
import Testing

/// The value that the client's decoder reads, or nil if it rejects the text.
func direct<T: WireDecodable>(_ type: T.Type = T.self, _ text: String) -> T? {
  try? JSONReader.read(text.utf8) { T(from: &$0) }.value
}

/// The value that the standard decoder reads through the bridge, or nil if it rejects the text.
func bridged<T: Decodable>(_ type: T.Type = T.self, _ text: String) -> T? {
  try? JSONDecoder().decode(T.self, from: Data(text.utf8))
}

/// The value of the text. Both decoders must agree on it.
@discardableResult
func decoded<T: WireDecodable & Equatable>(
  _ type: T.Type = T.self,
  _ text: String,
  _ location: SourceLocation = #_sourceLocation
) -> T? {
  let (one, other) = (direct(type, text), bridged(type, text))
  #expect(one == other, "\(T.self) from \(text)", sourceLocation: location)
  return one
}

/// The error of the client's decoder, or nil if it accepts the text.
func failure<T: WireDecodable>(_ type: T.Type, _ text: String) -> String? {
  do throws(JSONFailure) {
    _ = try JSONReader.read(text.utf8) { T(from: &$0) }
    return nil
  } catch {
    return error.description
  }
}

/// The JSON of a value. The writer and the standard encoder must agree on it.
@discardableResult
func written<T: WireEncodable>(
  _ value: T,
  _ location: SourceLocation = #_sourceLocation
) throws -> String {
  let text = try JSONWriter.write { value.encode(to: &$0) }.string
  let encoded = try JSONEncoder().encode(value)
  #expect(
    try JSONValue(parsing: text.utf8) == JSONValue(parsing: encoded),
    "\(text) and \(String(decoding: encoded, as: UTF8.self))",
    sourceLocation: location
  )
  return text
}

/// Checks that both decoders agree on a document and on every single change of it.
///
/// If the document decodes, both encoders must write the same JSON. That JSON must decode as an
/// equal value. `rounding` allows formats that round.
func checkChanges<T: WireDecodable & WireEncodable & Equatable>(
  of text: String,
  as type: T.Type,
  rounding: Bool = false,
  _ location: SourceLocation = #_sourceLocation
) async throws {
  #expect(direct(type, text) != nil, "\(failure(type, text) ?? "")", sourceLocation: location)
  for changed in try changes(of: text) {
    await Task.yield()
    guard let value = decoded(type, changed, location) else { continue }
    let text = try written(value, location)
    let back = try #require(direct(type, text), "\(changed) → \(text)", sourceLocation: location)
    let isSame = try back == value || rounding && written(back, location) == text
    #expect(isSame, "\(changed) → \(text)", sourceLocation: location)
  }
}

/// The same for a type that is only received.
func checkChanges<T: WireDecodable & Equatable>(
  ofReceived text: String,
  as type: T.Type,
  _ location: SourceLocation = #_sourceLocation
) async throws {
  #expect(direct(type, text) != nil, "\(failure(type, text) ?? "")", sourceLocation: location)
  for changed in try changes(of: text) {
    await Task.yield()
    decoded(type, changed, location)
  }
}

/// The document and every single change of it: another value or none at each position, and unknown
/// and duplicate keys in each object.
func changes(of text: String) throws -> [String] {
  try [text] + changes(of: JSONValue(parsing: text.utf8))
}

private let replacements = [
  "null", "true", "0", "1", "-7", "2.0", "1.5", "1e2", "12345678901234567890", #""""#, #""text""#,
  #""1""#, #""true""#, #""CLUBS""#, #""2026-11-21""#, "[]", "[null]", "[1]", "{}", #"{"x":1}"#,
]

private func changes(of value: JSONValue) -> [String] {
  switch value {
  case .array(let elements):
    let inner = elements.indices.flatMap { index in
      changes(of: elements[index]).map { changed in
        var texts = elements.map(\.description)
        texts[index] = changed
        return "[\(texts.joined(separator: ","))]"
      }
    }
    return replacements + inner
  case .object(let object):
    return replacements + changes(of: object.map { ($0.key, $0.value) })
  default: return replacements
  }
}

private func changes(of members: [(key: String, value: JSONValue)]) -> [String] {
  let texts = members.map { "\(JSONValue.string($0.key)):\($0.value)" }
  func object(_ texts: [String]) -> String { "{\(texts.joined(separator: ","))}" }
  return members.indices.flatMap { index -> [String] in
    let key = JSONValue.string(members[index].key).description
    var without = texts
    without.remove(at: index)
    let changed = changes(of: members[index].value).map { value in
      var texts = texts
      texts[index] = "\(key):\(value)"
      return object(texts)
    }
    let twice = [
      object(texts + [texts[index]]), object(texts + ["\(key):null"]),
      object(texts + ["\(key):[{}]"]), object(["\(key):null"] + texts),
      object(["\(key):false"] + texts),
    ]
    return [object(without)] + changed + twice
  } + [object(texts + [#""unknown":{"a":[1]}"#]), object([#""": 1"#] + texts)]
}
