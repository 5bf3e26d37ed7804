/// Implements `==` with a named function.
///
/// Large generated models use it. For each use of an operator, the compiler considers all functions of its name in the
/// module: a hundred models with their own `==` slow each other down.
public typealias MemberwiseEquatable = Equatable & MemberwiseComparison

/// A type that compares its values with a named function.
///
/// The protocol does not inherit `Equatable`. Each use of a conformance to a protocol of the standard library, or to one
/// that inherits it, costs code.
public protocol MemberwiseComparison: SendableMetatype {
  /// True if two values are equal in all properties.
  static func areEqual(_ one: Self, _ other: Self) -> Bool
}

extension MemberwiseComparison where Self: Equatable {
  public static func == (one: Self, other: Self) -> Bool { areEqual(one, other) }
}

/// Compares the properties of generated models.
///
/// These functions compile faster than `==`: resolving the overloads of `==` for each property is the largest part of
/// compiling a model.
///
/// The compiler does not specialize generic functions that call a private one. So a client contains only calls.
@_spi(Generated) public enum Equality {
  /// True if both strings are equal.
  @inline(never)
  public static func of(_ one: String?, _ other: String?) -> Bool { one == other }

  /// True if both integers are equal.
  @inline(never)
  public static func of(_ one: Int?, _ other: Int?) -> Bool { one == other }

  /// True if both Booleans are equal.
  @inline(never)
  public static func of(_ one: Bool?, _ other: Bool?) -> Bool { one == other }

  /// True if both numbers are equal.
  @inline(never)
  public static func of(_ one: Double?, _ other: Double?) -> Bool { one == other }

  /// True if both values are equal.
  public static func of<Value: MemberwiseComparison>(_ one: Value?, _ other: Value?) -> Bool {
    areEqual(one, other)
  }

  /// True if both arrays are equal.
  public static func of<Value: MemberwiseComparison>(_ one: [Value]?, _ other: [Value]?) -> Bool {
    areEqual(one, other)
  }

  /// True if both values are equal.
  @_disfavoredOverload
  public static func of<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
    areEqual(one, other)
  }

  /// True if both arrays are equal.
  @_disfavoredOverload
  public static func of<Value: Equatable>(_ one: [Value]?, _ other: [Value]?) -> Bool {
    areEqual(one, other)
  }

  @inline(never)
  private static func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    one == other
  }

  @inline(never)
  private static func areEqual<Value: MemberwiseComparison>(
    _ one: Value?,
    _ other: Value?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return Value.areEqual(one, other)
  }

  @inline(never)
  private static func areEqual<Value: MemberwiseComparison>(
    _ one: [Value]?,
    _ other: [Value]?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.count == other.count else { return false }
    return one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        // Like `==` of arrays, this does not compare the elements of copies.
        one.baseAddress == other.baseAddress || one.elementsEqual(other, by: Value.areEqual)
      }
    }
  }
}
