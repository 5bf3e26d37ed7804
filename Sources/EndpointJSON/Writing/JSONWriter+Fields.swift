extension JSONWriter {
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

  /// Writes a Boolean field in another form, or nothing for nil.
  public mutating func field(
    _ key: StaticString,
    _ value: Bool?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    guard let value else { return }
    self.key(key, secret: secret)
    bool(value, form)
  }

  /// Writes an integer field in another form, or nothing for nil.
  public mutating func field<T: FixedWidthInteger & Encodable>(
    _ key: StaticString,
    _ value: T?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    guard let value else { return }
    self.key(key, secret: secret)
    int(value, form)
  }

  /// Writes a double field in another form, or nothing for nil.
  public mutating func field(
    _ key: StaticString,
    _ value: Double?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    guard let value else { return }
    self.key(key, secret: secret)
    double(value, form)
  }

  /// Writes a Boolean field in another form, with null for nil.
  public mutating func nullableField(
    _ key: StaticString,
    _ value: Bool?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    self.key(key, secret: secret)
    if let value { bool(value, form) } else { null() }
  }

  /// Writes an integer field in another form, with null for nil.
  public mutating func nullableField<T: FixedWidthInteger & Encodable>(
    _ key: StaticString,
    _ value: T?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    self.key(key, secret: secret)
    if let value { int(value, form) } else { null() }
  }

  /// Writes a double field in another form, with null for nil.
  public mutating func nullableField(
    _ key: StaticString,
    _ value: Double?,
    _ form: WireForm,
    secret: Bool = false
  ) {
    self.key(key, secret: secret)
    if let value { double(value, form) } else { null() }
  }
}
