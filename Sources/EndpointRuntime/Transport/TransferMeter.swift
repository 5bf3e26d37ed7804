import Foundation

/// Measures the progress of an upload or a download, for the caller and for its deadline.
///
/// Reports may come from any thread. Fractions only increase, only the latest unread one is buffered, and only
/// `succeed` sends 1.
final class TransferMeter: @unchecked Sendable {
  /// The progress. The stream finishes with the transfer.
  let fractions: AsyncStream<Double>

  private let continuation: AsyncStream<Double>.Continuation
  private let lock = NSLock()
  private var highest = 0.0
  private var lastSign = DispatchTime.now()

  init() {
    (fractions, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Records the number of transferred bytes. A total of 0 or less is unknown: it resets the deadline and sends no
  /// fraction.
  func report(_ done: Int64, of total: Int64) {
    lock.withLock {
      lastSign = DispatchTime.now()
      let fraction = total > 0 ? Double(done) / Double(total) : 0
      guard fraction > highest, fraction < 1 else { return }
      highest = fraction
      continuation.yield(fraction)
    }
  }

  /// Sends 1 and finishes.
  func succeed() {
    continuation.yield(1)
    continuation.finish()
  }

  /// Finishes without sending 1.
  func fail() { continuation.finish() }

  /// The number of seconds since the last report.
  var silence: Double {
    lock.withLock { lastSign.secondsUntilNow }
  }
}
