// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Price: Equatable, Sendable, WireDecodable, WireEncodable {
  public let amount: Int
  public let audienceSubCategoryId: Int
  public let seatCategoryId: Int

  public init(amount: Int, audienceSubCategoryId: Int, seatCategoryId: Int) {
    self.amount = amount
    self.audienceSubCategoryId = audienceSubCategoryId
    self.seatCategoryId = seatCategoryId
  }
}

// MARK: - Coding

extension Price {
  private enum WireKey: ~Copyable {
    case amount
    case audienceSubCategoryId
    case seatCategoryId
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("amount required", as: .amount)
    keys.add("audienceSubCategoryId required", as: .audienceSubCategoryId)
    keys.add("seatCategoryId required", as: .seatCategoryId)
  }

  public init?(from json: inout JSONReader) {
    var amount = 0
    var audienceSubCategoryId = 0
    var seatCategoryId = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .amount: json.int(&amount)
      case .audienceSubCategoryId: json.int(&audienceSubCategoryId)
      case .seatCategoryId: json.int(&seatCategoryId)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      amount: amount,
      audienceSubCategoryId: audienceSubCategoryId,
      seatCategoryId: seatCategoryId
    )
  }
}

extension Price {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("amount", amount)
    json.field("audienceSubCategoryId", audienceSubCategoryId)
    json.field("seatCategoryId", seatCategoryId)
    json.endObject()
  }
}
