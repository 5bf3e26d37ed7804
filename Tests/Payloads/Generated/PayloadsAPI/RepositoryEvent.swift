// Generated from Spec/Payloads by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct RepositoryEvent:
  MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable
{
  public let type: String
  public let createdAt: String
  public let actor: EventActor
  public let repo: EventRepository
  public let `public`: Bool
  public let payload: EventPayload
  public let id: String

  public init(
    type: String,
    createdAt: String,
    actor: EventActor,
    repo: EventRepository,
    public: Bool,
    payload: EventPayload,
    id: String
  ) {
    self.type = type
    self.createdAt = createdAt
    self.actor = actor
    self.repo = repo
    self.public = `public`
    self.payload = payload
    self.id = id
  }
}

// MARK: - Coding

extension RepositoryEvent {
  private enum WireKey: ~Copyable {
    case type
    case createdAt
    case actor
    case repo
    case `public`
    case payload
    case id
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("type required", as: .type)
    keys.add("created_at required", as: .createdAt)
    keys.add("actor required", as: .actor)
    keys.add("repo required", as: .repo)
    keys.add("public required", as: .public)
    keys.add("payload required", as: .payload)
    keys.add("id required", as: .id)
  }

  public init?(from json: inout JSONReader) {
    var type = ""
    var createdAt = ""
    var actor: EventActor?
    var repo: EventRepository?
    var `public` = false
    var payload: EventPayload?
    var id = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .type: json.string(&type)
      case .createdAt: json.string(&createdAt)
      case .actor: json.value(&actor)
      case .repo: json.value(&repo)
      case .public: json.bool(&`public`)
      case .payload: json.value(&payload)
      case .id: json.string(&id)
      }
    }
    guard json.finish(&object), let actor, let repo, let payload else { return nil }
    self.init(
      type: type,
      createdAt: createdAt,
      actor: actor,
      repo: repo,
      public: `public`,
      payload: payload,
      id: id
    )
  }
}

extension RepositoryEvent {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("type", type)
    json.field("created_at", createdAt)
    json.field("actor", actor)
    json.field("repo", repo)
    json.field("public", `public`)
    json.field("payload", payload)
    json.field("id", id)
    json.endObject()
  }
}

// MARK: - Equality

extension RepositoryEvent {
  public static func areEqual(_ one: RepositoryEvent, _ other: RepositoryEvent) -> Bool {
    guard Equality.of(one.type, other.type),
      Equality.of(one.createdAt, other.createdAt),
      Equality.of(one.actor, other.actor),
      Equality.of(one.repo, other.repo),
      Equality.of(one.public, other.public),
      Equality.of(one.payload, other.payload),
      Equality.of(one.id, other.id)
    else { return false }
    return true
  }
}
