// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Category: Equatable, Sendable, WireDecodable {
  public let name: String
  @Indirect public private(set) var parent: Category?
  public let children: [Category]

  public init(name: String, parent: Category? = nil, children: [Category]) {
    self.name = name
    self.parent = parent
    self.children = children
  }
}

// MARK: - Coding

extension Category {
  private enum WireKey: ~Copyable {
    case name
    case parent
    case children
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("parent", as: .parent)
    keys.add("children required", as: .children)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var parent: Category?
    var children: [Category] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .parent: json.value(&parent)
      case .children: json.array(&children)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, parent: parent, children: children)
  }
}
