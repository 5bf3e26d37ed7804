/// How generated models compare their properties.
///
/// It is one function for values of all types, which the compiler finds at once: `==` has so many meanings that looking for the
/// right one, property by property, is what models cost most to compile.
public enum Equality {
  /// Whether two values are equal.
  @inline(never)
  public static func of<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
}
