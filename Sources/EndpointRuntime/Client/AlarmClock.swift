import Foundation

/// Calls functions at moments to come, all of them with one timer.
///
/// Setting a timer wakes another thread, which costs a quarter of what a request costs. A deadline is hardly ever
/// reached, and the next request's is mostly later: the timer is set only for a moment before all the others.
final class AlarmClock: @unchecked Sendable {
  /// A function that is to be called.
  struct Alarm: Comparable, Sendable {
    /// Nanoseconds of uptime.
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
  /// In the order of their moments.
  private var entries: [Entry] = []
  private var number = 0
  /// When the timer goes off next; an alarm that was cancelled may have been the reason.
  private var timerMoment = UInt64.max

  private init() {
    timer.setEventHandler { self.ring() }
    timer.activate()
  }

  /// Calls a function after some seconds, unless the alarm is cancelled before.
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
    // The function is let go outside the lock, since what it holds may do anything when it goes.
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
    // One that takes its time must not hold up the others.
    for entry in due { DispatchQueue.global().async(execute: entry.action) }
  }

  private func setTimer() {
    guard let first = entries.first?.alarm.moment, first < timerMoment else { return }
    timerMoment = first
    timer.schedule(deadline: DispatchTime(uptimeNanoseconds: first))
  }

  /// Where an alarm stands, or would stand.
  private func index(of alarm: Alarm) -> Int {
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].alarm < alarm { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
