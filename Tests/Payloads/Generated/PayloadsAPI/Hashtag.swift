// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Hashtag: Equatable, Sendable, WireDecodable, WireEncodable {
  public let text: String
  public let indices: [Int]

  public init(text: String, indices: [Int]) {
    self.text = text
    self.indices = indices
  }
}

// MARK: - Coding

extension Hashtag {
  private enum WireKey: ~Copyable {
    case text
    case indices
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text required", as: .text)
    keys.add("indices required", as: .indices)
  }

  public init?(from json: inout JSONReader) {
    var text = ""
    var indices: [Int] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      case .indices: json.array(&indices)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(text: text, indices: indices)
  }
}

extension Hashtag {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.field("indices", indices)
    json.endObject()
  }
}
