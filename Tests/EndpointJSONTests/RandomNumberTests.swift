@_spi(Generated) import EndpointJSON
import Mutation
import TestTraits
import Testing

/// Compares numbers with those of the standard library.
///
/// `VALUES=100000` tries that many of each kind.
@Suite(.serialized, .computing)
struct RandomNumberTests {
  private func read<T>(_ text: String, _ body: (inout JSONReader) -> T?) -> T? {
    try? JSONReader.read(text.utf8, body).value
  }

  private func expectDouble(_ text: String) {
    let expected = Double(text) ?? .nan
    let value = read(text) { $0.double() }
    if expected.isInfinite {
      #expect(value == nil, "\(text)")
    } else {
      #expect(value?.bitPattern == expected.bitPattern, "\(text)")
    }
  }

  @Test func readsShortestTextOfDoubles() {
    var random = Chance(seed: 1)
    for _ in 0..<Chance.count {
      let value = Double(bitPattern: random.next())
      if value.isFinite { expectDouble("\(value)") }
    }
  }

  @Test func readsDoublesWithAnyDigitsAndExponent() {
    var random = Chance(seed: 2)
    for _ in 0..<Chance.count {
      let digits = random.next() >> UInt64.random(in: 0..<64, using: &random)
      let exponent = Int.random(in: -345...310, using: &random)
      expectDouble("\(digits)e\(exponent)")
    }
  }

  @Test func readsDoublesLikeCoordinates() {
    var random = Chance(seed: 3)
    for _ in 0..<Chance.count {
      let whole = Int.random(in: -180...180, using: &random)
      let fraction = String(random.next() >> UInt64.random(in: 0..<30, using: &random))
      expectDouble("\(whole).\(fraction.prefix(Int.random(in: 1...20, using: &random)))")
    }
  }

  /// Tries values halfway between two doubles, and values close to that.
  @Test func roundsHalfwayDoublesToEven() {
    var random = Chance(seed: 4)
    for _ in 0..<Chance.count / 5 {
      let value = Double(random.next() >> UInt64.random(in: 0..<11, using: &random))
      guard value.ulp >= 2, let whole = UInt64(exactly: value) else { continue }
      let (half, overflows) = whole.addingReportingOverflow(UInt64(value.ulp / 2))
      guard !overflows else { continue }
      for text in ["\(half)", "\(half).0", "\(half - 1)", "\(half)0e-1", "\(half).000000000001"] {
        expectDouble(text)
      }
      let small = (1 << 52 | random.next() >> 12)
      for text in ["\(small).5", "\(small).49999999999", "\(small).50000000001", "\(small)5e-1"] {
        expectDouble(text)
      }
    }
  }

  @Test func readsIntegersInEveryForm() {
    var random = Chance(seed: 5)
    for _ in 0..<Chance.count {
      let value = Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<64, using: &random)
      #expect(read("\(value)") { $0.int() } == value)
      #expect(read("[\(value)]") { $0.array(of: Int64.self) } == [Int64(value)])
      #expect(read("\(value)") { $0.int32() } == Int32(exactly: value))
      #expect(read("\(value).0") { $0.int() } == value)
      if value != 0 { #expect(read("\(value)0e-1") { $0.int() } == value) }
      #expect(read("\(value).5") { $0.int() } == nil)
      #expect((try? JSONWriter.write { $0.int(value) })?.string == "\(value)")
    }
  }

  @Test(arguments: [
    "18446744073709551615", "18446744073709551616", "9223372036854775808", "9223372036854775809",
    "99999999999999999999", "1234567890123456789", "12345678901234567890", "0.1234567890123456789",
    "0000", "00.5", "1e00005", "1e000000", "1E-0000000000000022", "123456789.", "12345678e",
    "12345678901234567e+", "-", "-.5", "-01", "1.0e5.0",
  ])
  func shortAndLongNumberParsingAgree(_ text: String) {
    let isNumber = JSONNumber(text) != nil
    let double = read(text) { $0.double() }
    #expect(double == (isNumber ? Double(text) : nil))
    #expect((read("[\(text) ]") { $0.array(of: Double.self) } != nil) == isNumber)
    #expect((read("[\(text)]") { _ in 1 } != nil) == isNumber)
    #expect(read(text) { $0.int() } == JSONNumber(text)?.int)
  }

  /// Tries all magnitudes that have no exponent: powers of two, and decimals of few digits.
  @Test func writesShortestTextOfDoubles() {
    var random = Chance(seed: 7)
    for _ in 0..<Chance.count {
      let power = Double(
        sign: .plus,
        exponent: .random(in: -15...54, using: &random),
        significand: 1
      )
      let fraction = Double(sign: .minus, exponent: -52, significand: Double(random.next() >> 12))
      let decimal = Double(random.next() >> UInt64.random(in: 11..<64, using: &random))
      let divisors: [Double] = [10, 100, 1e3, 1e6, 1e12, 1e15]
      let divisor = divisors[Int.random(in: 0..<6, using: &random)]
      for value in [power, power.nextUp, power.nextDown, power * (1 - fraction), decimal / divisor]
      {
        let text = (try? JSONWriter.write { $0.double(value) })?.string
        let expected = value.description
        #expect(text == (expected.hasSuffix(".0") ? String(expected.dropLast(2)) : expected))
      }
    }
  }

  @Test func writtenDoublesReadBack() {
    var random = Chance(seed: 6)
    for _ in 0..<Chance.count / 5 {
      let value = Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 8
      let text = (try? JSONWriter.write { $0.double(value) })?.string ?? ""
      #expect(read(text) { $0.double() } == value)
      #expect(text.hasSuffix(".0") == false)
    }
    #expect((try? JSONWriter.write { $0.double(-0.0) })?.string == "-0")
    #expect((try? JSONWriter.write { $0.double(1e17) })?.string == "1e+17")
    #expect((try? JSONWriter.write { $0.int(UInt64.max) })?.string == "18446744073709551615")
  }
}
