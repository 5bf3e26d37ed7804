/// The side of a reader that reads from any `Decoder` in place of text.
///
/// It lets one initialiser serve `JSONDecoder`, `PropertyListDecoder` and all others. A class, and apart, so
/// that the reader of text stays small.
final class DecoderBridge {
  /// Where the value that comes next is to be had.
  indirect enum Place {
    case decoder(any Decoder)
    case field(KeyedDecodingContainer<JSONCodingKey>, JSONCodingKey)
    /// The values that a path with `[]` finds; nil for those that are not there.
    case list([Place])
    case nothing
  }

  var place: Place
  var error: (any Error)?
  var key = ""

  init(_ decoder: any Decoder) {
    place = .decoder(decoder)
  }

  /// Goes back to a place and forgets what has failed since.
  func goBack(to place: Place) {
    self.place = place
    error = nil
  }

  // MARK: - Failures

  func fail(expected: String, found: String?) {
    let text = found.map { ", found \($0)" } ?? ""
    fail(DecodingError.dataCorrupted(context("expected \(expected)\(text)")))
  }

  func fail(missing path: String) {
    let key = JSONCodingKey(path)
    fail(DecodingError.keyNotFound(key, context("expected a value, found nothing")))
  }

  private func fail(_ failure: any Error) {
    if error == nil { error = failure }
  }

  private func context(_ text: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: text)
  }

  private var codingPath: [any CodingKey] {
    switch place {
    case .decoder(let decoder): decoder.codingPath
    case .field(let container, let key): container.codingPath + [key]
    case .list, .nothing: []
    }
  }

  /// The result of `body`, whose error becomes the bridge's.
  func catching<T>(_ body: () throws -> T) -> T? {
    guard error == nil else { return nil }
    do {
      return try body()
    } catch {
      fail(error)
      return nil
    }
  }

  // MARK: - Scalars

  func decode<T: Decodable>(_ type: T.Type) -> T? {
    catching {
      switch place {
      case .decoder(let decoder): try decoder.singleValueContainer().decode(type)
      case .field(let container, let key): try container.decode(type, forKey: key)
      case .list, .nothing:
        throw DecodingError.typeMismatch(type, context("expected \(type), found an array"))
      }
    }
  }

  /// Whether a value of this type comes next; nothing fails.
  func canDecode<T: Decodable>(_ type: T.Type) -> Bool {
    guard error == nil else { return false }
    defer { error = nil }
    return decode(type) != nil
  }

  var isNull: Bool {
    guard error == nil else { return false }
    switch place {
    case .decoder(let decoder):
      guard let container = try? decoder.singleValueContainer() else { return false }
      return container.decodeNil()
    case .field(let container, let key): return (try? container.decodeNil(forKey: key)) ?? false
    case .list: return false
    case .nothing: return true
    }
  }

  /// A decoder for the value that comes next.
  func decoder(at place: Place) throws -> any Decoder {
    switch place {
    case .decoder(let decoder): return decoder
    case .field(let container, let key): return try container.superDecoder(forKey: key)
    case .list, .nothing:
      throw DecodingError.dataCorrupted(context("expected one value, found many"))
    }
  }
}
