// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct SeatCategory: Equatable, Sendable, WireDecodable, WireEncodable {
  public let areas: [SeatArea]
  public let seatCategoryId: Int

  public init(areas: [SeatArea], seatCategoryId: Int) {
    self.areas = areas
    self.seatCategoryId = seatCategoryId
  }
}

// MARK: - Coding

extension SeatCategory {
  private enum WireKey: ~Copyable {
    case areas
    case seatCategoryId
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("areas required", as: .areas)
    keys.add("seatCategoryId required", as: .seatCategoryId)
  }

  public init?(from json: inout JSONReader) {
    var areas: [SeatArea] = []
    var seatCategoryId = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .areas: json.array(&areas)
      case .seatCategoryId: json.int(&seatCategoryId)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(areas: areas, seatCategoryId: seatCategoryId)
  }
}

extension SeatCategory {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("areas", areas)
    json.field("seatCategoryId", seatCategoryId)
    json.endObject()
  }
}
