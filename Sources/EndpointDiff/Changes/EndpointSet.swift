/// Endpoints of a comparison, in the order of the new spec.
///
/// A large spec has thousands of changes that each affect thousands of endpoints, so that a set needs one bit for each
/// endpoint. The sets of a comparison share their names.
package struct EndpointSet: Sendable {
  /// The names of all endpoints of a comparison.
  final class Names: Sendable {
    let texts: [String]
    let indices: [String: Int]

    init(_ texts: [String]) {
      self.texts = texts
      indices = Dictionary(firstOf: zip(texts, texts.indices))
    }

    static let none = Names([])
  }

  private var names = Names.none
  private var bits = BitSet()

  init() {}

  /// - Parameter bits: The indices of names.
  init(_ bits: BitSet, of names: Names) {
    (self.names, self.bits) = (names, bits)
  }

  /// The endpoints of a comparison with these names. Other names are ignored.
  init(_ endpoints: some Sequence<String>, of names: Names) {
    self.names = names
    for endpoint in endpoints { names.indices[endpoint].map { bits.insert($0) } }
  }

  /// Endpoints in this order.
  package init(_ endpoints: [String]) {
    self.init(endpoints, of: Names(endpoints))
  }

  package var isEmpty: Bool { bits.isEmpty }

  var count: Int { bits.count }

  func contains(_ endpoint: String) -> Bool {
    names.indices[endpoint].map(bits.contains) ?? false
  }

  func isSuperset(of other: EndpointSet) -> Bool { bits.isSuperset(of: other.bits) }

  /// Adds the endpoints of another set of the comparison.
  mutating func formUnion(_ other: EndpointSet) {
    if isEmpty { names = other.names }
    bits.formUnion(other.bits)
  }

  func union(_ other: EndpointSet) -> EndpointSet {
    var union = self
    union.formUnion(other)
    return union
  }
}

extension EndpointSet: Sequence {
  package func makeIterator() -> some IteratorProtocol<String> {
    bits.lazy.map { [names] in names.texts[$0] }.makeIterator()
  }

  package var underestimatedCount: Int { count }
}

/// Compares sets of one comparison.
extension EndpointSet: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }

  package func hash(into hasher: inout Hasher) { hasher.combine(bits) }
}

/// A set of small numbers, which needs one bit for each number up to the largest one.
struct BitSet: Hashable, Sendable {
  /// The last word is never 0, so that equal sets have equal words.
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ number: Int) -> Bool {
    number / 64 < words.count && words[number / 64] & Self.bit(number) != 0
  }

  mutating func insert(_ number: Int) {
    grow(to: number / 64 + 1)
    words[number / 64] |= Self.bit(number)
  }

  mutating func formUnion(_ other: BitSet) {
    if isEmpty {
      words = other.words
      return
    }
    grow(to: other.words.count)
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  func isSuperset(of other: BitSet) -> Bool {
    other.words.count <= words.count && zip(other.words, words).allSatisfy { $0 & ~$1 == 0 }
  }

  private mutating func grow(to count: Int) {
    while words.count < count { words.append(0) }
  }

  private static func bit(_ number: Int) -> UInt64 { 1 << UInt64(number % 64) }
}

extension BitSet: Sequence {
  func makeIterator() -> some IteratorProtocol<Int> {
    sequence(state: (index: 0, rest: words.first ?? 0)) { [words] state -> Int? in
      while state.rest == 0 {
        state.index += 1
        if state.index >= words.count { return nil }
        state.rest = words[state.index]
      }
      defer { state.rest &= state.rest - 1 }
      return state.index * 64 + state.rest.trailingZeroBitCount
    }
  }
}
