// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Moment: Equatable, Sendable, WireDecodable, WireEncodable {
  case exact(Date)
  case day(Day)
  case list([Date])
  case map([String: Int])
}

// MARK: - Coding

extension Moment {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.date(.unix) }) {
      self = .exact(value)
      return
    }
    if let value = json.attempt({ $0.day() }) {
      self = .day(value)
      return
    }
    if let value = json.attempt({ $0.array { $0.date(.unix) } }) {
      self = .list(value)
      return
    }
    if let value = json.attempt({ $0.dictionary(of: Int.self) }) {
      self = .map(value)
      return
    }
    json.fail(expected: "one of Date, Day, [Date], [String: Int]")
    return nil
  }
}

extension Moment {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .exact(let value):
      json.date(value, .unix)
    case .day(let value):
      json.encode(value: value)
    case .list(let value):
      json.array(value) { json, value in json.date(value, .unix) }
    case .map(let value):
      json.dictionary(value)
    }
  }
}
