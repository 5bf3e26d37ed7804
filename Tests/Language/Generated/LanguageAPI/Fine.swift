// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Fine: Equatable, Sendable, WireDecodable, WireEncodable {
  public var fine: Int

  public init(fine: Int) {
    self.fine = fine
  }
}

// MARK: - Coding

extension Fine {
  enum WireKey: ~Copyable {
    case fine
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("fine required", as: .fine)
  }

  public init?(from json: inout JSONReader) {
    var fine = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .fine: json.int(&fine)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(fine: fine)
  }
}

extension Fine {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("fine", fine)
    json.endObject()
  }
}
