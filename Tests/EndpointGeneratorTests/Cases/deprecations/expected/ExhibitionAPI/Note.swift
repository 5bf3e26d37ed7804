// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Note: Equatable, Sendable, WireEncodable {
  var _text: String
  public var rating: Int

  public init(text: String, rating: Int = 5) {
    self._text = text
    self.rating = rating
  }

  @available(*, deprecated, renamed: "init(text:rating:)")
  public init(text: String, stars: Int) {
    self.init(text: text, rating: stars)
  }

  @available(*, deprecated)
  public var text: String {
    get { _text }
    set { _text = newValue }
  }

  @available(*, deprecated, renamed: "rating")
  public var stars: Int {
    get { rating }
    set { rating = newValue }
  }
}

// MARK: - Coding

extension Note {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", _text, secret: true)
    json.field("rating", rating)
    json.endObject()
  }
}

// MARK: - Printing

extension Note: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "text": Secret.masked,
        "rating": rating,
      ]
    )
  }
}
