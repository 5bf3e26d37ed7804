import EndpointJSON
import Foundation

/// A type that is decoded in two ways, which have to agree on every text: both the same value, or both a failure.
package struct TwoPaths: Sendable, CustomStringConvertible {
  /// What came of decoding many texts.
  package struct Outcome: Sendable {
    package var accepted = 0
    package var refused = 0
    /// The texts on which the two ways differ, with what each says.
    package var differences: [String] = []
  }

  private enum Verdict {
    case accepted, refused
    case different(String)
  }

  package let description: String
  private let documents: [[UInt8]]
  private let judge: @Sendable ([UInt8]) -> Verdict

  /// - Parameter documents: texts that decode; the ones that are tried are made of them.
  package init<T: JSONDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    _ documents: [String]
  ) {
    description = "\(String(reflecting: T.self))"
    self.documents = documents.map { Array($0.utf8) }
    judge = { Self.judge(T.self, $0) }
  }

  /// Decodes the documents, and `count` texts that are made of them.
  package func outcome(count: Int, seed: UInt64) -> Outcome {
    var outcome = Outcome()
    var mutator = Mutator(seed: seed)
    for document in documents { add(document, to: &outcome) }
    for number in 0..<count {
      add(mutator.mutated(documents[number % documents.count]), to: &outcome)
    }
    return outcome
  }

  private func add(_ text: [UInt8], to outcome: inout Outcome) {
    switch judge(text) {
    case .accepted: outcome.accepted += 1
    case .refused: outcome.refused += 1
    case .different(let difference): outcome.differences.append(difference)
    }
  }

  private static func judge<T: JSONDecodable & Equatable>(
    _ type: T.Type,
    _ text: [UInt8]
  ) -> Verdict {
    let direct = Result { try JSONReader.read(text) { T(from: &$0) }.value }
    let standard = Result { try JSONDecoder().decode(T.self, from: Data(text)) }
    let document = try? JSONValue(parsing: text)
    switch (direct, standard) {
    case (.success(let one), .success(let other)) where one == other && document != nil:
      return .accepted
    case (.failure, .failure): return .refused
    // The standard decoder lets some text pass that is no JSON.
    case (.failure, .success) where document == nil: return .refused
    case _ where document?.roundsToAnInteger ?? false: return .refused
    default:
      return .different("\(String(decoding: text, as: UTF8.self))\n  \(direct)\n  \(standard)")
    }
  }
}
