// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Category: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  @Indirect public var parent: Category?

  public init(name: String, parent: Category? = nil) {
    self.name = name
    self.parent = parent
  }
}

// MARK: - Coding

extension Category {
  private enum WireKey: ~Copyable {
    case name
    case parent
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("parent", as: .parent)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var parent: Category?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .parent: json.value(&parent)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, parent: parent)
  }
}

extension Category {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("parent", parent)
    json.endObject()
  }
}
