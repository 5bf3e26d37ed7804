/// The credentials that requests sent, as far as their names and values show them.
///
/// It contains no value, and only hashes of those that may be credentials. A credential is the same in many requests. A key
/// that differs in each request, such as an idempotency key, is not a credential.
struct SentCredentials {
  /// The numbers of requests with each set of possible credentials.
  private var requests: [Set<TrafficCredential>: Int] = [:]
  private var values: [TrafficCredential: Values] = [:]
  /// The first spelling of each header, by its lowercase name.
  private var spellings: [String: String] = [:]

  /// The values of one credential, which its name does not prove.
  private struct Values {
    var requests = 0
    var distinct = 0
    var hashes: Set<Int> = []

    private static let most = 1000

    mutating func add(_ hash: Int) {
      requests += 1
      insert(hash)
    }

    mutating func add(_ other: Values) {
      requests += other.requests
      distinct += other.distinct - other.hashes.count
      for hash in other.hashes { insert(hash) }
    }

    /// Counts a value as distinct if there are too many to remember.
    private mutating func insert(_ hash: Int) {
      guard !hashes.contains(hash) else { return }
      distinct += 1
      if hashes.count < Self.most { hashes.insert(hash) }
    }

    var isSteady: Bool { distinct == 1 || 2 * distinct < requests }
  }

  /// Adds the possible credentials of a request.
  mutating func add(_ exchange: Exchange) {
    let found = TrafficCredential.all(of: exchange)
    requests[Set(found.map(\.credential)), default: 0] += 1
    for sent in found where !sent.isSure {
      values[sent.credential, default: Values()].add(sent.text.hashValue)
    }
    for sent in found {
      if let name = sent.credential.header, spellings[name] == nil { spellings[name] = sent.name }
    }
  }

  mutating func add(_ other: SentCredentials) {
    requests.merge(other.requests, uniquingKeysWith: +)
    for (credential, values) in other.values {
      self.values[credential, default: Values()].add(values)
    }
    spellings.merge(other.spellings) { first, _ in first }
  }

  /// The numbers of requests with each set of credentials.
  var counts: [Set<TrafficCredential>: Int] {
    requests.reduce(into: [:]) { $0[credentials(among: $1.key), default: 0] += $1.value }
  }

  /// The sets of credentials that some requests sent.
  func schemes(of some: SentCredentials) -> Set<Set<TrafficCredential>> {
    Set(some.requests.keys.map(credentials))
  }

  func spelling(of header: String) -> String { spellings[header] ?? header }

  /// The credentials among possible ones. Cookies authenticate requests without another credential.
  private func credentials(among found: Set<TrafficCredential>) -> Set<TrafficCredential> {
    let steady = found.filter { values[$0]?.isSteady ?? true }
    let others = steady.filter { !$0.isOfCookies }
    return others.isEmpty ? steady : others
  }
}
