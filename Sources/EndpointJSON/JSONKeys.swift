/// The keys of a model's fields, in the order of the fields: `"suit value image"`, or an array where a key has a space in it.
public struct JSONKeys: Sendable {
  let names: [String]
  let bytes: [[UInt8]]

  init(_ names: [String]) {
    self.names = names
    bytes = names.map { Array($0.utf8) }
  }

  /// How many fields there are.
  public var count: Int { names.count }

  /// The field with this key; the one that is likely to come next is looked at first.
  func firstIndex(of key: UnsafeBufferPointer<UInt8>, likely: Int) -> Int? {
    if likely < bytes.count, matches(likely, key) { return likely }
    for index in bytes.indices where matches(index, key) { return index }
    return nil
  }

  private func matches(_ index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let name = bytes[index]
    guard name.count == key.count else { return false }
    for position in 0..<key.count where name[position] != key[position] { return false }
    return true
  }
}

extension JSONKeys: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value.split(separator: " ").map(String.init))
  }
}

extension JSONKeys: ExpressibleByArrayLiteral {
  public init(arrayLiteral names: String...) {
    self.init(names)
  }
}
