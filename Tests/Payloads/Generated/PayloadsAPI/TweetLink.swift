// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct TweetLink: Equatable, Sendable, WireDecodable, WireEncodable {
  public let url: String
  public let expandedURL: String
  public let displayURL: String
  public let indices: [Int]

  public init(url: String, expandedURL: String, displayURL: String, indices: [Int]) {
    self.url = url
    self.expandedURL = expandedURL
    self.displayURL = displayURL
    self.indices = indices
  }
}

// MARK: - Coding

extension TweetLink {
  private enum WireKey: ~Copyable {
    case url
    case expandedURL
    case displayURL
    case indices
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
    keys.add("expanded_url required", as: .expandedURL)
    keys.add("display_url required", as: .displayURL)
    keys.add("indices required", as: .indices)
  }

  public init?(from json: inout JSONReader) {
    var url = ""
    var expandedURL = ""
    var displayURL = ""
    var indices: [Int] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: json.string(&url)
      case .expandedURL: json.string(&expandedURL)
      case .displayURL: json.string(&displayURL)
      case .indices: json.array(&indices)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(url: url, expandedURL: expandedURL, displayURL: displayURL, indices: indices)
  }
}

extension TweetLink {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.field("expanded_url", expandedURL)
    json.field("display_url", displayURL)
    json.field("indices", indices)
    json.endObject()
  }
}
