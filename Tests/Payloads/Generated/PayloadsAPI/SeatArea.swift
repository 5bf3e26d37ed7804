// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct SeatArea: Equatable, Sendable, WireDecodable, WireEncodable {
  public let areaId: Int
  public let blockIds: [Int]

  public init(areaId: Int, blockIds: [Int]) {
    self.areaId = areaId
    self.blockIds = blockIds
  }
}

// MARK: - Coding

extension SeatArea {
  private enum WireKey: ~Copyable {
    case areaId
    case blockIds
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("areaId required", as: .areaId)
    keys.add("blockIds required", as: .blockIds)
  }

  public init?(from json: inout JSONReader) {
    var areaId = 0
    var blockIds: [Int] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .areaId: json.int(&areaId)
      case .blockIds: json.array(&blockIds)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(areaId: areaId, blockIds: blockIds)
  }
}

extension SeatArea {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("areaId", areaId)
    json.field("blockIds", blockIds)
    json.endObject()
  }
}
