/// Lets a writer write to any `Encoder` instead of text.
final class EncoderBridge {
  /// An open object or array, or the root.
  private enum Container {
    case root(any Encoder)
    case object(KeyedEncodingContainer<JSONCodingKey>)
    case array(any UnkeyedEncodingContainer)
  }

  private var containers: [Container]
  /// The key of the next value.
  var key = JSONCodingKey("")
  private(set) var error: (any Error)?

  init(_ encoder: any Encoder) {
    containers = [.root(encoder)]
  }

  func fail(expected: String, found: String) {
    let context = EncodingError.Context(
      codingPath: codingPath,
      debugDescription: "expected \(expected), found \(found)"
    )
    fail(EncodingError.invalidValue(found, context))
  }

  private func fail(_ failure: any Error) {
    if error == nil { error = failure }
  }

  private var codingPath: [any CodingKey] {
    switch containers.last {
    case .root(let encoder): encoder.codingPath
    case .object(let container): container.codingPath + [key]
    case .array(let container): container.codingPath
    case nil: []
    }
  }

  // MARK: - Values

  func encode(_ value: some Encodable) {
    write { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(value)
    } object: {
      try $0.encode(value, forKey: $1)
    } array: {
      try $0.encode(value)
    }
  }

  func encodeNil() {
    write { encoder in
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    } object: {
      try $0.encodeNil(forKey: $1)
    } array: {
      try $0.encodeNil()
    }
  }

  /// Encoders do not accept more digits than a 64-bit integer or a double.
  func encode(_ number: JSONNumber) {
    if let value = number.int64 {
      encode(value)
    } else if let value = UInt64(number.text) {
      encode(value)
    } else if let value = number.double {
      encode(value)
    } else {
      fail(expected: "a number that a Double can hold", found: number.text)
    }
  }

  // MARK: - Containers

  func beginObject() {
    var inner: Container?
    write {
      inner = .object($0.container(keyedBy: JSONCodingKey.self))
    } object: {
      inner = .object($0.nestedContainer(keyedBy: JSONCodingKey.self, forKey: $1))
    } array: {
      inner = .object($0.nestedContainer(keyedBy: JSONCodingKey.self))
    }
    if let inner { containers.append(inner) }
  }

  func beginArray() {
    var inner: Container?
    write {
      inner = .array($0.unkeyedContainer())
    } object: {
      inner = .array($0.nestedUnkeyedContainer(forKey: $1))
    } array: {
      inner = .array($0.nestedUnkeyedContainer())
    }
    if let inner { containers.append(inner) }
  }

  func end() {
    if error == nil, containers.count > 1 { containers.removeLast() }
  }

  /// Writes to the innermost open container.
  private func write(
    root: (any Encoder) throws -> Void,
    object: (inout KeyedEncodingContainer<JSONCodingKey>, JSONCodingKey) throws -> Void,
    array: (inout any UnkeyedEncodingContainer) throws -> Void
  ) {
    guard error == nil, let container = containers.popLast() else { return }
    do {
      switch container {
      case .root(let encoder):
        try root(encoder)
        containers.append(container)
      case .object(var inner):
        try object(&inner, key)
        containers.append(.object(inner))
      case .array(var inner):
        try array(&inner)
        containers.append(.array(inner))
      }
    } catch {
      fail(error)
    }
  }
}
