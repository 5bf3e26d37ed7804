/// A property that does not affect the equality of its type.
@propertyWrapper
struct Ignored<Value> {
  var wrappedValue: Value
}

extension Ignored: Sendable where Value: Sendable {}

extension Ignored: Hashable {
  static func == (left: Ignored, right: Ignored) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
