// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct PaymentMethodDetails: Equatable, Sendable, WireDecodable, WireEncodable {
  public let card: PaymentCard?
  public let type: String

  public init(card: PaymentCard? = nil, type: String) {
    self.card = card
    self.type = type
  }
}

// MARK: - Coding

extension PaymentMethodDetails {
  private enum WireKey: ~Copyable {
    case card
    case type
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("card", as: .card)
    keys.add("type required", as: .type)
  }

  public init?(from json: inout JSONReader) {
    var card: PaymentCard?
    var type = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .card: json.value(&card)
      case .type: json.string(&type)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(card: card, type: type)
  }
}

extension PaymentMethodDetails {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("card", card)
    json.field("type", type)
    json.endObject()
  }
}
