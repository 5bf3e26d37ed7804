import EndpointJSON

extension JSONValue {
  /// Whether the value contains a number that the standard decoder does not decode exactly.
  ///
  /// Such a number is neither a 64-bit integer nor exactly a double: `1e400`, `1e-400`,
  /// `1.00000000000000000001`. The standard decoder reads the last two as the integers 0 and 1, and
  /// it rejects the zero `0e6` as a double. The project's reader is exact, so the two may differ.
  package var hasNumberThatStandardMisreads: Bool {
    switch self {
    case .number(let number):
      return number.text.lowercased().hasPrefix("0e")
        || number.int64 == nil && UInt64(number.text) == nil
          && number.double.flatMap { JSONNumber($0) } != number
    case .array(let elements): return elements.contains(where: \.hasNumberThatStandardMisreads)
    case .object(let members): return members.contains { $0.value.hasNumberThatStandardMisreads }
    case .null, .bool, .string: return false
    }
  }
}
