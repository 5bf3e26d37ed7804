import EndpointJSON
@_spi(Generated) import EndpointRuntime
import EndpointWire
import Foundation
import LanguageAPI
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of numbers: a type reads a number exactly or not at all, whatever its spelling. Only `double` and dates take
/// the nearest value. The judge says the same as the reader.
@Suite("Numbers lose no digits in silence", .serialized, .computing)
struct NumberLawTests {
  static let scalars: [Scalar] = [
    .int, .int32, .int64, .uint32, .uint64, .double, .decimal, .date(.unix),
    .date(.unixMilliseconds),
  ]

  @Test(arguments: scalars)
  func judgeAgreesWithReader(_ scalar: Scalar) async {
    var random = NumberTexts(seed: 7)
    for _ in 0..<600 {
      let text = random.next()
      for wire in [nil, WireForm.string] {
        let sent = wire == nil ? text : "\"\(text)\""
        let fit = ScalarFit(scalar: scalar, wire: wire)
        let kind: JSONNode.Kind = wire == nil ? .number(text) : .string(text)
        let value = read(sent, scalar, wire)
        #expect(fit.accepts(kind) == (value != nil), "\(scalar) from \(sent)")
        if let value, scalar != .double, !scalar.isDate {
          #expect(JSONNumber(value) == JSONNumber(text), "\(scalar) from \(sent): \(value)")
        }
      }
      await Task.yield()
    }
  }

  @Test func memberIsThatOfJudge() async throws {
    let spec = try #require(ExampleFitTests.spec)
    let type = spec.model.types.first { $0.name.text == "Measure" }
    guard case .union(let union)? = type?.form else {
      Issue.record("Measure is no union")
      return
    }
    let reader = UnionReader(union, in: spec.model)
    var random = NumberTexts(seed: 11)
    for _ in 0..<1500 {
      let text = random.next()
      let member = reader.member(for: try JSONValue(parsing: text.utf8))
      switch direct(Measure.self, text) {
      case .double(let value):
        #expect(member == 0, "\(text)")
        let isWhole = !text.contains { ".eE".contains($0) }
        let isKept = JSONNumber(value) == JSONNumber(text) || Self.exact(value) == text
        #expect(!isWhole || abs(value) < 0x1p53 || isKept, "\(text): \(value)")
      case .int64(let value):
        #expect(member == 1, "\(text)")
        #expect(JSONNumber(value) == JSONNumber(text))
      case nil: #expect(member == nil, "\(text)")
      }
      await Task.yield()
    }
  }

  private static func exact(_ value: Double) -> String? {
    Int64(exactly: value).map { "\($0)" } ?? UInt64(exactly: value).map { "\($0)" }
  }

  /// The text of the value that the generated decoder reads. Nil if it refuses the text.
  private func read(_ text: String, _ scalar: Scalar, _ wire: WireForm?) -> String? {
    let form = wire ?? .number
    return try? JSONReader.read(text.utf8) { json -> String? in
      switch scalar {
      case .int: json.int(form).map { "\($0)" }
      case .int32: json.int32(form).map { "\($0)" }
      case .int64: json.int64(form).map { "\($0)" }
      case .uint32: json.uint32(form).map { "\($0)" }
      case .uint64: json.uint64(form).map { "\($0)" }
      case .double: json.double(form).map { "\($0)" }
      case .decimal: json.decimal(form).map(\.description)
      case .date(let format): json.date(format.format(as: wire)).map { "\($0)" }
      default: nil
      }
    }.value
  }
}

/// Texts of numbers around the limits of all types, in all spellings.
struct NumberTexts {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private static let limits = [
    "0", "1", "7", "2147483647", "2147483648", "4294967295", "4294967296", "9007199254740991",
    "9007199254740992", "9007199254740993", "9223372036854775807", "9223372036854775808",
    "9223372036854775809", "18446744073709551615", "18446744073709551616", "18446744073709552000",
    "18446744073709551617", "99999999999999999999999999999999999999",
    "123456789012345678901234567890123456789012345",
  ]

  mutating func next() -> String {
    var digits = Self.limits[below(Self.limits.count)]
    if below(3) == 0 { digits = String((0...below(24)).map { _ in Character("\(below(10))") }) }
    digits = String(digits.drop { $0 == "0" })
    if digits.isEmpty { digits = "0" }
    let sign = below(3) == 0 ? "-" : ""
    switch below(6) {
    case 0: return "\(sign)\(digits).0"
    case 1: return "\(sign)\(digits).\(below(1000))"
    case 2: return "\(sign)\(digits)e\(below(5))"
    case 3:
      return
        "\(sign)\(digits)\(digits == "0" ? "" : String(repeating: "0", count: below(4)))E-\(below(5))"
    case 4 where digits.count > 1:
      return "\(sign)\(digits.prefix(1)).\(digits.dropFirst())e+\(digits.count - 1)"
    default: return "\(sign)\(digits)"
    }
  }
}
