/// Lets a reader read from any `Decoder` instead of text.
///
/// With it, one initializer supports `JSONDecoder`, `PropertyListDecoder` and all others. It is a separate class, so
/// that the text reader stays small.
final class DecoderBridge {
  /// The location of the next value.
  indirect enum Place {
    case decoder(any Decoder)
    case field(KeyedDecodingContainer<JSONCodingKey>, JSONCodingKey)
    /// The values of a path with `[]`. Missing ones are nil.
    case list([Place])
    case nothing
  }

  var place: Place
  var error: (any Error)?
  var key = ""

  init(_ decoder: any Decoder) {
    place = .decoder(decoder)
  }

  /// Moves back to a place and clears the error.
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

  /// Runs `body` and records its error.
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

  /// Whether the next value has this type. Does not record an error.
  func canDecode<T: Decodable>(_ type: T.Type) -> Bool {
    guard error == nil else { return false }
    defer { error = nil }
    return decode(type) != nil
  }

  var isNull: Bool { isNull(at: place) }

  func isNull(at place: Place) -> Bool {
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

  /// A decoder for the next value.
  func decoder(at place: Place) throws -> any Decoder {
    switch place {
    case .decoder(let decoder): return decoder
    case .field(let container, let key): return try container.superDecoder(forKey: key)
    case .list, .nothing:
      throw DecodingError.dataCorrupted(context("expected one value, found many"))
    }
  }
}
