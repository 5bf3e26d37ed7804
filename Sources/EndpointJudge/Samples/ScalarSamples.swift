import EndpointJSON
import EndpointSpec

/// The values of a scalar within its limits, including the ends of its range.
struct ScalarSamples {
  private let scalar: Scalar
  private let wire: WireForm?
  private let range: ValueLimits

  init(_ scalar: Scalar, _ wire: WireForm?, _ range: ValueLimits?) {
    self.scalar = scalar
    self.wire = wire
    self.range = range ?? ValueLimits()
  }

  var values: [JSONValue] { plain.map(inWireForm) }

  private var plain: [JSONValue] {
    switch scalar.facts.values {
    case .integers: numbers
    case .numbers where !scalar.isDate: numbers
    case .texts: texts.map(JSONValue.string)
    case .other where scalar == .file: texts.map(JSONValue.string)
    case .numbers, .formattedTexts, .bools, .other: scalar.samples
    }
  }

  /// The allowed numbers, and the ends of the limits.
  private var numbers: [JSONValue] {
    let least = range.minimum.flatMap { Double($0) } ?? -.infinity
    let most = range.maximum.flatMap { Double($0) } ?? .infinity
    let ends = [range.minimum, range.maximum].compactMap(\.self)
    let isInteger = scalar.isInteger
    let middle =
      ends.count == 2 ? [isInteger ? "\(Int((least + most) / 2))" : "\((least + most) / 2)"] : []
    return (scalar.samples.map(\.description) + middle + ends).filter { text in
      guard let number = Double(text), least <= number, number <= most else { return false }
      return !isInteger || Int(text) != nil || UInt(text) != nil
    }.map { .number(JSONNumber(checked: $0)) }
  }

  private var texts: [String] {
    let lengths = CountRange(range.length)
    if range.pattern != nil { return range.patternTexts }
    let usual = scalar.samples.compactMap(\.stringValue)
    let ends = lengths.ends.map { String(repeating: "a", count: $0) }
    let fitting = lengths.nearest(to: 4)
    return ([String(repeating: "t", count: fitting)] + usual + ends)
      .filter { lengths.contains($0.count) }
  }

  private func inWireForm(_ value: JSONValue) -> JSONValue {
    switch (wire, value) {
    case (.number, .bool(let bool)): bool ? 1 : 0
    case (.string, .bool(let bool)): .string("\(bool)")
    case (.string, .number(let number)): .string(number.description)
    default: value
    }
  }
}
