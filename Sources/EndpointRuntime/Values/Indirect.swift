/// Keeps a field of a struct in a box, so that a struct can hold its own kind, as a category its parent, and so that one
/// that holds large structs stays small: copying it, and the code that copies it, does not grow with them.
///
/// The box is never shared for writing; the field behaves as the value it holds.
@propertyWrapper
public struct Indirect<Value> {
  fileprivate indirect enum Box {
    case value(Value)
  }

  private var box: Box

  public init(wrappedValue: Value) {
    box = .value(wrappedValue)
  }

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
    left.wrappedValue == right.wrappedValue
  }
}

extension Indirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension Indirect: CustomReflectable, CustomDebugStringConvertible {
  /// That of the value: who prints or dumps the struct sees no box.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }

  public var debugDescription: String { String(reflecting: wrappedValue) }
}
