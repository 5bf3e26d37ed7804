/// Stores a field of a struct in a box. A struct can then contain its own type, such as a category its parent. Large
/// structs also stay small and cheap to copy.
///
/// The field has value semantics.
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Box {
    case value(Value)
  }

  private var box: Box

  /// Stores a value in a new box.
  public init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get {
      switch box {
      case .value(let value): value
      }
    }
    set { box = .value(newValue) }
  }
}

extension Indirect.Box: Sendable where Value: Sendable {}
extension Indirect: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    Equality.of(left.wrappedValue, right.wrappedValue)
  }
}

extension Indirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Indirect: CustomReflectable, CustomDebugStringConvertible {
  /// The mirror of the value, so that descriptions and dumps do not show the box.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }

  public var debugDescription: String { String(reflecting: wrappedValue) }
}
