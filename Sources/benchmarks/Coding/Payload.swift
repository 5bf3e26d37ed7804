import EndpointRuntime
import Foundation

/// The models of the benchmark once more, with synthesized conformances.
enum Standard {}

/// JSON and the two ways to read it, and to write what was read.
struct Payload {
  let name: String
  let byteCount: Int
  let encodedCount: Int
  /// Reading and writing by the models' own code and by the standard coders.
  let decode: (own: () -> Void, standard: () -> Void)
  let encode: (own: () -> Void, standard: () -> Void)

  /// - Throws: if the two ways differ in what they read or write.
  init<Own: WireDecodable & WireEncodable, Other: Codable & Equatable>(
    _ name: String,
    _ json: Data,
    _ own: Own.Type,
    _ other: Other.Type
  ) throws {
    self.name = name
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
