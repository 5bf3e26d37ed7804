import Foundation

extension RFC3339 {
  /// Parses the most common form, `2026-11-21T05:47:30Z`. `nil` for any other, which `scan` parses.
  static func plainDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
    guard bytes.count == 20, let text = bytes.baseAddress,
      let date = DigitPairs(text, like: 0x2d30_302d_3030_3030),  // 0000-00-
      let start = DigitPairs(text + 8, like: 0x3030_3a30_3054_3030),  // 00T00:00
      let end = DigitPairs(text + 12, like: 0x5a30_303a_3030_3a30)  // 0:00:00Z
    else { return nil }
    let year = date[0] &* 100 &+ date[2]
    let time = TimeOfDay(hour: start[3], minute: start[6], second: end[5])
    guard time.hour < 24, time.minute < 60, time.second < 60,
      GregorianDay.exists(year: year, month: date[5], day: start[0])
    else { return nil }
    let days = GregorianDay.count(year: year, month: date[5], day: start[0])
    return Date(timeIntervalSince1970: Double(days &* 86_400 &+ time.seconds))
  }
}

/// Parses pairs of digits in eight bytes that are loaded as one word.
private struct DigitPairs {
  private let pairs: UInt64

  /// Loads eight bytes. `nil` if they do not match `form`: a digit where it has a zero, the same byte elsewhere. The
  /// first byte is the lowest.
  @inline(__always)
  init?(_ text: UnsafePointer<UInt8>, like form: UInt64) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UInt64(littleEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
    let values = word ^ form
    let separators = (((form ^ (ones &* 0x30)) &+ (ones &* 0x7f)) &>> 7) & ones
    // Adding this to a byte sets its highest bit unless it is 0 to 9, or 0 at a separator.
    let limits = ones &* 0x76 &+ separators &* 9
    guard ((values &+ limits) | values) & (ones &* 0x80) == 0 else { return nil }
    pairs = values &* 10 &+ (values &>> 8)
  }

  /// The number of the two digits at an index.
  @inline(__always)
  subscript(place: Int) -> Int {
    Int(truncatingIfNeeded: (pairs &>> UInt64(place &* 8)) & 0xff)
  }
}
