// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Category: Equatable, Sendable {
  public let name: String
  @Indirect public private(set) var parent: Category?
  public let children: [Category]

  public init(name: String, parent: Category? = nil, children: [Category]) {
    self.name = name
    self.parent = parent
    self.children = children
  }
}

extension Category: JSONDecodable {
  private static let keys: JSONKeys = "name parent children"

  public init?(from json: inout JSONReader) {
    var name = ""
    var parent: Category?
    var children: [Category] = []
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      case .f1: parent = Category(from: &json)
      default: json.array(&children)
      }
    }
    guard json.finish(&fields, required: 0b101) else { return nil }
    self.init(name: name, parent: parent, children: children)
  }
}
