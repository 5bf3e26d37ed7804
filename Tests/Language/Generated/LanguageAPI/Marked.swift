// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Marked: Equatable, Sendable {
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

extension Marked: JSONDecodable {
  private static let keys: JSONKeys = "n kind box pin"

  public init?(from json: inout JSONReader) {
    var n = 0
    var additional: [String: Int] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&n)
      case .f1, .f2, .f3: break
      default:
        let key = json.key
        additional[key] = json.int()
      }
    }
    let size = json.at("box.size", of: fields, required: true) { $0.int() }
    guard json.finish(&fields, required: 0b0001), let size else { return nil }
    self.init(size: size, n: n, additional: additional)
  }
}

extension Marked: JSONEncodable {
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
