import EndpointJSON

extension JSONValue {
  /// Whether there is a number that is no integer, but whose nearest double is one: `1e-400`, `1.00000000000000000001`.
  ///
  /// The standard decoder takes it for that integer, and refuses to read one as a double that is too small to be more than zero. The
  /// project's reader is exact in both, so that texts with such numbers cannot be compared.
  package var roundsToAnInteger: Bool {
    switch self {
    case .number(let number):
      guard number.int64 == nil, let double = number.double else { return false }
      return double == double.rounded() && abs(double) < 0x1p63
    case .array(let elements): return elements.contains(where: \.roundsToAnInteger)
    case .object(let members): return members.contains { $0.value.roundsToAnInteger }
    case .null, .bool, .string: return false
    }
  }
}
