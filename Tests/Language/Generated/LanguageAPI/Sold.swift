// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Sold: Equatable, Sendable, WireDecodable, WireEncodable {
  public var buyer: String?
  public var price: Int?

  public init(buyer: String? = nil, price: Int? = nil) {
    self.buyer = buyer
    self.price = price
  }
}

// MARK: - Coding

extension Sold {
  private enum WireKey: ~Copyable {
    case buyer
    case price
  }

  static let keys: WireKeys = """
    buyer always
    price
    event unread always only "sold"
    """

  public init?(from json: inout JSONReader) {
    var buyer: String?
    var price: Int?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .buyer: json.string(&buyer)
      case .price: json.int(&price)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(buyer: buyer, price: price)
  }
}

extension Sold {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", "sold")
    json.nullableField("buyer", buyer)
    json.field("price", price)
    json.endObject()
  }
}
