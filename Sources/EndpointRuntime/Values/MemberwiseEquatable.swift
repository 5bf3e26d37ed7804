/// Implements `==` with a named function.
///
/// Large generated models use it. For each use of an operator, the compiler considers all functions of its name in the
/// module: a hundred models with their own `==` slow each other down.
public protocol MemberwiseEquatable: Equatable {
  /// True if two values are equal in all properties.
  static func areEqual(_ one: Self, _ other: Self) -> Bool
}

extension MemberwiseEquatable {
  public static func == (one: Self, other: Self) -> Bool { areEqual(one, other) }
}

/// Compares the properties of generated models.
///
/// One generic function compiles faster than `==`: resolving the overloads of `==` for each property is the largest
/// part of compiling a model.
public enum Equality {
  /// True if both values are equal.
  @inline(never)
  public static func of<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
}
