@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointWire

/// A field of a merge patch (RFC 7396): unchanged, cleared, or set.
///
/// A merge patch distinguishes an absent key from null, which an optional cannot.
public enum Patch<Value> {
  /// The field is not sent and remains unchanged.
  case keep
  /// The field is sent as null.
  case clear
  /// The field is sent with this value.
  case set(Value)
}

@available(*, unavailable, message: "write `.clear` to send null, or `.keep` to send nothing")
extension Patch: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) { self = .keep }
}

extension Patch: Sendable where Value: Sendable {}
extension Patch: Equatable where Value: Equatable {}
extension Patch: Hashable where Value: Hashable {}

@_spi(Generated) extension JSONWriter {
  /// Writes a field of a patch: nothing for `keep`, null for `clear`.
  public mutating func field(
    _ key: StaticString,
    _ patch: Patch<some JSONWritable>,
    secret: Bool = false
  ) {
    field(key, patch, secret: secret) { json, value in json.encode(value: value) }
  }

  /// Writes a field of a patch with a closure.
  public mutating func field<Value>(
    _ key: StaticString,
    _ patch: Patch<Value>,
    secret: Bool = false,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    switch patch {
    case .keep: return
    case .clear:
      self.key(key.description, secret: secret)
      null()
    case .set(let value):
      self.key(key.description, secret: secret)
      write(&self, value)
    }
  }

  /// Writes a field of a patch with a date.
  public mutating func field(
    _ key: StaticString,
    _ patch: Patch<Date>,
    _ format: DateFormat,
    secret: Bool = false
  ) {
    field(key, patch, secret: secret) { json, date in json.date(date, format) }
  }
}

@_spi(Generated) extension JSONReader {
  /// Reads a field of a patch. Null is `clear`. A missing field is `keep`.
  public mutating func patch<Value>(_ read: (inout JSONReader) -> Value?) -> Patch<Value>? {
    if null() { return .clear }
    return read(&self).map(Patch.set)
  }
}
