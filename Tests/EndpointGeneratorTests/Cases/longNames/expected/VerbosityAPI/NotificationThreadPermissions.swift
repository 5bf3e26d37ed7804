// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct NotificationThreadPermissions: MemberwiseEquatable, Sendable {
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

  public static func areEqual(
    _ one: NotificationThreadPermissions,
    _ other: NotificationThreadPermissions
  ) -> Bool {
    guard Equality.of(one.a, other.a), Equality.of(one.b, other.b), Equality.of(one.c, other.c),
      one.membersCanCreatePublicRepositories == other.membersCanCreatePublicRepositories,
      one.membersCanCreateInternalRepository == other.membersCanCreateInternalRepository
    else { return false }
    return true
  }
}

extension NotificationThreadPermissions: JSONDecodable {
  private static let keys: JSONKeys =
    "a b c members_can_create_public_repositories members_can_create_internal_repository"

  public init?(from json: inout JSONReader) {
    var a = 0
    var b = 0
    var c = 0
    var membersCanCreatePublicRepositories = false
    var membersCanCreateInternalRepository = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&a)
      case .f1: json.int(&b)
      case .f2: json.int(&c)
      case .f3: json.bool(&membersCanCreatePublicRepositories)
      default: json.bool(&membersCanCreateInternalRepository)
      }
    }
    guard json.finish(&fields, required: 0b11111) else { return nil }
    self.init(
      a: a,
      b: b,
      c: c,
      membersCanCreatePublicRepositories: membersCanCreatePublicRepositories,
      membersCanCreateInternalRepository: membersCanCreateInternalRepository
    )
  }
}
