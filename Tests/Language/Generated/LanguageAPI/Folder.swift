// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Folder: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  public var folders: [Folder]
  public var links: [String: Folder]?

  public init(name: String, folders: [Folder] = [], links: [String: Folder]? = nil) {
    self.name = name
    self.folders = folders
    self.links = links
  }
}

// MARK: - Coding

extension Folder {
  private enum WireKey: ~Copyable {
    case name
    case folders
    case links
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("folders", as: .folders)
    keys.add("links", as: .links)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var folders: [Folder] = []
    var links: [String: Folder]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .folders: json.array(&folders)
      case .links: json.dictionary(&links)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, folders: folders, links: links)
  }
}

extension Folder {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("folders", folders)
    json.field("links", links)
    json.endObject()
  }
}
