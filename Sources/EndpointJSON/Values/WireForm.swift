/// Another form in which a value travels than its own.
public enum WireForm: Hashable, Sendable {
  /// A number: booleans as 1 and 0.
  case number
  /// A string: `"true"`, `"12"`.
  case string
}
