import Foundation

/// The body of a request: how it is encoded, and with what.
///
/// It holds bytes already, and which of them are secret. What could not be encoded is kept, and makes the request
/// invalid when it is sent.
public struct RequestBody: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case none
    case bytes(JSONText)
    case file(FileUpload)
    case multipart([Part])
    case failure(String)
  }

  let content: Content
  let contentType: String

  init(_ content: Content, contentType: String) {
    self.content = content
    self.contentType = contentType
  }

  /// No body.
  public static let none = RequestBody(.none, contentType: "")

  /// JSON as a closure writes it.
  public static func json(
    contentType: String? = nil,
    _ write: (inout JSONWriter) -> Void
  ) -> RequestBody {
    do throws(JSONFailure) {
      let text = try JSONWriter.write(write)
      return RequestBody(.bytes(text), contentType: contentType ?? "application/json")
    } catch {
      return RequestBody(failure: error)
    }
  }

  /// A value as JSON.
  public static func json(
    _ value: some WireEncodable,
    contentType: String? = nil
  ) -> RequestBody {
    json(contentType: contentType) { value.encode(to: &$0) }
  }

  /// A value as JSON; no body for `nil`.
  public static func json(
    _ value: (some WireEncodable)?,
    contentType: String? = nil
  ) -> RequestBody {
    value.map { json($0, contentType: contentType) } ?? .none
  }

  /// Text in UTF-8; no body for `nil`.
  public static func text(_ text: String?, contentType: String? = nil) -> RequestBody {
    guard let text else { return .none }
    return RequestBody(
      .bytes(JSONText(bytes: Array(text.utf8))),
      contentType: contentType ?? "text/plain; charset=utf-8"
    )
  }

  /// A scalar as its text; no body for `nil`.
  public static func text(
    _ value: (some WireEncodable)?,
    contentType: String? = nil
  ) -> RequestBody {
    guard let value else { return .none }
    return text(contentType) { value.encode(to: &$0) }
  }

  /// A date in this format; no body for `nil`.
  public static func text(
    _ date: Date?,
    _ format: DateFormat,
    contentType: String? = nil
  ) -> RequestBody {
    guard let date else { return .none }
    return text(contentType) { $0.date(date, format) }
  }

  private static func text(
    _ contentType: String?,
    _ write: (inout JSONWriter) -> Void
  ) -> RequestBody {
    do throws(JSONFailure) {
      return text(try WireValue(JSONWriter.write(write)).text, contentType: contentType)
    } catch {
      return RequestBody(failure: error)
    }
  }

  /// Bytes as they are; no body for `nil`.
  public static func binary(_ data: Data?, contentType: String? = nil) -> RequestBody {
    guard let data else { return .none }
    return RequestBody(
      .bytes(JSONText(bytes: Array(data))),
      contentType: contentType ?? "application/octet-stream"
    )
  }

  /// A file as it is, read piece by piece while it is sent; no body for `nil`. Without a type, it has the file's own.
  public static func binary(_ file: FileUpload?, contentType: String? = nil) -> RequestBody {
    guard let file else { return .none }
    return RequestBody(.file(file), contentType: contentType ?? file.contentType)
  }

  /// Parts of their own types (RFC 7578), files among them. Parts that are `nil` are left out.
  public static func multipart(_ parts: [Part], contentType: String? = nil) -> RequestBody {
    RequestBody(.multipart(parts), contentType: contentType ?? "multipart/form-data")
  }
}

extension RequestBody {
  init(failure: JSONFailure) {
    let path = failure.path.isEmpty ? "" : "\(failure.path): "
    let text =
      "The body cannot be sent: \(path)expected \(failure.expected), found \(failure.found)."
    self.init(.failure(text), contentType: "")
  }

  /// The body as it travels; `boundary` stands between the parts of a multipart body.
  func httpBody(
    boundary: @autoclosure () -> String
  ) throws(InvalidRequest) -> (body: HTTPBody, contentType: String)? {
    switch content {
    case .none: return nil
    case .failure(let text): throw InvalidRequest(text)
    case .bytes(let text):
      return (HTTPBody(.data(Data(text.bytes)), secrets: text.secrets), contentType)
    case .file(let file):
      switch try file.section() {
      case .data(let data): return (.data(data), contentType)
      case .file(let url): return (.file(url), contentType)
      }
    case .multipart(let parts):
      let boundary = boundary()
      let body = try MultipartBody(parts, boundary: boundary).httpBody
      return (body, "\(contentType); boundary=\(boundary)")
    }
  }
}

extension RequestBody: CustomStringConvertible, CustomReflectable {
  /// The body's text, secrets masked.
  public var description: String {
    do throws(InvalidRequest) {
      return try httpBody(boundary: "boundary")?.body.description ?? ""
    } catch {
      return error.reason
    }
  }

  public var customMirror: Mirror { Mirror(self, children: ["body": description]) }
}
