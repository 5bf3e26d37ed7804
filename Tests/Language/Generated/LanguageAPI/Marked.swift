// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Marked: Equatable, Sendable, WireDecodable, WireEncodable {
  public var size: Int
  public var pin: String?
  public var n: Int
  /// The values of all other keys.
  public var additional: [String: Int]

  public init(size: Int, pin: String? = nil, n: Int, additional: [String: Int] = [:]) {
    self.size = size
    self.pin = pin
    self.n = n
    self.additional = additional
  }
}

// MARK: - Coding

extension Marked {
  private enum WireKey: ~Copyable {
    case n
    case kind
    case box
    case pin
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("n required", as: .n)
    keys.add("kind", as: .kind)
    keys.add("box", as: .box)
    keys.add("pin", as: .pin)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var n = 0
    var additional: [String: Int] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .n: json.int(&n)
      case .kind: break
      case .box: break
      case .pin: break
      case .unknown:
        let key = json.key
        additional[key] = json.int()
      }
    }
    let size = json.at("box.size", of: object, required: true) { $0.int() }
    guard json.finish(&object), let size else { return nil }
    self.init(size: size, n: n, additional: additional)
  }
}

extension Marked {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "mark")
    json.beginObject("box")
    json.field("size", size)
    json.endObject()
    json.field("pin", pin)
    json.field("n", n)
    json.members(of: additional)
    json.endObject()
  }
}
