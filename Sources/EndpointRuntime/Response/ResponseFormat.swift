import Foundation

/// How the body of a response becomes a value.
///
/// ```swift
/// .json(at: "items")
/// .statuses([200: .json.map(DeckDrawResponse.ok), 202: .void.map { .accepted }])
/// ```
public struct ResponseFormat<Response: Sendable>: Sendable {
  /// It adds to the places where the values lie, if somebody asks for them. Not a throwing function: one with a typed error cannot be stored on every system that this runs on.
  typealias Read = @Sendable (Data, JSONPlaces?) -> Result<Decoded<Response>, JSONFailure>

  private enum Form {
    /// Every success is read in one way.
    case success(Read)
    case statuses([Int: Read])
  }

  private let form: Form
  /// What the request says in its Accept header.
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

  /// Successes that differ by status. Any other status is unexpected.
  public static func statuses(_ statuses: [Int: ResponseFormat]) -> ResponseFormat {
    ResponseFormat(statuses: statuses)
  }

  /// True if a response of this status is a success.
  func accepts(_ status: Int) -> Bool {
    switch form {
    case .success: (200...299).contains(status)
    case .statuses(let reads): reads[status] != nil
    }
  }

  /// The lowest status that is a success.
  var lowestStatus: Int {
    if case .statuses(let reads) = form { reads.keys.min() ?? 200 } else { 200 }
  }

  /// The value that the body holds, and how many lossy elements were dropped.
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

extension ResponseFormat where Response: WireDecodable {
  /// JSON; for an optional, an empty body is `nil`.
  public static var json: ResponseFormat { JSONFormat().map { $0 } }

  /// JSON, the value at this path of the document.
  public static func json(at path: JSONPath) -> ResponseFormat {
    JSONFormat(path: path).map { $0 }
  }
}

extension ResponseFormat {
  /// JSON that a closure reads, for values whose form their type does not tell.
  public static func json(
    at path: JSONPath? = nil,
    _ read: @escaping @Sendable (inout JSONReader) -> Response?
  ) -> ResponseFormat {
    JSONClosureFormat(path: path, read: read).map { $0 }
  }
}

extension ResponseFormat where Response == Void {
  /// No body is read.
  public static var void: ResponseFormat { VoidFormat().map {} }
}

extension ResponseFormat where Response == Data {
  /// The bytes as they are.
  public static var data: ResponseFormat { DataFormat().map { $0 } }
}

extension ResponseFormat where Response == Data? {
  /// The bytes as they are; `nil` if there are none.
  public static var data: ResponseFormat { DataFormat().map { $0.isEmpty ? nil : $0 } }
}

extension ResponseFormat where Response == String {
  /// Text in UTF-8.
  public static var text: ResponseFormat { TextFormat().map { $0 } }
}

extension ResponseFormat where Response == String? {
  /// Text in UTF-8; `nil` if there is none.
  public static var text: ResponseFormat { TextFormat().map { $0.isEmpty ? nil : $0 } }
}
