// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct EventPayload: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public let commits: [Commit]?
  public let distinctSize: Int?
  public let ref: String?
  public let pushID: Int?
  public let head: String?
  public let before: String?
  public let size: Int?
  public let action: String?

  public init(
    commits: [Commit]? = nil,
    distinctSize: Int? = nil,
    ref: String? = nil,
    pushID: Int? = nil,
    head: String? = nil,
    before: String? = nil,
    size: Int? = nil,
    action: String? = nil
  ) {
    self.commits = commits
    self.distinctSize = distinctSize
    self.ref = ref
    self.pushID = pushID
    self.head = head
    self.before = before
    self.size = size
    self.action = action
  }
}

// MARK: - Coding

extension EventPayload {
  private enum WireKey: ~Copyable {
    case commits
    case distinctSize
    case ref
    case pushID
    case head
    case before
    case size
    case action
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("commits", as: .commits)
    keys.add("distinct_size", as: .distinctSize)
    keys.add("ref", as: .ref)
    keys.add("push_id", as: .pushID)
    keys.add("head", as: .head)
    keys.add("before", as: .before)
    keys.add("size", as: .size)
    keys.add("action", as: .action)
  }

  public init?(from json: inout JSONReader) {
    var commits: [Commit]?
    var distinctSize: Int?
    var ref: String?
    var pushID: Int?
    var head: String?
    var before: String?
    var size: Int?
    var action: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .commits: json.array(&commits)
      case .distinctSize: json.int(&distinctSize)
      case .ref: json.string(&ref)
      case .pushID: json.int(&pushID)
      case .head: json.string(&head)
      case .before: json.string(&before)
      case .size: json.int(&size)
      case .action: json.string(&action)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      commits: commits,
      distinctSize: distinctSize,
      ref: ref,
      pushID: pushID,
      head: head,
      before: before,
      size: size,
      action: action
    )
  }
}

extension EventPayload {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("commits", commits)
    json.field("distinct_size", distinctSize)
    json.field("ref", ref)
    json.field("push_id", pushID)
    json.field("head", head)
    json.field("before", before)
    json.field("size", size)
    json.field("action", action)
    json.endObject()
  }
}

// MARK: - Equality

extension EventPayload {
  public static func areEqual(_ one: EventPayload, _ other: EventPayload) -> Bool {
    guard Equality.of(one.commits, other.commits),
      Equality.of(one.distinctSize, other.distinctSize),
      Equality.of(one.ref, other.ref),
      Equality.of(one.pushID, other.pushID),
      Equality.of(one.head, other.head),
      Equality.of(one.before, other.before),
      Equality.of(one.size, other.size),
      Equality.of(one.action, other.action)
    else { return false }
    return true
  }
}
