// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Timeline: Equatable, Sendable, WireDecodable, WireEncodable {
  public let statuses: [Tweet]

  public init(statuses: [Tweet]) {
    self.statuses = statuses
  }
}

// MARK: - Coding

extension Timeline {
  private enum WireKey: ~Copyable {
    case statuses
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("statuses required", as: .statuses)
  }

  public init?(from json: inout JSONReader) {
    var statuses: [Tweet] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .statuses: json.array(&statuses)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(statuses: statuses)
  }
}

extension Timeline {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("statuses", statuses)
    json.endObject()
  }
}
