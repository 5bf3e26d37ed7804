/// A wire format that differs from the usual one.
public enum WireForm: String, Sendable {
  /// A number. Booleans are 1 and 0.
  case number
  /// A string: `"true"`, `"12"`.
  case string
}
