// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Account: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public var id: Int
  public var login: String
  public var name: String?
  public var email: String?
  public var company: String?
  public var blog: String?
  public var location: String?
  public var bio: String?
  public var hireable: Bool?
  public var avatar: URL
  public var page: URL
  public var followers: Int
  public var following: Int
  public var repos: Int
  public var gists: Int
  public var kind: String
  public var created: Date

  public init(
    id: Int,
    login: String,
    name: String? = nil,
    email: String? = nil,
    company: String? = nil,
    blog: String? = nil,
    location: String? = nil,
    bio: String? = nil,
    hireable: Bool? = nil,
    avatar: URL,
    page: URL,
    followers: Int,
    following: Int,
    repos: Int,
    gists: Int,
    kind: String,
    created: Date
  ) {
    self.id = id
    self.login = login
    self.name = name
    self.email = email
    self.company = company
    self.blog = blog
    self.location = location
    self.bio = bio
    self.hireable = hireable
    self.avatar = avatar
    self.page = page
    self.followers = followers
    self.following = following
    self.repos = repos
    self.gists = gists
    self.kind = kind
    self.created = created
  }
}

// MARK: - Coding

extension Account {
  private enum WireKey: ~Copyable {
    case id
    case login
    case name
    case email
    case company
    case blog
    case location
    case bio
    case hireable
    case avatar
    case page
    case followers
    case following
    case repos
    case gists
    case kind
    case created
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("login required", as: .login)
    keys.add("name", as: .name)
    keys.add("email", as: .email)
    keys.add("company", as: .company)
    keys.add("blog", as: .blog)
    keys.add("location", as: .location)
    keys.add("bio", as: .bio)
    keys.add("hireable", as: .hireable)
    keys.add("avatar required", as: .avatar)
    keys.add("page required", as: .page)
    keys.add("followers required", as: .followers)
    keys.add("following required", as: .following)
    keys.add("repos required", as: .repos)
    keys.add("gists required", as: .gists)
    keys.add("kind required", as: .kind)
    keys.add("created required", as: .created)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var login = ""
    var name: String?
    var email: String?
    var company: String?
    var blog: String?
    var location: String?
    var bio: String?
    var hireable: Bool?
    var avatar: URL?
    var page: URL?
    var followers = 0
    var following = 0
    var repos = 0
    var gists = 0
    var kind = ""
    var created: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .login: json.string(&login)
      case .name: json.string(&name)
      case .email: json.string(&email)
      case .company: json.string(&company)
      case .blog: json.string(&blog)
      case .location: json.string(&location)
      case .bio: json.string(&bio)
      case .hireable: json.bool(&hireable)
      case .avatar: avatar = json.url()
      case .page: page = json.url()
      case .followers: json.int(&followers)
      case .following: json.int(&following)
      case .repos: json.int(&repos)
      case .gists: json.int(&gists)
      case .kind: json.string(&kind)
      case .created: created = json.date()
      }
    }
    guard json.finish(&object), let avatar, let page, let created else { return nil }
    self.init(
      id: id,
      login: login,
      name: name,
      email: email,
      company: company,
      blog: blog,
      location: location,
      bio: bio,
      hireable: hireable,
      avatar: avatar,
      page: page,
      followers: followers,
      following: following,
      repos: repos,
      gists: gists,
      kind: kind,
      created: created
    )
  }
}

extension Account {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("login", login)
    json.field("name", name)
    json.field("email", email)
    json.field("company", company)
    json.field("blog", blog)
    json.field("location", location)
    json.field("bio", bio)
    json.field("hireable", hireable)
    json.field("avatar", avatar)
    json.field("page", page)
    json.field("followers", followers)
    json.field("following", following)
    json.field("repos", repos)
    json.field("gists", gists)
    json.field("kind", kind)
    json.field("created", created)
    json.endObject()
  }
}

// MARK: - Equality

extension Account {
  public static func areEqual(_ one: Account, _ other: Account) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.login, other.login),
      Equality.of(one.name, other.name),
      Equality.of(one.email, other.email),
      Equality.of(one.company, other.company),
      Equality.of(one.blog, other.blog),
      Equality.of(one.location, other.location),
      Equality.of(one.bio, other.bio),
      Equality.of(one.hireable, other.hireable),
      Equality.of(one.avatar, other.avatar),
      Equality.of(one.page, other.page),
      Equality.of(one.followers, other.followers),
      Equality.of(one.following, other.following),
      Equality.of(one.repos, other.repos),
      Equality.of(one.gists, other.gists),
      Equality.of(one.kind, other.kind),
      Equality.of(one.created, other.created)
    else { return false }
    return true
  }
}
