// Generated from Spec/Payloads by endpoints. Do not edit.

import EndpointRuntime

/// An issue of a tracker with people and labels, 3 kB each.
public struct Issue: MemberwiseEquatable, Identifiable, Sendable, WireDecodable, WireEncodable {
  public let id: Int
  public let number: Int
  public let title: String
  public let state: IssueState
  public let url: String
  public let author: Person
  public let labels: [Label]
  public let assignees: [Person]
  public let locked: Bool
  public let comments: Int
  public let closedAt: String?
  public let createdAt: String
  public let body: String?

  public init(
    id: Int,
    number: Int,
    title: String,
    state: IssueState,
    url: String,
    author: Person,
    labels: [Label],
    assignees: [Person],
    locked: Bool,
    comments: Int,
    closedAt: String? = nil,
    createdAt: String,
    body: String? = nil
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.state = state
    self.url = url
    self.author = author
    self.labels = labels
    self.assignees = assignees
    self.locked = locked
    self.comments = comments
    self.closedAt = closedAt
    self.createdAt = createdAt
    self.body = body
  }
}

// MARK: - Coding

extension Issue {
  private enum WireKey: ~Copyable {
    case id
    case number
    case title
    case state
    case url
    case author
    case labels
    case assignees
    case locked
    case comments
    case closedAt
    case createdAt
    case body
  }

  private static let keys: WireKeys = """
    id required
    number required
    title required
    state required
    url required
    author required
    labels required
    assignees required
    locked required
    comments required
    closed_at
    created_at required
    body
    """

  public init?(from json: inout JSONReader) {
    var id = 0
    var number = 0
    var title = ""
    var state: IssueState?
    var url = ""
    var author: Person?
    var labels: [Label] = []
    var assignees: [Person] = []
    var locked = false
    var comments = 0
    var closedAt: String?
    var createdAt = ""
    var body: String?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .number: json.int(&number)
      case .title: json.string(&title)
      case .state: json.value(&state)
      case .url: json.string(&url)
      case .author: json.value(&author)
      case .labels: json.array(&labels)
      case .assignees: json.array(&assignees)
      case .locked: json.bool(&locked)
      case .comments: json.int(&comments)
      case .closedAt: json.string(&closedAt)
      case .createdAt: json.string(&createdAt)
      case .body: json.string(&body)
      }
    }
    guard json.finish(&object), let state, let author else { return nil }
    self.init(
      id: id,
      number: number,
      title: title,
      state: state,
      url: url,
      author: author,
      labels: labels,
      assignees: assignees,
      locked: locked,
      comments: comments,
      closedAt: closedAt,
      createdAt: createdAt,
      body: body
    )
  }
}

extension Issue {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("number", number)
    json.field("title", title)
    json.field("state", state)
    json.field("url", url)
    json.field("author", author)
    json.field("labels", labels)
    json.field("assignees", assignees)
    json.field("locked", locked)
    json.field("comments", comments)
    json.field("closed_at", closedAt)
    json.field("created_at", createdAt)
    json.field("body", body)
    json.endObject()
  }
}

// MARK: - Equality

extension Issue {
  public static func areEqual(_ one: Issue, _ other: Issue) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.number, other.number),
      Equality.of(one.title, other.title),
      Equality.of(one.state, other.state),
      Equality.of(one.url, other.url),
      Equality.of(one.author, other.author),
      Equality.of(one.labels, other.labels),
      Equality.of(one.assignees, other.assignees),
      Equality.of(one.locked, other.locked),
      Equality.of(one.comments, other.comments),
      Equality.of(one.closedAt, other.closedAt),
      Equality.of(one.createdAt, other.createdAt),
      Equality.of(one.body, other.body)
    else { return false }
    return true
  }
}
