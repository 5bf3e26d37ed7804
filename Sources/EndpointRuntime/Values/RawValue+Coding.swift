@_spi(Generated) import EndpointJSON

// The standard library provides a coding of every `RawRepresentable`, which ignores our error texts and the formats of
// the spec. These implementations take precedence.

extension RawRepresentable where Self: WireDecodable & WireEncodable, RawValue == String {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension RawRepresentable where Self: WireDecodable & WireEncodable, RawValue == Int64 {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension RawRepresentable where Self: WireDecodable & WireEncodable, RawValue == Int {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}
