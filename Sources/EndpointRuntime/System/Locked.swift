import Foundation

/// A value that a lock protects.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value { lock.withLock { stored } }

  func update<Result>(_ change: (inout Value) -> Result) -> Result {
    lock.withLock { change(&stored) }
  }
}
