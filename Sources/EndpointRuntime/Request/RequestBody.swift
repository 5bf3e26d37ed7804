@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointWire
import Foundation

/// An encoded request body and its content type.
///
/// It records which bytes are secret. If encoding failed, it stores the error, and sending the request throws it.
public struct RequestBody: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case none
    case bytes(JSONText)
    case file(FileUpload)
    case multipart([Part])
    case failure(String)
  }

  package let content: Content
  let contentType: String

  init(_ content: Content, contentType: String) {
    self.content = content
    self.contentType = contentType
  }

  /// No body.
  public static var none: RequestBody { RequestBody(.none, contentType: "") }

  /// JSON that a closure writes.
  @_spi(Generated) public static func json(
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

  /// A value encoded as JSON. `nil` sends no body.
  public static func json(
    _ value: (some JSONWritable)?,
    contentType: String? = nil
  ) -> RequestBody {
    guard let value else { return .none }
    return json(contentType: contentType) { value.encode(to: &$0) }
  }

  /// Text in UTF-8. `nil` sends no body.
  public static func text(_ text: String?, contentType: String? = nil) -> RequestBody {
    guard let text else { return .none }
    return RequestBody(
      .bytes(JSONText(bytes: Array(text.utf8))),
      contentType: contentType ?? "text/plain; charset=utf-8"
    )
  }

  /// A scalar as text. `nil` sends no body.
  @_spi(Generated) public static func text(
    _ value: (some JSONWritable)?,
    contentType: String? = nil
  ) -> RequestBody {
    guard let value else { return .none }
    return text(contentType) { value.encode(to: &$0) }
  }

  /// A date in a format. `nil` sends no body.
  @_spi(Generated) public static func text(
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

  /// Raw bytes. `nil` sends no body.
  public static func binary(_ data: Data?, contentType: String? = nil) -> RequestBody {
    guard let data else { return .none }
    return RequestBody(
      .bytes(JSONText(bytes: Array(data))),
      contentType: contentType ?? "application/octet-stream"
    )
  }

  /// A file that is read in chunks during the upload. `nil` sends no body. The content type defaults to that of the
  /// file.
  public static func binary(_ file: FileUpload?, contentType: String? = nil) -> RequestBody {
    guard let file else { return .none }
    return RequestBody(.file(file), contentType: contentType ?? file.contentType)
  }

  /// A multipart body (RFC 7578), which may contain files. `nil` parts are omitted.
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

  /// The body to send. `boundary` separates the parts of a multipart body.
  package func httpBody(
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

extension RequestBody {
  /// The value at a path of names. `nil` if it is missing or null, or if the body is not JSON.
  func value(at path: JSONPath) -> JSONValue? {
    if case .bytes(let text) = content { text.value(at: path) } else { nil }
  }

  /// Returns the JSON body with another value at a path of names. Without a body, it is an object with this value.
  func setting(_ path: JSONPath, to value: JSONValue, isSecret: Bool) -> RequestBody {
    let names = path.components.compactMap(\.key)
    let (text, type): (JSONText, String)
    switch content {
    case .failure: return self
    case .none: (text, type) = (JSONText(bytes: Array("{}".utf8)), "application/json")
    case .bytes(let bytes): (text, type) = (bytes, contentType)
    case .file, .multipart:
      return RequestBody(failure: "The next page cannot be requested: the body is not JSON.")
    }
    do throws(JSONFailure) {
      let text = try text.setting(names, to: value, isSecret: isSecret)
      return RequestBody(.bytes(text), contentType: type)
    } catch {
      return RequestBody(failure: "The next page cannot be requested: the body is not JSON.")
    }
  }

  private init(failure text: String) {
    self.init(.failure(text), contentType: "")
  }
}

extension RequestBody: CustomStringConvertible, CustomReflectable {
  /// The text of the body with secrets masked.
  public var description: String {
    do throws(InvalidRequest) {
      return try httpBody(boundary: "boundary")?.body.description ?? ""
    } catch {
      return error.reason
    }
  }

  public var customMirror: Mirror { Mirror(self, children: ["body": description]) }
}
