// The standard library gives every `RawRepresentable` a coding of its own, which would come before the bridge and
// know neither the texts of our failures nor the formats of the spec. These are nearer, so that they win.

extension OpenEnum where RawValue == String {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension OpenEnum where RawValue == Int {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension ClosedEnum where RawValue == String {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension ClosedEnum where RawValue == Int {
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}
