/// A field of a change: left as it is, cleared, or set.
///
/// A merge patch (RFC 7396) tells an absent key from a null, which an optional cannot.
public enum Patch<Value> {
  /// The field is not sent; the server keeps what it has.
  case keep
  /// The field is sent as null.
  case clear
  /// The field is sent with this value.
  case set(Value)
}

extension Patch: Sendable where Value: Sendable {}
extension Patch: Equatable where Value: Equatable {}
extension Patch: Hashable where Value: Hashable {}

extension JSONWriter {
  /// Writes a field of a change: nothing to keep it, null to clear it.
  public mutating func field(
    _ key: StaticString,
    _ patch: Patch<some WireEncodable>,
    secret: Bool = false
  ) {
    field(key, patch, secret: secret) { json, value in json.encode(value: value) }
  }

  /// Writes a field of a change whose value needs a form of its own.
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

  /// Writes a date of a change.
  public mutating func field(
    _ key: StaticString,
    _ patch: Patch<Date>,
    _ format: DateFormat,
    secret: Bool = false
  ) {
    field(key, patch, secret: secret) { json, date in json.date(date, format) }
  }
}

extension JSONReader {
  /// Reads a field of a change that is there: null clears it. A change whose field is missing keeps it.
  public mutating func patch<Value>(_ read: (inout JSONReader) -> Value?) -> Patch<Value>? {
    if null() { return .clear }
    return read(&self).map(Patch.set)
  }
}
