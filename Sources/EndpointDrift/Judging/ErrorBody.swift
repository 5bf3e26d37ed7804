import EndpointJSON

/// Whether a body that does not decode is an error that came with the status of a success.
struct ErrorBody {
  /// The key that says so.
  let key: String?

  /// Keys that hold an error where they hold anything.
  private static let errorKeys = [
    "error", "errors", "error_message", "errorMessage", "error_code", "errorCode", "error_id",
    "fault", "exception",
  ]
  /// Keys that say whether the call succeeded.
  private static let successKeys = ["success", "ok", "succeeded"]

  init(_ body: [UInt8]) {
    guard let value = try? JSONValue(parsing: body), let object = value.objectValue else {
      key = nil
      return
    }
    let error = Self.errorKeys.first { key in
      switch object[key] {
      case nil, .null, .bool(false), .array([]), .string(""): false
      default: true
      }
    }
    key = error ?? Self.successKeys.first { object[$0] == .bool(false) }
  }
}
