@_spi(Generated) import EndpointJSON
import Foundation

@_spi(Generated) extension JSONReader {
  /// Reads a date in this format.
  public mutating func date(_ format: DateFormat = .rfc3339) -> Date? {
    let date =
      if case .rfc3339 = format, let bytes = plainString() {
        RFC3339.plainDate(bytes) ?? DateScanner.whole(bytes, RFC3339.scan)
      } else if format.isNumber {
        double().flatMap(format.date(fromNumber:))
      } else {
        string().flatMap(format.date(from:))
      }
    if date == nil { fail(expected: format.expectation) }
    return date
  }

  /// Reads a day, `"2026-11-21"`.
  public mutating func day() -> Day? {
    let day = string().flatMap { Day($0) }
    if day == nil { fail(expected: "a day (yyyy-MM-dd)") }
    return day
  }
}

@_spi(Generated) extension JSONWriter {
  /// Writes a date in this format.
  public mutating func date(_ date: Date, _ format: DateFormat = .rfc3339) {
    if case .rfc3339 = format, RFC3339.withText(of: date, { plainString($0) }) != nil { return }
    guard let text = format.text(of: date) else {
      return fail(expected: format.expectation, found: "a date that this format cannot express")
    }
    if format.isNumber { number(text: text) } else { string(text) }
  }
}

extension Date: JSONReadable, JSONWritable, WireFormattable {
  /// Reads a date in RFC 3339 format.
  @_spi(Generated) public init?(from json: inout JSONReader) {
    guard let date = json.date() else { return nil }
    self = date
  }

  /// Writes the date in RFC 3339 format.
  @_spi(Generated) public func encode(to json: inout JSONWriter) {
    json.date(self)
  }

  @_spi(Generated) public func encode(to json: inout JSONWriter, in format: DateFormat) {
    json.date(self, format)
  }
}
