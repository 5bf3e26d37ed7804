// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Lost: Equatable, Sendable, WireDecodable {
  public let place: String?
  public let note: String?

  public init(place: String? = nil, note: String? = nil) {
    self.place = place
    self.note = note
  }
}

// MARK: - Coding

extension Lost {
  enum WireKey: ~Copyable {
    case place
    case note
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("place always", as: .place)
    keys.add("note", as: .note)
  }

  public init?(from json: inout JSONReader) {
    var place: String?
    var note: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .place: json.string(&place)
      case .note: json.string(&note)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(place: place, note: note)
  }
}
