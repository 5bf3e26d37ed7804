// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct LinkedPayload: Equatable, Sendable, WireDecodable, WireEncodable {
  public let commits: [LinkedCommit]?
  public let ref: String?
  public let action: String?

  public init(commits: [LinkedCommit]? = nil, ref: String? = nil, action: String? = nil) {
    self.commits = commits
    self.ref = ref
    self.action = action
  }
}

// MARK: - Coding

extension LinkedPayload {
  private enum WireKey: ~Copyable {
    case commits
    case ref
    case action
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("commits", as: .commits)
    keys.add("ref", as: .ref)
    keys.add("action", as: .action)
  }

  public init?(from json: inout JSONReader) {
    var commits: [LinkedCommit]?
    var ref: String?
    var action: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .commits: json.array(&commits)
      case .ref: json.string(&ref)
      case .action: json.string(&action)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(commits: commits, ref: ref, action: action)
  }
}

extension LinkedPayload {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("commits", commits)
    json.field("ref", ref)
    json.field("action", action)
    json.endObject()
  }
}
