import EndpointJSON

/// Recognizes an error body with a success status, among bodies that do not decode.
struct ErrorBody {
  /// The key that indicates the error.
  let key: String?

  /// Keys that indicate an error if they have any value.
  private static let errorKeys = [
    "error", "errors", "error_message", "errorMessage", "error_code", "errorCode", "error_id",
    "fault", "exception",
  ]
  /// Keys that indicate success.
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
