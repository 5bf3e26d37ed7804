// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Image: Equatable, Sendable, WireDecodable, WireEncodable {
  public var url: URL

  public init(url: URL) {
    self.url = url
  }
}

// MARK: - Coding

extension Image {
  enum WireKey: ~Copyable {
    case url
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
  }

  public init?(from json: inout JSONReader) {
    var url: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: url = json.url()
      }
    }
    guard json.finish(&object), let url else { return nil }
    self.init(url: url)
  }
}

extension Image {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.endObject()
  }
}
