import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// A request body, judged by its content. The media type alone does not say what it is: `curl -d` declares JSON as a
/// form.
enum BodyContent {
  case none
  /// A body whose media type alone is known.
  case unrecorded(BodyEncoding)
  case json(JSONValue)
  /// A body that calls itself JSON and is not.
  case broken([UInt8])
  case form([(name: String, text: String)])
  case multipart([Multipart.Part])
  /// A body without names.
  case other(BodyEncoding, [UInt8])

  /// - Parameter encoding: The encoding of a body without a media type. Nil to find it.
  init(_ exchange: Exchange, usually encoding: BodyEncoding? = nil) {
    switch exchange.requestBody {
    case .none: self = .none
    case .unrecorded:
      self = .unrecorded(exchange.declaredType?.encoding == .json ? .json : .binary)
    case .multipart(let parts): self = .multipart(parts)
    case .form(let items):
      // Archives split a body at `&` and `=`, also if it is no form. A part without `=` is a name without a value there.
      let text = items.map { $0.text.isEmpty ? $0.name : "\($0.name)=\($0.text)" }
      let pairs = items.filter { !$0.text.isEmpty }
      self = Self.form(Array(text.joined(separator: "&").utf8), pairs)
    case .bytes(let bytes):
      let json = try? JSONValue(parsing: bytes)
      let declared = exchange.declaredType.map { $0.encoding ?? ($0.isText ? .text : .binary) }
      switch declared ?? encoding ?? (json == nil ? .binary : .json) {
      case .json:
        let other = declared == nil ? BodyContent.other(.text, bytes) : .broken(bytes)
        self = json.map { .json($0) } ?? other
      case .form:
        let text = String(decoding: bytes, as: UTF8.self)
        self = Self.form(bytes, PercentEncoding.pairs(of: text[...]))
      case let encoding: self = .other(encoding, bytes)
      }
    }
  }

  /// - Parameter items: The items that have a name and a value.
  private static func form(
    _ bytes: [UInt8],
    _ items: [(name: String, text: String)]
  ) -> BodyContent {
    switch try? JSONValue(parsing: bytes) {
    case .object(let object): return .json(.object(object))
    case .array(let elements): return .json(.array(elements))
    default: break
    }
    return items.contains { isName($0.name) } ? .form(items) : .other(.text, bytes)
  }

  /// Whether the name of a field or of a parameter is one, and not a sentence or a token.
  static func isName(_ name: String) -> Bool {
    RecordedName.isOne(name) && !name.utf8.contains(0x20)
  }
}

extension Exchange {
  /// The media type of the request body.
  fileprivate var declaredType: MediaType? {
    (requestHeaders?["Content-Type"] ?? requestType).map(MediaType.init)
  }
}
