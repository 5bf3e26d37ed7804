/// `Equatable` by a function with a name of its own, which the operator calls.
///
/// Generated models of many properties are compared so. Wherever an operator is written or needed, the compiler weighs every
/// function of its name in the module: a hundred models with `==` of their own make each other expensive to compile.
public protocol MemberwiseEquatable: Equatable {
  /// Whether two values are equal in every property.
  static func areEqual(_ one: Self, _ other: Self) -> Bool
}

extension MemberwiseEquatable {
  public static func == (one: Self, other: Self) -> Bool { areEqual(one, other) }
}
