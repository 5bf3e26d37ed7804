// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

/// What included fields give, and one that replaces them.
public struct Document: Equatable, Sendable {
  public var id: String
  public var note: [String]
  public var created: Date
  public var title: String

  public init(id: String, note: [String], created: Date, title: String) {
    self.id = id
    self.note = note
    self.created = created
    self.title = title
  }
}

extension Document: JSONDecodable {
  private static let keys: JSONKeys = "id note created title"

  public init?(from json: inout JSONReader) {
    var id = ""
    var note: [String] = []
    var created: Date?
    var title = ""
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      case .f1: json.array(&note)
      case .f2: created = json.date(.unix)
      default: json.string(&title)
      }
    }
    guard json.finish(&fields, required: 0b1111), let created else { return nil }
    self.init(id: id, note: note, created: created, title: title)
  }
}

extension Document: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("note", note)
    json.field("created", created, .unix)
    json.field("title", title)
    json.endObject()
  }
}
