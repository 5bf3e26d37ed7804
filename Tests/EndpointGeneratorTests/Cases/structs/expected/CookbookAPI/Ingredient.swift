// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Ingredient: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  public var grams: Double?

  public init(name: String, grams: Double? = nil) {
    self.name = name
    self.grams = grams
  }
}

// MARK: - Coding

extension Ingredient {
  private enum WireKey: ~Copyable {
    case name
    case grams
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("grams", as: .grams)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var grams: Double?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .grams: json.double(&grams)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, grams: grams)
  }
}

extension Ingredient {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("grams", grams)
    json.endObject()
  }
}
