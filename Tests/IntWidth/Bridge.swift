// What embedded Swift lacks of the standard library, as far as EndpointJSON uses it: `Codable`. Nothing here is called.

public protocol Decodable {}
public protocol Encodable {}
public struct Decoder {
  let codingPath: [JSONCodingKey] = []
}
public struct Encoder {}

public struct DecodingError: Error {}
extension DecodingError {
  struct Context {
    init(codingPath: [JSONCodingKey], debugDescription: String) {}
  }
  static func dataCorrupted(_ context: Context) -> DecodingError { DecodingError() }
}

public struct JSONCodingKey {
  init(_ text: String) {}
}

struct DecodingContainer {
  func contains(_ key: JSONCodingKey) -> Bool { false }
}

/// Reads from a decoder. There is none here.
public final class DecoderBridge {
  enum Place {
    case field(DecodingContainer, JSONCodingKey)
    case nothing
  }

  var place = Place.nothing
  var error: DecodingError?
  let key = ""
  let kind = JSONKind.null
  let isNull = true
  let isInteger = false

  init(_ decoder: Decoder) {}

  func goBack(to place: Place) {}
  func fail(expected: String, found: String?) {}
  func fail(missing path: String) {}
  func decode<T>(_ type: T.Type) -> T? { nil }
  func number() -> String? { nil }
  func value() -> JSONValue? { nil }
  func object() -> BridgedObject? { nil }
  func elements() -> BridgedElements? { nil }
  func entries() -> BridgedElements? { nil }
  func next(_ elements: BridgedElements?) -> Bool { false }
  func next(_ fields: inout JSONFields, _ rest: JSONFieldsRest?) -> Int? { nil }
  func move(
    to path: ArraySlice<JSONPath.Component>,
    isRequired: Bool,
    keepsNull: Bool = false
  ) -> Bool { false }
  func container(at place: Place) throws(DecodingError) -> DecodingContainer {
    throw DecodingError()
  }
  func elements(at place: Place) throws(DecodingError) -> [Place] { [] }
}

final class BridgedObject {
  let place = DecoderBridge.Place.nothing
}

final class BridgedElements {}

/// Writes to an encoder. There is none here.
public final class EncoderBridge {
  var key = JSONCodingKey("")
  let error: DecodingError? = nil

  init(_ encoder: Encoder) {}

  func fail(expected: String, found: String) {}
  func encode(_ value: some Encodable) {}
  func encodeNil() {}
  func beginObject() {}
  func beginArray() {}
  func end() {}
}

extension Bool: Decodable, Encodable {}
extension Double: Decodable, Encodable {}
extension Int: Decodable, Encodable {}
extension Int32: Decodable, Encodable {}
extension Int64: Decodable, Encodable {}
extension UInt32: Decodable, Encodable {}
extension UInt64: Decodable, Encodable {}
extension String: Decodable, Encodable {}
extension JSONNumber: Encodable {}

extension String {
  func replacing(_ old: String, with new: String) -> String { self }
}

extension Dictionary {
  /// The standard library's needs a dynamic cast.
  init(
    _ pairs: some Sequence<(Key, Value)>,
    uniquingKeysWith combine: (Value, Value) -> Value
  ) {
    self.init()
    for (key, value) in pairs { self[key] = self[key].map { combine($0, value) } ?? value }
  }
}
