@_spi(Generated) import EndpointJSON
import Foundation

/// Compares the client's own decoder with the standard decoder.
///
/// Both must decode the same value from a text, or both must fail. If the value can be encoded,
/// both encoders must write the same JSON.
package struct Agreement: Sendable {
  /// The default number of changed texts per type.
  ///
  /// `MUTATIONS=10000 swift test` sets it.
  package static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 40

  package private(set) var accepted = 0
  package private(set) var refused = 0
  /// The texts for which the two decoders or encoders differ, with both results.
  package private(set) var differences: [String] = []

  /// Decodes the documents, and `count` random changes of them that are equal in every run.
  package init<T: WireDecodable & Equatable>(
    on documents: [String],
    as type: T.Type,
    count: Int = Self.count
  ) async {
    let documents = documents.map { Array($0.utf8) }
    var mutator = Mutator(seed: 7)
    for document in documents { add(document, as: type) }
    for number in 0..<count where !documents.isEmpty {
      // Other tests run at the same time, some of them with deadlines.
      await Task.yield()
      add(mutator.mutated(documents[number % documents.count]), as: type)
    }
  }

  private mutating func add<T: WireDecodable & Equatable>(_ text: [UInt8], as type: T.Type) {
    let direct = Result { try JSONReader.read(text) { T(from: &$0) }.value }
    let standard = Result { try JSONDecoder().decode(T.self, from: Data(text)) }
    let document = try? JSONValue(parsing: text)
    switch (direct, standard) {
    case (.success(let one), .success(let other)) where one == other && document != nil:
      accepted += 1
      if let value = one as? any WireEncodable { addWritten(value, of: text) }
    case (.failure, .failure): refused += 1
    // The standard decoder accepts some invalid JSON, and rounds numbers.
    case (.failure, .success) where document == nil: refused += 1
    case _ where document?.hasNumberThatStandardMisreads ?? false: refused += 1
    default:
      let text = String(decoding: text, as: UTF8.self)
      differences.append("\(T.self) from \(text)\n  \(direct)\n  \(standard)")
    }
  }

  private mutating func addWritten(_ value: some WireEncodable, of text: [UInt8]) {
    let direct = try? JSONWriter.write { value.encode(to: &$0) }.bytes
    let standard = try? JSONEncoder().encode(value)
    let one = direct.flatMap { try? JSONValue(parsing: $0) }
    let other = standard.flatMap { try? JSONValue(parsing: $0) }
    guard one?.hasNumberThatStandardMisreads != true else { return }
    if one != other || (one == nil) != (direct == nil) {
      let texts = [text, direct ?? [], Array(standard ?? Data())]
        .map { String(decoding: $0, as: UTF8.self) }
      differences.append("\(value) from \(texts[0]) is \(texts[1]) and \(texts[2])")
    }
  }
}
