// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Both: Equatable, Sendable {
  public var body: Patch<String>
  public var due: Patch<Date>
  public var title: String?

  public init(body: Patch<String> = .keep, due: Patch<Date> = .keep, title: String? = nil) {
    self.body = body
    self.due = due
    self.title = title
  }
}

extension Both: JSONDecodable {
  private static let keys: JSONKeys = "body due title"

  public init?(from json: inout JSONReader) {
    var body: Patch<String> = .keep
    var due: Patch<Date> = .keep
    var title: String?
    var fields = json.object(Self.keys, nulls: 0b011)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: body = json.patch { $0.string() } ?? body
      case .f1: due = json.patch { $0.date(.unix) } ?? due
      default: json.string(&title)
      }
    }
    guard json.finish(&fields) else { return nil }
    self.init(body: body, due: due, title: title)
  }
}

extension Both: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("body", body)
    json.field("due", due, .unix)
    json.nullableField("title", title)
    json.endObject()
  }
}
