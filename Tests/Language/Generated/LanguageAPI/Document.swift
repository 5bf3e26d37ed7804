// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// What included fields give, and one that replaces them.
public struct Document: Equatable, Identifiable, Sendable, WireDecodable, WireEncodable {
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

// MARK: - Coding

extension Document {
  private enum WireKey: ~Copyable {
    case id
    case note
    case created
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("note required", as: .note)
    keys.add("created required", as: .created)
    keys.add("title required", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var note: [String] = []
    var created: Date?
    var title = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .note: json.array(&note)
      case .created: created = json.date(.unix)
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object), let created else { return nil }
    self.init(id: id, note: note, created: created, title: title)
  }
}

extension Document {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("note", note)
    json.field("created", created, .unix)
    json.field("title", title)
    json.endObject()
  }
}
