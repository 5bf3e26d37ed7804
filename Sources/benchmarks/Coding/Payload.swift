@_spi(Generated) import EndpointRuntime
import Foundation

/// JSON and two ways to read it, and to write what was read: by the generated models, and by `JSONDecoder` and
/// `JSONEncoder` with synthesized conformances.
struct Payload {
  let byteCount: Int
  let encodedCount: Int
  let decode: (own: () -> Void, standard: () -> Void)
  let encode: (own: () -> Void, standard: () -> Void)

  /// - Throws: if the two ways differ in what they read or write.
  init<Own: WireDecodable & WireEncodable, Other: Codable & Equatable>(
    _ json: Data,
    _ own: Own.Type,
    _ other: Other.Type
  ) throws {
    byteCount = json.count
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    let value = try JSONReader.read(json) { Own(from: &$0) }.value
    let standard = try decoder.decode(Other.self, from: json)
    let text = try JSONWriter.write { value.encode(to: &$0) }
    guard try decoder.decode(Other.self, from: Data(text.bytes)) == standard else {
      throw CocoaError(.coderInvalidValue)
    }
    encodedCount = text.bytes.count
    decode = (
      { _ = try? JSONReader.read(json) { Own(from: &$0) } },
      { _ = try? decoder.decode(Other.self, from: json) }
    )
    encode = (
      { _ = try? JSONWriter.write { value.encode(to: &$0) } },
      { _ = try? encoder.encode(standard) }
    )
  }
}

/// A payload that is made when it is measured, since a run under valgrind needs only one.
struct PayloadSource {
  let name: String
  let json: () throws -> Data
  let make: () throws -> Payload

  init<Own: WireDecodable & WireEncodable, Other: Codable & Equatable>(
    _ name: String,
    _ own: Own.Type,
    _ other: Other.Type,
    _ json: @escaping () throws -> Data
  ) {
    self.name = name
    self.json = json
    make = { try Payload(json(), own, other) }
  }
}
