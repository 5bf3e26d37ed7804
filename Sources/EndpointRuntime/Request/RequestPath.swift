@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointWire
import Foundation

/// The path of a request, relative to the server's URL.
///
/// Write it as a string literal. Interpolated values are percent-encoded, so that they cannot add a segment. `{name}`
/// is replaced by a variable of the server.
///
/// ```swift
/// "/deck/\(segment: id)/draw/"
/// ```
public struct RequestPath: Sendable {
  /// The percent-encoded path with placeholders `{name}`.
  package var text: String
  /// The encoded texts to mask.
  var secrets: Set<String> = []
  /// The reason why the path cannot be sent.
  var failure: String?
  /// The byte ranges of the named values in `text`.
  private var named: [String: Range<Int>] = [:]

  init(text: String) { self.text = text }

  /// The path with the server's variables filled in.
  func resolved(_ variables: [String: String]) throws(InvalidRequest) -> String {
    if let failure { throw InvalidRequest(failure) }
    let path = try ServerVariables.fill(text, with: variables)
    guard path.hasPrefix("/") else { throw InvalidRequest("The path does not start with a slash.") }
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let segments = path.utf8.split(separator: UInt8(ascii: "/"))
    if segments.contains(where: { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }) {
      throw InvalidRequest("A segment of the path is \".\" or \"..\", which would change the path.")
    }
    return path
  }

  /// The encoded value with this name.
  func value(of name: String) -> String? {
    named[name].map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  /// Replaces the value with this name. Returns false if there is none.
  mutating func set(_ name: String, _ value: String) -> Bool {
    guard let range = named[name] else { return false }
    var bytes = Array(text.utf8)
    let encoded = Array(PercentEncoding.encode(value).utf8)
    bytes.replaceSubrange(range, with: encoded)
    text = String(decoding: bytes, as: UTF8.self)
    named = [name: range.lowerBound..<(range.lowerBound + encoded.count)]
    return true
  }

  /// The path with its secrets masked.
  var masked: String { URLSecrets.masked(text, secrets) }
}

extension RequestPath: Hashable {
  public static func == (left: RequestPath, right: RequestPath) -> Bool {
    left.text == right.text && left.failure == right.failure
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

extension RequestPath: ExpressibleByStringInterpolation, CustomStringConvertible,
  CustomReflectable
{
  public var customMirror: Mirror { Mirror(self, children: ["path": description]) }

  /// Collects the parts of an interpolated path.
  public struct StringInterpolation: StringInterpolationProtocol {
    var path = RequestPath(text: "")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      path.text += PercentEncoding.encodePath(literal)
    }

    /// Appends a value within one segment, percent-encoded. An array is sent with commas between its elements.
    ///
    /// An empty value makes the request invalid, unless `allowEmpty` is true. The form `.number` sends a Boolean as 1
    /// or 0. Pass a name so that the next page can replace the value.
    public mutating func appendInterpolation(
      segment value: some JSONWritable,
      _ form: WireForm? = nil,
      name: String? = nil,
      secret: Bool = false,
      allowEmpty: Bool = false
    ) {
      let start = path.text.utf8.count
      append(secret: secret, allowsEmpty: allowEmpty) { () throws(JSONFailure) in
        try WireValue(value, form)
      }
      if let name { path.named[name] = start..<path.text.utf8.count }
    }

    /// Appends a string within one segment, percent-encoded. An empty one makes the request invalid.
    public mutating func appendInterpolation(segment value: String) {
      append(secret: false) { .scalar(value, isSecret: false) }
    }

    /// Appends a date in a format.
    public mutating func appendInterpolation(
      segment date: Date,
      _ format: DateFormat,
      secret: Bool = false
    ) {
      append(secret: secret) { () throws(JSONFailure) in
        try WireValue(JSONWriter.write { $0.date(date, format) })
      }
    }

    /// Appends a value of several segments. Slashes remain, and each segment is percent-encoded. The segments `.` and
    /// `..` make the request invalid.
    public mutating func appendInterpolation(
      segments value: some JSONWritable,
      secret: Bool = false,
      allowEmpty: Bool = false
    ) {
      append(secret: secret, keepsSlashes: true, allowsEmpty: allowEmpty) {
        () throws(JSONFailure) in try WireValue(value)
      }
    }

    private mutating func append(
      secret: Bool,
      keepsSlashes: Bool = false,
      allowsEmpty: Bool = false,
      _ makeValue: () throws(JSONFailure) -> WireValue
    ) {
      do throws(JSONFailure) {
        let value = try makeValue()
        let elements = if case .array(let elements, _) = value { elements } else { [value] }
        let texts = elements.compactMap(\.scalarText)
        guard !texts.isEmpty, texts.count == elements.count, allowsEmpty || !texts.contains("")
        else {
          return fail("A value in the path is empty.")
        }
        for (index, text) in texts.enumerated() {
          if index > 0 { path.text += "," }
          append(text, isSecret: secret || value.isSecret, keepsSlashes: keepsSlashes)
        }
      } catch {
        fail("A value in the path cannot be sent: expected \(error.expected).")
      }
    }

    private mutating func append(_ text: String, isSecret: Bool, keepsSlashes: Bool) {
      let segments =
        keepsSlashes ? text.split(separator: "/", omittingEmptySubsequences: false) : [text[...]]
      let encoded = segments.map { PercentEncoding.encode(String($0)) }
      path.text += encoded.joined(separator: "/")
      if isSecret { path.secrets.formUnion(encoded) }
    }

    private mutating func fail(_ text: String) {
      path.failure = path.failure ?? text
    }
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.path
  }

  public init(stringLiteral value: String) {
    self.init(text: PercentEncoding.encodePath(value))
  }

  /// The percent-encoded path with secrets masked.
  public var description: String { masked }
}
