@_spi(Generated) import EndpointJSON

/// A picture that travels as an object.
public struct Picture: Equatable, Sendable, WireDecodable {
  public let width: Int

  private enum WireKey: ~Copyable { case width }

  private static let keys = WireKeys<WireKey> { keys in keys.add("width required", as: .width) }

  public init?(from json: inout JSONReader) {
    var width = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .width: json.int(&width)
      }
    }
    guard json.finish(&object) else { return nil }
    self.width = width
  }
}
