/// Compares the properties of generated models.
///
/// One generic function compiles faster than `==`: resolving the overloads of `==` for each property is the largest
/// part of compiling a model.
public enum Equality {
  /// True if both values are equal.
  @inline(never)
  public static func of<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
}
