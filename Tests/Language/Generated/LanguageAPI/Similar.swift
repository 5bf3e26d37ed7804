// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Similar: Equatable, Sendable, WireDecodable, WireEncodable {
  case square(Square)
  case circle(Circle)
  case point(Point)
  case text(Rank)
}

// MARK: - Coding

extension Similar {
  private enum WireMember: ~Copyable {
    case square
    case circle
    case point
    case text
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Square.keys), as: .square)
    members.add(.object(Circle.keys), as: .circle)
    members.add(.object(Point.keys), as: .point)
    members.add(.value, as: .text)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .square:
        if let value = json.attempt({ Square(from: &$0) }) {
          self = .square(value)
          return
        }
      case .circle:
        if let value = json.attempt({ Circle(from: &$0) }) {
          self = .circle(value)
          return
        }
      case .point:
        if let value = json.attempt({ Point(from: &$0) }) {
          self = .point(value)
          return
        }
      case .text:
        if let value = json.attempt({ Rank(from: &$0) }) {
          self = .text(value)
          return
        }
      }
    }
    json.fail(expected: "one of Square, Circle, Point, Rank")
    return nil
  }
}

extension Similar {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .square(let value):
      json.encode(value: value)
    case .circle(let value):
      json.encode(value: value)
    case .point(let value):
      json.encode(value: value)
    case .text(let value):
      json.encode(value: value)
    }
  }
}
