// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct NotificationThreadPermissions: MemberwiseEquatable, Sendable, WireDecodable {
  public let a: Int
  public let b: Int
  public let c: Int
  public let membersCanCreatePublicRepositories: Bool
  public let membersCanCreateInternalRepository: Bool

  public init(
    a: Int,
    b: Int,
    c: Int,
    membersCanCreatePublicRepositories: Bool,
    membersCanCreateInternalRepository: Bool
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.membersCanCreatePublicRepositories = membersCanCreatePublicRepositories
    self.membersCanCreateInternalRepository = membersCanCreateInternalRepository
  }
}

// MARK: - Coding

extension NotificationThreadPermissions {
  private enum WireKey: ~Copyable {
    case a
    case b
    case c
    case membersCanCreatePublicRepositories
    case membersCanCreateInternalRepository
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("a required", as: .a)
    keys.add("b required", as: .b)
    keys.add("c required", as: .c)
    keys.add(
      "members_can_create_public_repositories required",
      as: .membersCanCreatePublicRepositories
    )
    keys.add(
      "members_can_create_internal_repository required",
      as: .membersCanCreateInternalRepository
    )
  }

  public init?(from json: inout JSONReader) {
    var a = 0
    var b = 0
    var c = 0
    var membersCanCreatePublicRepositories = false
    var membersCanCreateInternalRepository = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .a: json.int(&a)
      case .b: json.int(&b)
      case .c: json.int(&c)
      case .membersCanCreatePublicRepositories: json.bool(&membersCanCreatePublicRepositories)
      case .membersCanCreateInternalRepository: json.bool(&membersCanCreateInternalRepository)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      a: a,
      b: b,
      c: c,
      membersCanCreatePublicRepositories: membersCanCreatePublicRepositories,
      membersCanCreateInternalRepository: membersCanCreateInternalRepository
    )
  }
}

// MARK: - Equality

extension NotificationThreadPermissions {
  public static func areEqual(
    _ one: NotificationThreadPermissions,
    _ other: NotificationThreadPermissions
  ) -> Bool {
    guard Equality.of(one.a, other.a),
      Equality.of(one.b, other.b),
      Equality.of(one.c, other.c),
      Equality.of(one.membersCanCreatePublicRepositories, other.membersCanCreatePublicRepositories),
      Equality.of(one.membersCanCreateInternalRepository, other.membersCanCreateInternalRepository)
    else { return false }
    return true
  }
}
