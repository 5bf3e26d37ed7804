import Foundation

/// The entries that callbacks add, in order.
final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  var all: [String] { lock.withLock { entries } }

  func add(_ entry: String) { lock.withLock { entries.append(entry) } }
}
