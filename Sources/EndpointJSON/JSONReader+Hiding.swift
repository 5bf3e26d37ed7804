extension JSONReader {
  /// Reads the object that comes next as if it had no such key: the tag of a union is no field of its member.
  public mutating func hiding<T>(_ key: String, _ body: (inout JSONReader) -> T?) -> T? {
    hiddenKey = key
    defer { hiddenKey = nil }
    return body(&self)
  }

  /// The key to hide in the object that begins here, and in none of those within it.
  mutating func takeHiddenKey() -> String? {
    defer { hiddenKey = nil }
    return hiddenKey
  }

  func hiding(_ key: String?, in value: JSONValue?) -> JSONValue? {
    guard let key, case .object(var object)? = value else { return value }
    object[key] = nil
    return .object(object)
  }
}
