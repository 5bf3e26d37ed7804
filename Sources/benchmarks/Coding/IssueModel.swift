import EndpointRuntime

/// An issue of a tracker with people and labels: what most pages of an API look like, 3 kB each.
struct Issue {
  let id: Int
  let number: Int
  let title: String
  let state: IssueState
  let url: String
  let author: Person
  let labels: [Label]
  let assignees: [Person]
  let isLocked: Bool
  let commentCount: Int
  let closedAt: String?
  let createdAt: String
  let body: String?
}

struct IssueState: OpenEnum {
  static let open = IssueState(rawValue: "open")
  static let closed = IssueState(rawValue: "closed")
  static let allCases: [IssueState] = [.open, .closed]

  let rawValue: String
}

extension Issue: WireDecodable {
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

  init?(from json: inout JSONReader) {
    var id = 0
    var number = 0
    var title = ""
    var state: IssueState?
    var url = ""
    var author: Person?
    var labels: [Label] = []
    var assignees: [Person] = []
    var isLocked = false
    var commentCount = 0
    var closedAt: String?
    var createdAt = ""
    var body: String?
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .id: json.int(&id)
      case .number: json.int(&number)
      case .title: json.string(&title)
      case .state: state = IssueState(from: &json)
      case .url: json.string(&url)
      case .author: author = Person(from: &json)
      case .labels: json.array(&labels)
      case .assignees: json.array(&assignees)
      case .locked: json.bool(&isLocked)
      case .comments: json.int(&commentCount)
      case .closedAt: json.string(&closedAt)
      case .createdAt: json.string(&createdAt)
      case .body: json.string(&body)
      }
    }
    guard json.finish(&object), let state, let author else {
      return nil
    }
    self.init(
      id: id,
      number: number,
      title: title,
      state: state,
      url: url,
      author: author,
      labels: labels,
      assignees: assignees,
      isLocked: isLocked,
      commentCount: commentCount,
      closedAt: closedAt,
      createdAt: createdAt,
      body: body
    )
  }
}

extension Issue: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("number", number)
    json.field("title", title)
    json.field("state", state)
    json.field("url", url)
    json.field("author", author)
    json.field("labels", labels)
    json.field("assignees", assignees)
    json.field("locked", isLocked)
    json.field("comments", commentCount)
    json.field("closed_at", closedAt)
    json.field("created_at", createdAt)
    json.field("body", body)
    json.endObject()
  }
}

// MARK: - With the standard coders

extension Standard {
  struct Issue: Codable, Equatable {
    let id: Int
    let number: Int
    let title: String
    let state: IssueState
    let url: String
    let author: Person
    let labels: [Label]
    let assignees: [Person]
    let isLocked: Bool
    let commentCount: Int
    let closedAt: String?
    let createdAt: String
    let body: String?

    enum CodingKeys: String, CodingKey {
      case id, number, title, state, url, author, labels, assignees, body
      case isLocked = "locked"
      case commentCount = "comments"
      case closedAt = "closed_at"
      case createdAt = "created_at"
    }
  }

  enum IssueState: String, Codable {
    case open, closed
  }
}
