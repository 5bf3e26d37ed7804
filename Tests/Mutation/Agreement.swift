import EndpointJSON
import Foundation

/// What came of decoding texts in two ways, by the client's own and by the standard decoder, which have to agree
/// on every text: both the same value, or both a failure. What is decoded and can be encoded is written in two ways as
/// well, which have to come to the same JSON.
package struct Agreement: Sendable {
  /// How many texts are made of the documents of a type, unless a test says otherwise.
  ///
  /// `MUTATIONS=10000 swift test` makes that many.
  package static let count =
    ProcessInfo.processInfo.environment["MUTATIONS"].flatMap { Int($0) } ?? 150

  package private(set) var accepted = 0
  package private(set) var refused = 0
  /// The texts on which the two ways differ, with what each says.
  package private(set) var differences: [String] = []

  /// Decodes the documents, and `count` texts that chance makes of them, the same in every run.
  package init<T: WireDecodable & Equatable>(
    on documents: [String],
    as type: T.Type,
    count: Int = Self.count
  ) async {
    let documents = documents.map { Array($0.utf8) }
    var mutator = Mutator(seed: 7)
    for document in documents { add(document, as: type) }
    for number in 0..<count where !documents.isEmpty {
      // Other tests run beside this one, some of them against the clock.
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
    // The standard decoder lets some text pass that is no JSON, and rounds numbers.
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
