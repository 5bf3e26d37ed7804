// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct DeprecatedSack: Equatable, Sendable {
  public let size: Int
  @Indirect public private(set) var inner: DeprecatedSack?

  public init(size: Int, inner: DeprecatedSack? = nil) {
    self.size = size
    self.inner = inner
  }
}

extension DeprecatedSack: JSONDecodable {
  private static let keys: JSONKeys = "size inner"

  public init?(from json: inout JSONReader) {
    var size = 0
    var inner: DeprecatedSack?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&size)
      default: inner = DeprecatedSack(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(size: size, inner: inner)
  }
}

@available(*, deprecated)
public typealias Sack = DeprecatedSack
