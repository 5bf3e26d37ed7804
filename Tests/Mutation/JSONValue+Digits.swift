import EndpointJSON

extension JSONValue {
  /// Whether there is a number that the standard decoder does not hand on as it is, because it is neither an integer of 64 bits nor
  /// exactly a double as that is written: `1e400`, `1e-400`, `1.00000000000000000001`.
  ///
  /// The standard decoder takes the last two for the integers 0 and 1, and has no way to hand on all digits of a number; the
  /// project's reader is exact. It also refuses `0e6` as a double, which is a zero. So where the two differ on a text with such
  /// a number, that says nothing.
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
