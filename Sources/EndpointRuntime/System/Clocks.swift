import Foundation

/// Schedules all deadlines on one timer.
///
/// Setting a timer wakes another thread, which takes a quarter of the time of a request. Few deadlines fire, and a new
/// one is usually later than the others. So the timer is only set for an earlier moment.
final class AlarmClock: @unchecked Sendable {
  /// A scheduled function.
  struct Alarm: Comparable, Sendable {
    /// The time in nanoseconds of uptime.
    fileprivate let moment: UInt64
    fileprivate let number: Int

    static func < (left: Alarm, right: Alarm) -> Bool {
      (left.moment, left.number) < (right.moment, right.number)
    }
  }

  private typealias Entry = (alarm: Alarm, action: @Sendable () -> Void)

  static let shared = AlarmClock()

  private let timer = DispatchSource.makeTimerSource()
  private let lock = NSLock()
  /// Sorted by time.
  private var entries: [Entry] = []
  private var number = 0
  /// The time at which the timer fires next. The alarm for it may be cancelled already.
  private var timerMoment = UInt64.max

  private init() {
    timer.setEventHandler { self.ring() }
    timer.activate()
  }

  /// Schedules a function. It runs after `seconds` unless the alarm is cancelled.
  func set(seconds: Double, _ action: @escaping @Sendable () -> Void) -> Alarm {
    lock.withLock {
      number += 1
      let delay = UInt64(Saturation.seconds(seconds) * 1e9)
      let moment = DispatchTime.now().uptimeNanoseconds + delay
      let alarm = Alarm(moment: moment, number: number)
      entries.insert((alarm, action), at: index(of: alarm))
      setTimer()
      return alarm
    }
  }

  func cancel(_ alarm: Alarm) {
    // The function is released outside the lock, since deinitializers may run any code.
    _ = lock.withLock { () -> Entry? in
      let index = index(of: alarm)
      guard index < entries.count, entries[index].alarm == alarm else { return nil }
      return entries.remove(at: index)
    }
  }

  private func ring() {
    let due = lock.withLock {
      let now = DispatchTime.now().uptimeNanoseconds
      let due = Array(entries.prefix { $0.alarm.moment <= now })
      entries.removeFirst(due.count)
      timerMoment = .max
      setTimer()
      return due
    }
    // A slow function must not delay the others.
    for entry in due { DispatchQueue.global().async(execute: entry.action) }
  }

  private func setTimer() {
    guard let first = entries.first?.alarm.moment, first < timerMoment else { return }
    timerMoment = first
    timer.schedule(deadline: DispatchTime(uptimeNanoseconds: first))
  }

  /// The index of an alarm, or the index at which to insert it.
  private func index(of alarm: Alarm) -> Int {
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].alarm < alarm { start = middle + 1 } else { end = middle }
    }
    return start
  }
}

/// The clock of a client for waits between attempts and of a throttle.
///
/// It erases the type of any `Clock`: instants are durations since the client was created.
package struct RequestClock: Sendable {
  package let now: @Sendable () -> Duration
  package let sleep: @Sendable (Duration) async throws -> Void

  package init(_ clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(for: $0) }
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
