// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedSack: Equatable, Sendable, WireDecodable {
  public let size: Int
  @Indirect public private(set) var inner: DeprecatedSack?

  public init(size: Int, inner: DeprecatedSack? = nil) {
    self.size = size
    self.inner = inner
  }
}

@available(*, deprecated)
public typealias Sack = DeprecatedSack

// MARK: - Coding

extension DeprecatedSack {
  private enum WireKey: ~Copyable {
    case size
    case inner
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("size required", as: .size)
    keys.add("inner", as: .inner)
  }

  public init?(from json: inout JSONReader) {
    var size = 0
    var inner: DeprecatedSack?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .size: json.int(&size)
      case .inner: json.value(&inner)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(size: size, inner: inner)
  }
}
