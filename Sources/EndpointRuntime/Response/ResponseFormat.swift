import Foundation

/// How to decode the body of a response.
///
/// ```swift
/// .json(at: "items")
/// .statuses([200: .json.map(DeckDrawResponse.ok), 202: .void.map { .accepted }])
/// ```
public struct ResponseFormat<Response: Sendable>: Sendable {
  /// Records the places of the values if `places` is not `nil`. It returns a `Result` because functions with typed
  /// throws cannot be stored on all supported systems.
  typealias Read = @Sendable (Data, JSONPlaces?) -> Result<Decoded<Response>, JSONFailure>

  private enum Form {
    /// One format for all successful statuses.
    case success(Read)
    case statuses([Int: Read])
  }

  private let form: Form
  /// The value of the Accept header.
  let accept: String?

  init(accept: String?, _ read: @escaping Read) {
    form = .success(read)
    self.accept = accept
  }

  private init(statuses: [Int: ResponseFormat]) {
    form = .statuses(
      statuses.compactMapValues { if case .success(let read) = $0.form { read } else { nil } }
    )
    accept = statuses.sorted { $0.key < $1.key }.lazy.compactMap(\.value.accept).first
  }

  /// A format for each successful status. Any other status is unexpected.
  public static func statuses(_ statuses: [Int: ResponseFormat]) -> ResponseFormat {
    ResponseFormat(statuses: statuses)
  }

  /// True if the status is a success.
  func accepts(_ status: Int) -> Bool {
    switch form {
    case .success: (200...299).contains(status)
    case .statuses(let reads): reads[status] != nil
    }
  }

  /// The lowest successful status.
  var lowestStatus: Int {
    if case .statuses(let reads) = form { reads.keys.min() ?? 200 } else { 200 }
  }

  /// Decodes a body. Returns the value and the number of dropped lossy elements.
  func decode(
    _ body: Data,
    status: Int,
    noting places: JSONPlaces? = nil
  ) throws(JSONFailure) -> Decoded<Response> {
    switch form {
    case .success(let read): return try read(body, places).get()
    case .statuses(let reads):
      guard let read = reads[status] else {
        throw JSONFailure(path: "", offset: 0, expected: "a success", found: "status \(status)")
      }
      return try read(body, places).get()
    }
  }
}

extension ResponseFormat where Response: JSONReadable {
  /// JSON. For an optional, an empty body is `nil`.
  public static var json: ResponseFormat {
    ResponseFormat(accept: JSONFormat.accept) { body, places in
      JSONFormat.read(body, noting: places, { Response(from: &$0) }, { $0 })
    }
  }

  /// JSON. Decodes the value at a path.
  public static func json(at path: JSONPath) -> ResponseFormat {
    JSONFormat(path: path).map { $0 }
  }
}

extension ResponseFormat {
  /// JSON that a closure decodes, for values that need more than their type.
  public static func json(
    at path: JSONPath? = nil,
    _ read: @escaping @Sendable (inout JSONReader) -> Response?
  ) -> ResponseFormat {
    JSONClosureFormat(path: path, read: read).map { $0 }
  }
}

extension ResponseFormat where Response == Void {
  /// Ignores the body.
  public static var void: ResponseFormat { VoidFormat().map {} }
}

extension ResponseFormat where Response == Data {
  /// The raw bytes.
  public static var data: ResponseFormat { DataFormat().map { $0 } }
}

extension ResponseFormat where Response == Data? {
  /// The raw bytes. `nil` if the body is empty.
  public static var data: ResponseFormat { DataFormat().map { $0.isEmpty ? nil : $0 } }
}

extension ResponseFormat where Response == String {
  /// Text in UTF-8.
  public static var text: ResponseFormat { TextFormat().map { $0 } }
}

extension ResponseFormat where Response == String? {
  /// Text in UTF-8. `nil` if the body is empty.
  public static var text: ResponseFormat { TextFormat().map { $0.isEmpty ? nil : $0 } }
}

/// A decoded value and the number of lossy elements that were dropped.
struct Decoded<Value> {
  let value: Value
  var skippedElements = 0
}
