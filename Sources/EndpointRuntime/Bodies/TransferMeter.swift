import Foundation

/// How far an upload or a download is: fractions for who shows them, and signs of life for its deadline.
///
/// Reports come from any thread. The fractions only grow, the latest stands for those that nobody has read, and 1 is told by
/// `succeed` alone.
final class TransferMeter: @unchecked Sendable {
  /// What has been reported; it ends with the transfer.
  let fractions: AsyncStream<Double>

  private let continuation: AsyncStream<Double>.Continuation
  private let lock = NSLock()
  private var highest = 0.0
  private var lastSign = DispatchTime.now().uptimeNanoseconds

  init() {
    (fractions, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Notes how many bytes are done. A total of 0 or less is unknown: nothing is told then, but the transfer is alive.
  func report(_ done: Int64, of total: Int64) {
    lock.withLock {
      lastSign = DispatchTime.now().uptimeNanoseconds
      let fraction = total > 0 ? Double(done) / Double(total) : 0
      guard fraction > highest, fraction < 1 else { return }
      highest = fraction
      continuation.yield(fraction)
    }
  }

  /// Tells 1, and nothing after it.
  func succeed() {
    continuation.yield(1)
    continuation.finish()
  }

  /// Tells nothing more.
  func fail() { continuation.finish() }

  /// For how many seconds there has been no report.
  var silence: Double {
    lock.withLock { Double(DispatchTime.now().uptimeNanoseconds - lastSign) / 1e9 }
  }
}
