@_spi(Generated) extension JSONReader {
  /// Reads an object as a dictionary of `WireDecodable` values. The first of two equal keys counts.
  @inlinable
  public mutating func dictionary<T: JSONReadable>(of type: T.Type = T.self) -> [String: T]? {
    var elements = beginDictionary()
    var values: [String: T] = [:]
    while nextEntry(&elements) {
      let key = self.key
      guard values[key] == nil else { continue }
      // Stores the optional itself, since a binding would copy the value.
      let value = T(from: &self)
      guard value != nil else { return failedElement() }
      values[key] = value
    }
    return endElements() ? values : nil
  }

  /// Reads an object as a dictionary. `value` reads each value and returns nil after a failure. The first of two equal
  /// keys counts.
  @inlinable
  public mutating func dictionary<T>(_ value: (inout JSONReader) -> T?) -> [String: T]? {
    var elements = beginDictionary()
    var values: [String: T] = [:]
    while nextEntry(&elements) {
      let key = self.key
      guard values[key] == nil else { continue }
      guard let value = value(&self) else { return failedElement() }
      values[key] = value
    }
    return endElements() ? values : nil
  }

  @usableFromInline
  mutating func beginDictionary() -> JSONElements {
    let hidden = takeHiddenKeys()
    let bridged = open(UInt8(ascii: "{"), "an object") { $0.entries() }
    return JSONElements(start: index, isSecret: isSecret, bridged: bridged, hiddenKeys: hidden)
  }

  /// Moves to the next value, whose key is `key`. False at the end and after a failure.
  @usableFromInline
  mutating func nextEntry(_ elements: inout JSONElements) -> Bool {
    repeat {
      guard nextEntry(among: &elements) else { return false }
    } while elements.hiddenKeys?.contains(key) ?? false
    return true
  }

  private mutating func nextEntry(among elements: inout JSONElements) -> Bool {
    if let bridge { return bridge.next(elements.bridged) }
    isSecret = elements.isSecret
    if index == elements.valueStart, problem == nil { skip() }
    guard nextKey(isFirst: elements.isFirst) else { return false }
    elements.isFirst = false
    elements.valueStart = index
    places?.add(index, isSecret ? .secret : .entry)
    return true
  }
}
