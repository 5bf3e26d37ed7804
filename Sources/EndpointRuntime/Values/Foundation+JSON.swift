@_spi(Generated) import EndpointJSON
import Foundation

@_spi(Generated) extension JSONReader {
  /// Reads a URL.
  public mutating func url() -> URL? {
    url(fromText: string())
  }

  /// Reads a URL that may be missing. An empty string is nil, since many servers send it for "none".
  public mutating func urlIfAny() -> URL? {
    guard let text = string(), !text.isEmpty else { return nil }
    return url(fromText: text)
  }

  private mutating func url(fromText text: String?) -> URL? {
    let url = text.flatMap { URL(reference: $0) }
    if url == nil { fail(expected: "a URL") }
    return url
  }

  /// Reads a UUID.
  public mutating func uuid() -> UUID? {
    let uuid = string().flatMap { UUID(uuidString: $0) }
    if uuid == nil { fail(expected: "a UUID") }
    return uuid
  }

  /// Reads bytes from a base64 string (RFC 4648, section 4).
  public mutating func data() -> Data? {
    let data = string().flatMap { Data(base64Encoded: $0) }
    if data == nil { fail(expected: "a base64 string") }
    return data
  }

  /// Reads a decimal number with up to 38 digits.
  public mutating func decimal() -> Decimal? {
    if isBridged { return bridged(Decimal.self) }
    return decimal(fromText: number())
  }

  /// Reads a decimal number in another form: a number or a string.
  public mutating func decimal(_ form: WireForm) -> Decimal? {
    form == .number ? decimal() : decimal(fromText: number(.string))
  }

  private mutating func decimal(fromText text: String?) -> Decimal? {
    let decimal = text.flatMap { Decimal(number: $0) }
    if decimal == nil { fail(expected: "a decimal number") }
    return decimal
  }
}

@_spi(Generated) extension JSONWriter {
  /// Writes a decimal number with all its digits, as a number or a string.
  public mutating func decimal(_ value: Decimal, _ form: WireForm = .number) {
    guard value.isFinite else { return fail(expected: "a finite number", found: "\(value)") }
    if form == .number, isBridged { return bridged(value) }
    number(text: value.description, form)
  }
}

extension URL: JSONReadable, JSONWritable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let url = json.url() else { return nil }
    self = url
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.string(absoluteString) }
}

extension UUID: JSONReadable, JSONWritable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let uuid = json.uuid() else { return nil }
    self = uuid
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter) {
    json.string(uuidString.lowercased())
  }
}

extension Data: JSONReadable, JSONWritable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let data = json.data() else { return nil }
    self = data
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter) {
    json.string(base64EncodedString())
  }
}

extension Decimal: JSONReadable, JSONWritable, WireFormattable {
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let decimal = json.decimal() else { return nil }
    self = decimal
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter) { json.decimal(self) }

  @_spi(Generated) public func encode(to json: inout JSONWriter, in form: WireForm) {
    json.decimal(self, form)
  }
}
