import EndpointJSON
import EndpointSpec
import EndpointWire
import Foundation

/// Checks whether a JSON scalar fits a scalar type.
package struct ScalarFit {
  let scalar: Scalar
  let wire: WireForm?

  package init(scalar: Scalar, wire: WireForm?) {
    self.scalar = scalar
    self.wire = wire
  }

  /// True if values of the type have this JSON kind.
  func isCarrier(_ kind: JSONNode.Kind) -> Bool {
    switch kind {
    case .bool: scalar == .bool && wire == nil
    case .number where scalar == .bool: wire == .number
    case .number: scalar.takesWireForm && wire != .string
    case .string: scalar.isFormattedText || scalar.takesWireForm && wire == .string
    case .null, .array, .object: false
    }
  }

  func accepts(text: String) -> Bool { accepts(.string(text)) }

  package func accepts(_ kind: JSONNode.Kind) -> Bool {
    switch (kind, wire) {
    case (.number(let text), .number) where scalar == .bool:
      [0, 1].contains(JSONNumber(checked: text).int)
    case (.string(let text), .string): acceptsText(of: text)
    case (_, .string) where scalar.takesWireForm: false
    case (.bool, .number): false
    default: acceptsPlain(kind)
    }
  }

  /// True for a number or a bool that is sent as a string.
  private func acceptsText(of text: String) -> Bool {
    if scalar == .bool { return text == "true" || text == "false" }
    return scalar.takesWireForm
      ? JSONNumber(text) != nil && acceptsPlain(.number(text)) : acceptsPlain(.string(text))
  }

  private func acceptsPlain(_ kind: JSONNode.Kind) -> Bool {
    switch kind {
    case .number(let text): accepts(number: text)
    case .string(let text): accepts(plain: text)
    case .null: scalar == .json || scalar == .void
    case .bool: scalar == .json || scalar == .bool
    case .array, .object: scalar == .json
    }
  }

  private func accepts(number text: String) -> Bool {
    let number = JSONNumber(checked: text)
    return switch scalar {
    case .int, .int64: number.int64 != nil
    case .int32: number.integer(Int32.self) != nil
    case .uint32: number.integer(UInt32.self) != nil
    case .uint64: number.integer(UInt64.self) != nil
    case .double: number.double != nil
    case .decimal: Decimal(number: text) != nil
    case .date(let format): format.unitsPerSecond != nil && number.double != nil
    case .json: true
    case .string, .bool, .day, .url, .uuid, .data, .void, .file: false
    }
  }

  private func accepts(plain text: String) -> Bool {
    switch scalar {
    case .date(let format): format.unitsPerSecond == nil && format.date(from: text) != nil
    case .day: Day(text) != nil
    case .uuid: UUID(uuidString: text) != nil
    case .url: isURL(text)
    case .data: Data(base64Encoded: text) != nil
    case .string, .file, .json: true
    case .bool, .int, .int32, .int64, .uint32, .uint64, .double, .decimal, .void: false
    }
  }

  /// The expected value in messages.
  package var phrase: String {
    switch (wire, scalar.facts.values) {
    case (.number, .bools): "1 or 0"
    case (.string, .bools): "\"true\" or \"false\""
    case (.string, .integers): "an integer in a string"
    case (.string, .numbers):
      scalar.isDate ? "\(scalar.phrase) in a string" : "a number in a string"
    default: scalar.phrase
    }
  }

  /// A URL contains no white space, although clients encode it.
  private func isURL(_ text: String) -> Bool {
    !text.hasByte { $0 <= 0x20 || $0 == 0x7F } && URL(string: URLReference.encode(text)) != nil
  }
}

extension Scalar {
  /// Creates the scalar of a type expression: `int64`, `date(unix)`. Nil for other expressions.
  package init?(expression: String) {
    let name = String(expression.prefix { $0 != "(" })
    let format = expression.dropFirst(name.count + 1).dropLast()
    let date = format.isEmpty ? .rfc3339 : DateFormat(parsing: String(format)) ?? .rfc3339
    self.init(named: name, date: date)
  }
}
