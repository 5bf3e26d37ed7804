import Foundation

/// The storage of a cache: per request the variants that `Vary` selects from, within a limit in bytes.
final class ResponseStore: @unchecked Sendable {
  /// The cache key. It includes credentials, so that users never receive each other's responses.
  private struct Key: Hashable {
    let method: HTTPMethod
    let url: URL
    let secrets: [HTTPHeaders.Field]

    init(_ request: HTTPRequest) {
      method = request.method
      url = request.url
      secrets = request.headers.fields.filter(\.isSecret)
    }
  }

  private struct Entry {
    let response: CachedResponse
    /// The counter value of the last use.
    var use: Int
  }

  private let limit: Int
  private let lock = NSLock()
  private var entries: [Key: [Entry]] = [:]
  private var uses = 0
  private var size = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the cached response for a request.
  func response(for request: HTTPRequest) -> CachedResponse? {
    lock.withLock {
      let key = Key(request)
      guard let index = entries[key]?.firstIndex(where: { $0.response.fits(request) }) else {
        return nil
      }
      uses += 1
      entries[key]?[index].use = uses
      return entries[key]?[index].response
    }
  }

  /// Stores a response and replaces the previous one of the request.
  func insert(_ response: CachedResponse, for request: HTTPRequest) {
    lock.withLock {
      drop(Key(request)) { $0.fits(request) }
      guard response.size <= limit else { return }
      uses += 1
      entries[Key(request), default: []].append(Entry(response: response, use: uses))
      size += response.size
      makeRoom()
    }
  }

  /// Removes the cached response of a request.
  func remove(_ request: HTTPRequest) {
    lock.withLock { drop(Key(request)) { $0.fits(request) } }
  }

  /// Removes all responses of a URL after an unsafe request changed it (RFC 9111, section 4.4).
  func removeAll(at url: URL) {
    lock.withLock {
      for key in entries.keys where key.url == url { drop(key) { _ in true } }
    }
  }

  private func drop(_ key: Key, where isDropped: (CachedResponse) -> Bool) {
    guard let all = entries[key] else { return }
    let left = all.filter { !isDropped($0.response) }
    size -= all.reduce(0) { $0 + $1.response.size } - left.reduce(0) { $0 + $1.response.size }
    entries[key] = left.isEmpty ? nil : left
  }

  /// Removes the least recently used responses until the rest fits the limit.
  private func makeRoom() {
    while size > limit {
      let all = entries.flatMap { key, entries in entries.map { (key: key, use: $0.use) } }
      guard let oldest = all.min(by: { $0.use < $1.use }),
        let index = entries[oldest.key]?.firstIndex(where: { $0.use == oldest.use }),
        let entry = entries[oldest.key]?.remove(at: index)
      else { return }
      size -= entry.response.size
      if entries[oldest.key]?.isEmpty == true { entries[oldest.key] = nil }
    }
  }
}
