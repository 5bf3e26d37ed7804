// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct ChargeList: Equatable, Sendable, WireDecodable, WireEncodable {
  public let object: String
  public let url: String
  public let hasMore: Bool
  public let data: [Charge]

  public init(object: String, url: String, hasMore: Bool, data: [Charge]) {
    self.object = object
    self.url = url
    self.hasMore = hasMore
    self.data = data
  }
}

// MARK: - Coding

extension ChargeList {
  private enum WireKey: ~Copyable {
    case object
    case url
    case hasMore
    case data
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("object required", as: .object)
    keys.add("url required", as: .url)
    keys.add("has_more required", as: .hasMore)
    keys.add("data required", as: .data)
  }

  public init?(from json: inout JSONReader) {
    var objectValue = ""
    var url = ""
    var hasMore = false
    var data: [Charge] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .object: json.string(&objectValue)
      case .url: json.string(&url)
      case .hasMore: json.bool(&hasMore)
      case .data: json.array(&data)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(object: objectValue, url: url, hasMore: hasMore, data: data)
  }
}

extension ChargeList {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("object", object)
    json.field("url", url)
    json.field("has_more", hasMore)
    json.field("data", data)
    json.endObject()
  }
}
