import EndpointSpec

/// The names of things in traffic, by hash: what clients send, and what servers list, under keys such as `id` and `name`.
///
/// Such a name as the key of an object is data: `{ "News": { … } }` after a client created `{ "name": "News" }`.
package struct KnownNames: Sendable {
  private var sent: Set<Int> = []
  private var listed: Set<Int> = []
  private var folders: Set<Int> = []

  /// The maximum number of names.
  private static let most = 100_000

  package init() {}

  /// Adds a text with which a client names a thing.
  package mutating func addSent(_ text: String) {
    if sent.count < Self.most { sent.insert(text.hashValue) }
  }

  /// Adds a text with which a response names a thing.
  package mutating func addListed(_ text: String) {
    if listed.count < Self.most { listed.insert(text.hashValue) }
  }

  /// Adds a name that a response lists with a slash behind it, since other names are below it.
  package mutating func addFolder(_ text: String) {
    if folders.count < Self.most { folders.insert(text.hashValue) }
  }

  package func isFolder(_ text: String) -> Bool { folders.contains(text.hashValue) }

  /// Whether a response names a thing so.
  package func isListed(_ text: String) -> Bool { listed.contains(text.hashValue) }

  /// Whether the keys of an object are names. A single key may be the one of a wrapper, so a client must have sent it.
  ///
  /// - Parameters:
  ///   - owner: The key of the object.
  ///   - areContainers: Whether the values are objects or lists. Such values are named by half of the keys, others by all.
  func contain(_ keys: [String], under owner: String, areContainers: Bool) -> Bool {
    if keys.count == 1 {
      return areContainers && sent.contains(keys[0].hashValue) && !isWrapper(keys[0], of: owner)
    }
    let known = keys.count { sent.contains($0.hashValue) || listed.contains($0.hashValue) }
    return known >= 2 && (areContainers ? known * 2 >= keys.count : known == keys.count)
  }

  private func isWrapper(_ key: String, of owner: String) -> Bool {
    Envelope.isKey(key)
      || ProposedName.elementTypeName(key) == ProposedName.elementTypeName(owner)
  }
}
