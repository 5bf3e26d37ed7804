// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Both: Equatable, Sendable, WireDecodable, WireEncodable {
  public var body: Patch<String>
  public var due: Patch<Date>
  public var title: String?

  public init(body: Patch<String> = .keep, due: Patch<Date> = .keep, title: String? = nil) {
    self.body = body
    self.due = due
    self.title = title
  }
}

// MARK: - Coding

extension Both {
  private enum WireKey: ~Copyable {
    case body
    case due
    case title
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("body nullable", as: .body)
    keys.add("due nullable", as: .due)
    keys.add("title", as: .title)
  }

  public init?(from json: inout JSONReader) {
    var body: Patch<String> = .keep
    var due: Patch<Date> = .keep
    var title: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .body: body = json.patch { $0.string() } ?? body
      case .due: due = json.patch { $0.date(.unix) } ?? due
      case .title: json.string(&title)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(body: body, due: due, title: title)
  }
}

extension Both {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("body", body)
    json.field("due", due, .unix)
    json.nullableField("title", title)
    json.endObject()
  }
}
