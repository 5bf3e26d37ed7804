/// The open objects and arrays, up to 63: one bit per level stores whether it is an object.
struct OpenLevels {
  /// The innermost level is the lowest bit. A sentinel bit is above the outermost one.
  private var kinds: UInt64 = 1
  private let ceiling: UInt64

  @inline(__always)
  init(maximum: Int) {
    ceiling = 1 &<< UInt64(truncatingIfNeeded: max(0, min(maximum, 63)))
  }

  @inline(__always)
  var isEmpty: Bool { kinds == 1 }

  @inline(__always)
  var isObject: Bool { kinds & 1 == 1 }

  /// The bracket that closes the innermost level.
  @inline(__always)
  var closer: UInt8 { UInt8(ascii: "]") | UInt8(truncatingIfNeeded: kinds & 1) &<< 5 }

  /// Opens a level for a bracket. False if the limit is reached.
  @inline(__always)
  mutating func open(_ bracket: UInt8) -> Bool {
    guard kinds < ceiling else { return false }
    // The two brackets differ in one bit.
    kinds = kinds &<< 1 | UInt64(bracket &>> 5 & 1)
    return true
  }

  @inline(__always)
  mutating func close() {
    kinds = kinds &>> 1
  }
}
