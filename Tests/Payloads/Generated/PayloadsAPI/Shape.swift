// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

/// Lines of points, two doubles each.
public struct Shape: Equatable, Sendable, WireDecodable, WireEncodable {
  public let name: String
  public let coordinates: [[[Double]]]

  public init(name: String, coordinates: [[[Double]]]) {
    self.name = name
    self.coordinates = coordinates
  }
}

// MARK: - Coding

extension Shape {
  private enum WireKey: ~Copyable {
    case name
    case coordinates
  }

  private static let keys: WireKeys = """
    name required
    coordinates required
    """

  public init?(from json: inout JSONReader) {
    var name = ""
    var coordinates: [[[Double]]] = []
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .name: json.string(&name)
      case .coordinates: json.array(&coordinates)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, coordinates: coordinates)
  }
}

extension Shape {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("coordinates", coordinates)
    json.endObject()
  }
}
