extension JSONReader {
  /// Begins to read an object whose fields have these keys.
  ///
  /// - Parameters:
  ///   - nulls: the fields for which null is a value; for all others it means that the field is absent.
  ///   - secret: the fields whose text never shows in a failure.
  ///   - additional: whether `next` also answers, with `keys.count`, for keys that no field has.
  public mutating func object(
    _ keys: JSONKeys,
    nulls: JSONFieldSet = 0,
    secret: JSONFieldSet = 0,
    additional: Bool = false
  ) -> JSONFields {
    let byte = token()
    let start = index
    valueStart = start
    let hidden = takeHiddenKey()
    var bridged: BridgedObject?
    if enterLevel() {
      if byte == UInt8(ascii: "{") {
        index += 1
      } else if let bridge {
        bridged = bridge.object()
      } else {
        mismatch("an object")
      }
    }
    let needsRest = bridged != nil || additional || keys.count > 64
    return JSONFields(
      keys: keys,
      table: keys.table,
      start: start,
      nulls: nulls.first,
      secret: secret.first,
      rest: needsRest
        ? JSONFieldsRest(
          nulls: nulls,
          secret: secret,
          hasAdditional: additional,
          bridged: bridged,
          additionalKeys: hidden.map { [$0] } ?? []
        ) : nil,
      isSecret: isSecret
    )
  }

  /// Moves to the next field that has a value, and answers which it is; nil at the end of the object or after a failure.
  ///
  /// The caller reads the value then. Unknown keys are skipped, nulls count as absent, and of two
  /// equal keys the first wins. A value that the caller leaves unread is skipped.
  public mutating func next(_ fields: inout JSONFields) -> Int? {
    likelyNext(&fields) ?? otherNext(&fields)
  }

  /// The key of the value that `next` or a dictionary has come to.
  public var key: String {
    if let bridge { return bridge.key }
    return problem == nil ? text(keySpan) : ""
  }

  /// Ends the reading of an object: false if something failed, or a required field has no value.
  public mutating func finish(_ fields: JSONFields, required: JSONFieldSet = 0) -> Bool {
    guard !hasFailed else { return false }
    depth -= 1
    guard let missing = fields.firstMissing(of: required) else { return true }
    let name = missing < fields.keys.count ? fields.keys.names[missing] : "\(missing)"
    bridge?.place = fields.bridged?.place ?? .nothing
    fail(at: fields.start, missing: JSONPath.Component.key(name).description)
    return false
  }
}
