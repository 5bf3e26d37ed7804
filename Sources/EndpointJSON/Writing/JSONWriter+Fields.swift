@_spi(Generated) extension JSONWriter {
  /// Writes a field, or nothing for nil.
  ///
  /// - Parameter secret: Whether descriptions and logs mask the value.
  @inlinable
  public mutating func field<T: JSONWritable>(
    _ key: StaticString,
    _ value: T?,
    secret: Bool = false
  ) {
    guard let value else { return }
    self.key(key, secret: secret)
    value.encode(to: &self)
  }

  /// Writes a field. `body` writes its value.
  @inlinable
  public mutating func field(
    _ key: StaticString,
    secret: Bool = false,
    _ body: (inout JSONWriter) -> Void
  ) {
    self.key(key, secret: secret)
    body(&self)
  }

  /// Writes a field, with null for nil.
  @inlinable
  public mutating func nullableField<T: JSONWritable>(
    _ key: StaticString,
    _ value: T?,
    secret: Bool = false
  ) {
    self.key(key, secret: secret)
    if let value { value.encode(to: &self) } else { null() }
  }

  // MARK: - Other forms

  /// Writes a field in another form, or nothing for nil.
  public mutating func field<T: WireFormattable>(
    _ key: StaticString,
    _ value: T?,
    _ form: T.Form,
    secret: Bool = false
  ) {
    guard let value else { return }
    self.key(key, secret: secret)
    value.encode(to: &self, in: form)
  }

  /// Writes a field in another form, with null for nil.
  public mutating func nullableField<T: WireFormattable>(
    _ key: StaticString,
    _ value: T?,
    _ form: T.Form,
    secret: Bool = false
  ) {
    self.key(key, secret: secret)
    if let value { value.encode(to: &self, in: form) } else { null() }
  }
}

/// A type whose values have several forms in JSON, such as `12` and `"12"`.
public protocol WireFormattable: SendableMetatype {
  /// The forms, such as `WireForm`.
  associatedtype Form

  /// Writes the value in a form.
  func encode(to json: inout JSONWriter, in form: Form)
}

@_spi(Generated) extension WireFormattable where Self: FixedWidthInteger & Encodable {
  public func encode(to json: inout JSONWriter, in form: WireForm) { json.int(self, form) }
}

extension Int: WireFormattable {}
extension Int32: WireFormattable {}
extension Int64: WireFormattable {}
extension UInt32: WireFormattable {}
extension UInt64: WireFormattable {}

extension Bool: WireFormattable {
  @_spi(Generated) public func encode(to json: inout JSONWriter, in form: WireForm) {
    json.bool(self, form)
  }
}

extension Double: WireFormattable {
  @_spi(Generated) public func encode(to json: inout JSONWriter, in form: WireForm) {
    json.double(self, form)
  }
}
