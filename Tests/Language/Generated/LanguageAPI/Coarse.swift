// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Coarse: Equatable, Sendable, WireDecodable, WireEncodable {
  public var coarse: Int
  /// The values of all other keys.
  public var additional: [String: JSONValue]

  public init(coarse: Int, additional: [String: JSONValue] = [:]) {
    self.coarse = coarse
    self.additional = additional
  }
}

// MARK: - Coding

extension Coarse {
  enum WireKey: ~Copyable {
    case coarse
    case unknown
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("coarse required", as: .coarse)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var coarse = 0
    var additional: [String: JSONValue] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .coarse: json.int(&coarse)
      case .unknown:
        let key = json.key
        additional[key] = json.value()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(coarse: coarse, additional: additional)
  }
}

extension Coarse {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("coarse", coarse)
    json.members(of: additional)
    json.endObject()
  }
}
