// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct PagesURLResponse: Equatable, Sendable {
  public let points: [Point]
  public let next: String?

  public init(points: [Point], next: String? = nil) {
    self.points = points
    self.next = next
  }
}

extension PagesURLResponse: JSONDecodable {
  private static let keys: JSONKeys = "points next"

  public init?(from json: inout JSONReader) {
    var points: [Point]?
    var next: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: points = json.array(of: Point.self)
      default: next = json.string()
      }
    }
    guard json.finish(fields, required: 0b01), let points else { return nil }
    self.init(points: points, next: next)
  }
}
