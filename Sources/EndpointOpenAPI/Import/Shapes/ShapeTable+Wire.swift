import EndpointSpec

/// What types look like on the wire.
extension ShapeTable {
  func isObject(_ use: ShapeUse) -> Bool {
    switch plain(use) {
    case .dictionary, .scalar("json"): return true
    case .shape: return structure(use) != nil || union(use) != nil
    case .scalar, .binary, .constant, .array, .optional: return false
    }
  }

  /// Whether the values are strings, numbers or Booleans.
  func isText(_ use: ShapeUse) -> Bool {
    switch plain(use) {
    case .scalar(let name): return name != "json"
    case .shape: return enumeration(use) != nil
    case .constant: return true
    case .binary, .array, .dictionary, .optional: return false
    }
  }

  /// Whether an array or an object contains arrays or objects.
  func holdsParts(_ use: ShapeUse) -> Bool {
    switch plain(use) {
    case .array(let part), .dictionary(let part): return !isText(part)
    case .shape: return structure(use)?.shape.fields.contains { !isText($0.type.use) } ?? false
    case .scalar, .binary, .constant, .optional: return false
    }
  }

  /// Whether the value may be an array: an array, or a union with one.
  func mayBeArray(_ use: ShapeUse) -> Bool {
    isArray(use) || union(use)?.shape.members.contains { isArray($0.use) } ?? false
  }

  /// Whether a header can have that type. The elements of arrays are separated by commas.
  func isHeader(_ use: ShapeUse) -> Bool {
    guard let element = elements(use) else { return isText(use) }
    if case .scalar(let name) = plain(element), name.hasPrefix("date(") { return false }
    return isText(element)
  }

  /// The type for a union of texts, or of lists of texts, since JSON would add quotes. Nil for other types.
  func partOfUnion(_ use: ShapeUse) -> ShapeUse? {
    guard let members = union(use)?.shape.members.map({ plain($0.use) }) else {
      return nil
    }
    let parts = members.map { elements($0).map(plain) ?? $0 }
    guard parts.allSatisfy(isText) else { return nil }
    return members.contains { elements($0) != nil } ? .array(.string) : .string
  }

  /// Whether the value is a part without JSON, or a list of such parts. Lists of bytes or nullable elements are not.
  func isPart(_ use: ShapeUse) -> Bool {
    guard let element = elements(use) else { return isText(use) }
    return isText(element) && element == element.wrapped
      && plain(element) != .scalar("data")
  }

  func isQuoted(_ use: ShapeUse) -> Bool {
    switch plain(use) {
    case .binary: return true
    case .constant(let value): return value.isText
    case .scalar(let name):
      return ScalarFormat.table.first { $0.name == name }?.type == "string"
    case .shape: return enumeration(use)?.cases.contains { $0.value.isText } ?? false
    case .array, .dictionary, .optional: return false
    }
  }

  /// The type with numbers instead of numeric dates, since only fields can have a date format.
  func withoutDateFormats(_ use: ShapeUse) -> ShapeUse {
    guard case .scalar(let name) = element(use), name.hasPrefix("date(") else { return use }
    return switch plain(use) {
    case .array(let element): .array(withoutDateFormats(element))
    case .dictionary(let value): .dictionary(withoutDateFormats(value))
    case .scalar, .binary, .constant, .shape, .optional: .scalar("double")
    }
  }
}
