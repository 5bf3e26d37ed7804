import EndpointJSON

/// The values of a scalar within its limits, including the ends of its range.
struct ScalarSamples {
  private let scalar: Scalar
  private let wire: WireForm?
  private let range: LimitsSpec

  init(_ scalar: Scalar, _ wire: WireForm?, _ range: LimitsSpec?) {
    self.scalar = scalar
    self.wire = wire
    self.range = range ?? LimitsSpec()
  }

  var values: [JSONValue] { plain.map(inWireForm) }

  private var plain: [JSONValue] {
    switch scalar {
    case .string, .file: texts.map(JSONValue.string)
    case .bool: [true, false]
    case .int, .int64: numbers(["7", "0", "-1", "9223372036854775807", "-9223372036854775808"])
    case .int32: numbers(["7", "0", "-1", "2147483647", "-2147483648"])
    case .uint32: numbers(["7", "0", "4294967295"])
    case .uint64: numbers(["7", "0", "18446744073709551615"])
    case .double: numbers(["0.5", "7", "-1", "0", "1.5e300"])
    case .decimal: numbers(["0.5", "7", "-1", "0", "12345678901234567890.12345"])
    case .date(let format): DateSamples(format).values
    case .day: ["2026-11-21", "2024-02-29"]
    case .url: ["https://example.com/a%20b?c=d", "relative/path"]
    case .uuid: ["3F2504E0-4F89-41D3-9A0C-0305E82C3301", "00000000-0000-4000-8000-00000000000a"]
    case .data: ["aGVsbG8=", ""]
    case .json: ["text", nil, true, 1.5, [1, "x", [:]], ["key": ["inner": nil]]]
    case .void: [nil]
    }
  }

  /// The allowed numbers of a list, and the ends of the limits.
  private func numbers(_ texts: [String]) -> [JSONValue] {
    let least = range.minimum.flatMap { Double($0) } ?? -.infinity
    let most = range.maximum.flatMap { Double($0) } ?? .infinity
    let ends = [range.minimum, range.maximum].compactMap(\.self)
    let isInteger = scalar.isInteger
    let middle =
      ends.count == 2 ? [isInteger ? "\(Int((least + most) / 2))" : "\((least + most) / 2)"] : []
    return (texts + middle + ends).filter { text in
      guard let number = Double(text), least <= number, number <= most else { return false }
      return !isInteger || Int(text) != nil || UInt(text) != nil
    }.map { .number(JSONNumber(checked: $0)) }
  }

  private var texts: [String] {
    let lengths = CountRange(range.length)
    if range.pattern != nil { return range.patternTexts }
    let usual = ["text", "", "x y/ä&=?", "12"]
    let ends = lengths.ends.map { String(repeating: "a", count: $0) }
    let fitting = lengths.nearest(to: 4)
    return ([String(repeating: "t", count: fitting)] + usual + ends)
      .filter { lengths.contains($0.count) }
  }

  private func inWireForm(_ value: JSONValue) -> JSONValue {
    switch (wire, value) {
    case (.number, .bool(let bool)): bool ? 1 : 0
    case (.string, .bool(let bool)): .string("\(bool)")
    case (.string, .number(let number)) where !isDate: .string(number.description)
    default: value
    }
  }

  private var isDate: Bool {
    if case .date = scalar { true } else { false }
  }
}
