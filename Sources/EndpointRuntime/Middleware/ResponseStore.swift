import Foundation

/// The storage of a cache: per request the variants that `Vary` selects from, within a limit in bytes.
final class ResponseStore: @unchecked Sendable {
  /// The cache key. It includes credentials, so that users never receive each other's responses.
  private struct Key: Hashable {
    let method: HTTPMethod
    let url: String
    let secrets: [HTTPHeaders.Field]

    init(_ request: HTTPRequest) {
      method = request.method
      url = request.url.absoluteString
      secrets = request.headers.fields.filter(\.isSecret)
    }
  }

  private let limit: Int
  private let lock = NSLock()
  /// The least recently used comes first.
  private var entries: [(key: Key, response: CachedResponse)] = []
  private var size = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the cached response for a request.
  func response(for request: HTTPRequest) -> CachedResponse? {
    lock.withLock {
      let key = Key(request)
      let index = entries.firstIndex { $0.key == key && $0.response.fits(request) }
      guard let index else { return nil }
      entries.append(entries.remove(at: index))
      return entries.last?.response
    }
  }

  /// Stores a response and replaces the previous one of the request.
  func insert(_ response: CachedResponse, for request: HTTPRequest) {
    lock.withLock {
      drop(request)
      guard response.size <= limit else { return }
      entries.append((Key(request), response))
      size += response.size
      while size > limit { size -= entries.removeFirst().response.size }
    }
  }

  /// Removes the cached response of a request.
  func remove(_ request: HTTPRequest) {
    lock.withLock { drop(request) }
  }

  /// Removes all responses of a URL after an unsafe request changed it (RFC 9111, section 4.4).
  func removeAll(at url: URL) {
    let url = url.absoluteString
    lock.withLock { drop { key, _ in key.url == url } }
  }

  private func drop(_ request: HTTPRequest) {
    let key = Key(request)
    drop { $0 == key && $1.fits(request) }
  }

  private func drop(where isDropped: (Key, CachedResponse) -> Bool) {
    let dropped = entries.filter(isDropped)
    guard !dropped.isEmpty else { return }
    entries.removeAll(where: isDropped)
    size -= dropped.reduce(0) { $0 + $1.response.size }
  }
}
