@_spi(Generated) import EndpointJSON
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct NumberTests {
  private func read<T>(_ text: String, _ body: (inout JSONReader) -> T?) -> T? {
    try? JSONReader.read(text.utf8, body).value
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("0e6", 0), ("0E1", 0), ("12", 12), ("-12", -12), ("1.0", 1),
    ("1e2", 100), ("1E+2", 100), ("100e-2", 1), ("1.50e1", 15), ("0.0", 0),
    ("0e99999999999999999999", 0), ("-0.000e-5", 0),
    ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
    ("9007199254740993.0", 9_007_199_254_740_993), ("900719925474099.3e1", 9_007_199_254_740_993),
    ("922337203685477580.7e1", Int.max), ("1000000000000000000", 1_000_000_000_000_000_000),
    ("10000000000000000000000e-20", 100), ("0.00001e5", 1), ("1e18", 1_000_000_000_000_000_000),
  ])
  func readsIntegersExactly(_ text: String, _ value: Int) {
    #expect(read(text) { $0.int() } == value)
    #expect(read(text) { $0.int64() } == Int64(value))
    #expect(read("\"\(text)\"") { $0.int(.string) } == value)
    #expect(
      read(text) { json -> Bool? in
        let isInteger = json.isInteger
        return json.int() == nil ? nil : isInteger
      } == true
    )
  }

  @Test(arguments: [
    "1.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e400", "0.5e0",
    "123456789012345678901234567890", "1e99999999999999999999", "1e-99999999999999999999", "true",
    "\"1\"", "null", "[]",
  ])
  func rejectsNonIntegers(_ text: String) {
    #expect(read(text) { $0.int() } == nil)
  }

  @Test(arguments: [
    "01", "+1", "1.", ".5", "-", "1e", "1e+", "NaN", "Infinity", "0x1", "--1", "1_0",
  ])
  func rejectsMalformedNumbers(_ text: String) {
    #expect(read(text) { $0.int() } == nil)
    #expect(read(text) { $0.double() } == nil)
    #expect(read(text) { $0.number() } == nil)
    #expect(read("\"\(text)\"") { $0.int(.string) } == nil)
    #expect(read("\"\(text)\"") { $0.double(.string) } == nil)
    #expect(JSONNumber(text) == nil)
  }

  @Test func checksRangeOfInt32() {
    #expect(read("2147483647") { $0.int32() } == Int32.max)
    #expect(read("-2147483648") { $0.int32() } == Int32.min)
    #expect(read("2147483648") { $0.int32() } == nil)
    #expect(read("\"-2147483649\"") { $0.int32(.string) } == nil)
  }

  @Test(arguments: [
    "0", "-0.0", "0e6", "0E1", "1", "0.1", "1.5e3", "3.141592653589793", "1e22", "1e23", "1e-22",
    "123456789012345678",
    "9007199254740993", "9007199254740992.5", "1.7976931348623157e308", "5e-324",
    "2.2250738585072014e-308",
    "2.2250738585072011e-308", "4.4501477170144023e-308", "0.000000000000000000000000000000000001",
    "179769313486231580793728971405301e276", "1e-400", "-1e-400", "0e400",
    "7.038531e-26", "1090544144181609348835077142190", "100000000000000016777215",
  ])
  func readsDoublesLikeStandardLibrary(_ text: String) throws {
    let value = try #require(read(text) { $0.double() })
    let expected = text.hasSuffix("1e-400") || text == "0e400" ? 0 : try #require(Double(text))
    #expect(value == expected)
    #expect(value.sign == (text.hasPrefix("-") ? .minus : .plus))
  }

  @Test func randomDoublesRoundTrip() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = (try? JSONWriter.write { $0.double(value) })?.string ?? ""
      #expect(read(text) { $0.double() } == value, "\(text)")
    }
  }

  @Test func rejectsTooLargeDoubles() throws {
    #expect(read("1e400") { $0.double() } == nil)
    #expect(read("-1e309") { $0.double() } == nil)
    #expect(read("1e99999999999999999999") { $0.double() } == nil)
    #expect(read("1e-99999999999999999999") { $0.double() } == 0)
  }

  @Test func readsVeryLongNumbers() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(read("1\(zeros)e-100000") { $0.int() } == 1)
    #expect(read("1\(zeros)e-100000") { $0.double() } == 1)
    #expect(read("0.\(zeros)1e100001") { $0.int() } == 1)
    #expect(read("0.\(zeros)1e100001") { $0.double() } == 1)
    let halfway = "9007199254740993.\(zeros)"
    #expect(read(halfway) { $0.double() } == 9_007_199_254_740_992)
    #expect(read(halfway + "1") { $0.double() } == 9_007_199_254_740_994)
    #expect(read(halfway) { $0.int() } == 9_007_199_254_740_993)
    #expect(read(halfway + "1") { $0.int() } == nil)
    #expect(read("1\(zeros)") { $0.double() } == nil)
  }

  @Test func preservesTextOfNumbers() {
    #expect(read("1.10") { $0.number() } == "1.10")
    #expect(read("\"1.10\"") { $0.number(.string) } == "1.10")
    #expect(read("1.10") { $0.number(.number) } == "1.10")
  }

  @Test func readsBooleansAndNumbersInOtherForms() {
    #expect(read("1") { $0.bool(.number) } == true)
    #expect(read("0.0") { $0.bool(.number) } == false)
    #expect(read("2") { $0.bool(.number) } == nil)
    #expect(read("true") { $0.bool(.number) } == nil)
    #expect(read("\"true\"") { $0.bool(.string) } == true)
    #expect(read("\"false\"") { $0.bool(.string) } == false)
    #expect(read("\"True\"") { $0.bool(.string) } == nil)
    #expect(read("\"1.5\"") { $0.double(.string) } == 1.5)
    #expect(read("\" 1\"") { $0.int(.string) } == nil)
    #expect(read("\"\"") { $0.int(.string) } == nil)
    #expect(read("1") { $0.int(.string) } == nil)
    #expect(read("1") { $0.int(.number) } == 1)
  }

  @Test(arguments: [
    ("1", "1.0", true), ("100", "1e2", true), ("0", "-0", true), ("0", "0e7", true),
    ("1.50", "15e-1", true), ("1", "-1", false), ("1", "10", false),
    ("9007199254740993", "9007199254740992", false),
    ("1e400", "10e399", true),
    ("123456789012345678901234567890", "123456789012345678901234567891", false),
  ])
  func comparesNumbersByValue(_ one: String, _ other: String, _ areEqual: Bool) throws {
    let one = try #require(JSONNumber(one))
    let other = try #require(JSONNumber(other))
    #expect((one == other) == areEqual)
    if areEqual { #expect(Set([one, other]).count == 1) }
  }
}
