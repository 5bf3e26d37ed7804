/// A number of at most 19 digits, scanned in one pass.
///
/// A fast path for most numbers. If it returns nil, `NumberSpan` scans the number and reports errors.
struct ShortNumber {
  /// All digits as one integer.
  private(set) var digits: UInt64 = 0
  /// The power of ten to multiply by.
  private(set) var exponent = 0
  let isNegative: Bool
  /// The end of the number.
  private(set) var end: Int

  /// Scans the number at `start`.
  @inline(__always)
  init?(_ base: UnsafePointer<UInt8>, from start: Int, to limit: Int) {
    isNegative = base[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    end = first
    scanDigits(base, to: limit)
    let wholeCount = end - first
    guard wholeCount > 0, wholeCount == 1 || base[first] != UInt8(ascii: "0") else { return nil }
    var count = wholeCount
    if end < limit, base[end] == UInt8(ascii: ".") {
      end += 1
      let point = end
      scanDigits(base, to: limit)
      guard end > point else { return nil }
      exponent = point - end
      count += end - point
    }
    guard count <= 19 else { return nil }
    if end < limit, base[end] | 0x20 == UInt8(ascii: "e") {
      guard scanExponent(base, to: limit) else { return nil }
    }
  }

  @inline(__always)
  private mutating func scanDigits(_ base: UnsafePointer<UInt8>, to limit: Int) {
    while limit &- end >= 8 {
      let values = base.word(at: end).digitValues
      let marks = values.marksOfNoDigits
      if marks == 0 {
        digits = digits &* 100_000_000 &+ values.eightDigits
        end &+= 8
        continue
      }
      let count = marks.trailingZeroBitCount &>> 3
      guard count > 0 else { return }
      digits = digits &* PowersOfTen.short[count] &+ values.firstDigits(count)
      end &+= count
      return
    }
    while end < limit, base[end] &- UInt8(ascii: "0") < 10 {
      digits = digits &* 10 &+ UInt64(base[end] &- UInt8(ascii: "0"))
      end += 1
    }
  }

  private mutating func scanExponent(_ base: UnsafePointer<UInt8>, to limit: Int) -> Bool {
    end += 1
    var isNegative = false
    if end < limit, base[end] == UInt8(ascii: "-") || base[end] == UInt8(ascii: "+") {
      isNegative = base[end] == UInt8(ascii: "-")
      end += 1
    }
    let first = end
    var value = 0
    while end < limit, base[end] &- UInt8(ascii: "0") < 10, end - first < 5 {
      value = value * 10 + Int(base[end] &- UInt8(ascii: "0"))
      end += 1
    }
    exponent += isNegative ? -value : value
    return end > first && end - first < 5
  }
}

extension ShortNumber {
  /// The exact integer, if the number is written as one.
  @inline(__always)
  func integer<T: FixedWidthInteger>(_ type: T.Type) -> T? {
    guard exponent == 0 else { return nil }
    if !isNegative { return T(exactly: digits) }
    return digits <= UInt64(Int64.max) ? T(exactly: -Int64(digits)) : nil
  }

  /// The nearest double, if a fast algorithm can compute it.
  @inline(__always)
  func double() -> Double? {
    guard let magnitude = DecimalDouble.nearest(digits, exponent) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension UInt64 {
  /// The number of the first one to eight digits. Shifts out the bytes after them and shifts in leading zeros.
  @inline(__always)
  func firstDigits(_ count: Int) -> UInt64 {
    (self &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)).eightDigits
  }

  /// The number of eight digit values, lowest byte first: combines pairs, then fours, then all.
  @inline(__always)
  fileprivate var eightDigits: UInt64 {
    let pairs = self &* 10 &+ (self &>> 8)
    let low = (pairs & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let high = ((pairs &>> 16) & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return (low &+ high) &>> 32
  }
  /// The eight digits of a number below 10^8 as text, the first one lowest: splits off fours, then pairs, then all.
  @inline(__always)
  var eightDigitText: UInt64 {
    // 10486 / 2^20 and 103 / 2^10 approximate a hundredth and a tenth.
    let fours = self / 10_000 | (self % 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return (tens | (pairs &- tens &* 10) &<< 8) | UInt64(bytes: UInt8(ascii: "0"))
  }
}
