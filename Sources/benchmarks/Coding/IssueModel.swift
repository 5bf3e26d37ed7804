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

extension Issue: JSONDecodable {
  private static let keys: JSONKeys = """
    id number title state url author labels assignees locked comments closed_at created_at body
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
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&id)
      case .f1: json.int(&number)
      case .f2: json.string(&title)
      case .f3: state = IssueState(from: &json)
      case .f4: json.string(&url)
      case .f5: author = Person(from: &json)
      case .f6: json.array(&labels)
      case .f7: json.array(&assignees)
      case .f8: json.bool(&isLocked)
      case .f9: json.int(&commentCount)
      case .f10: json.string(&closedAt)
      case .f11: json.string(&createdAt)
      default: json.string(&body)
      }
    }
    guard json.finish(&fields, required: 0b0_1011_1111_1111), let state, let author else {
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

extension Issue: JSONEncodable {
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
