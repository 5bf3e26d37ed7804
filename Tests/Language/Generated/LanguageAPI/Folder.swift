// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Folder: Equatable, Sendable {
  public var name: String
  public var folders: [Folder]
  public var links: [String: Folder]?

  public init(name: String, folders: [Folder] = [], links: [String: Folder]? = nil) {
    self.name = name
    self.folders = folders
    self.links = links
  }
}

extension Folder: JSONDecodable {
  private static let keys: JSONKeys = "name folders links"

  public init?(from json: inout JSONReader) {
    var name = ""
    var folders: [Folder] = []
    var links: [String: Folder]?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      case .f1: json.array(&folders)
      default: json.dictionary(&links)
      }
    }
    guard json.finish(&fields, required: 0b001) else { return nil }
    self.init(name: name, folders: folders, links: links)
  }
}

extension Folder: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("folders", folders)
    json.field("links", links)
    json.endObject()
  }
}
