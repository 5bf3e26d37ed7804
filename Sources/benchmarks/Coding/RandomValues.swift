import Foundation
import PayloadsAPI

/// SplitMix64: the same values in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// Words to make sentences from.
struct Words {
  let words: [String]

  static let latin = Words(
    words: "the reader fails when a value of another kind follows the key in large files".split(
      separator: " "
    ).map(String.init)
  )
  static let escaped = Words(
    words: ["\"quoted\"", "a\\b", "line\n", "tab\t", "and/or", "café", "😀", "plain", "words"]
  )
  static let foreign = Words(
    words: ["日本語の文章", "中文内容", "русский", "текст", "ελληνικά", "한국어", "العربية", "हिन्दी", "🎉"]
  )

  func sentence(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }
}

extension Login {
  static let sample = Login(
    token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmN",
    expiresIn: 3600,
    user: LoginUser(id: 4_711_815, name: "Ada Lovelace", email: "ada@example.com", isAdmin: false),
    scope: "read write"
  )
}

extension Issue {
  static func random(_ index: Int, _ random: inout SeededGenerator) -> Issue {
    Issue(
      id: 2_400_000_000 + index * 31,
      number: 1000 + index,
      title: Words.latin.sentence(9, &random),
      state: Bool.random(using: &random) ? .open : .closed,
      url: "https://api.example.com/repos/endpoints/endpoints/issues/\(1000 + index)",
      author: .random(&random),
      labels: (0..<4).map { .random($0, &random) },
      assignees: (0..<3).map { _ in .random(&random) },
      locked: .random(using: &random),
      comments: .random(in: 0...40, using: &random),
      closedAt: Bool.random(using: &random) ? "2026-03-04T05:06:07Z" : nil,
      createdAt: "2025-11-12T13:14:15Z",
      body: (0..<14).map { _ in Words.latin.sentence(20, &random) }.joined(separator: "\r\n")
    )
  }
}

extension Person {
  static func random(_ random: inout SeededGenerator) -> Person {
    let id = Int.random(in: 1000...9_999_999, using: &random)
    return Person(
      login: "person-\(id)",
      id: id,
      avatarURL: "https://avatars.example.com/u/\(id)?v=4",
      profileURL: "https://api.example.com/users/person-\(id)",
      type: "User",
      siteAdmin: false
    )
  }
}

extension Label {
  static func random(_ index: Int, _ random: inout SeededGenerator) -> Label {
    Label(
      id: 208_045_946 + index,
      name: Words.latin.sentence(2, &random),
      color: "f29513",
      description: index == 0 ? nil : Words.latin.sentence(6, &random)
    )
  }
}

extension Record {
  static func random(_ index: Int, _ random: inout SeededGenerator) -> Record {
    Record(
      id: index,
      name: Words.latin.sentence(3, &random),
      email: "person\(index)@example.com",
      age: .random(in: 18...99, using: &random),
      active: .random(using: &random),
      score: Double(Int.random(in: 0...100_000, using: &random)) / 100,
      city: ["Berlin", "Paris", "San Francisco"].randomElement(using: &random) ?? ""
    )
  }
}

extension Comment {
  static func random(_ index: Int, _ words: Words, _ random: inout SeededGenerator) -> Comment {
    Comment(
      id: 900_000 + index,
      author: Author(id: 7000 + index % 50, name: words.sentence(2, &random)),
      language: "en",
      likes: .random(in: 0...500, using: &random),
      isPinned: false,
      text: words.sentence(.random(in: 3...12, using: &random), &random)
    )
  }
}

extension Shape {
  static func random(_ index: Int, _ random: inout SeededGenerator) -> Shape {
    Shape(
      name: "shape \(index)",
      coordinates: (0..<5).map { _ in
        (0..<200).map { _ in
          [.random(in: -180...180, using: &random), .random(in: -90...90, using: &random)]
        }
      }
    )
  }
}

extension Appointment {
  static func random(_ index: Int, _ random: inout SeededGenerator) -> Appointment {
    let start = Date(
      timeIntervalSince1970: Double(Int.random(in: 1_000_000_000...2_000_000_000, using: &random))
    )
    return Appointment(
      id: index,
      title: Words.latin.sentence(4, &random),
      start: start,
      end: start + 3600,
      createdAt: start - 86_400,
      page: URL(string: "https://events.example.com/calendar/2026/\(index)?view=day")
        ?? URL(fileURLWithPath: "/"),
      image: index % 2 == 0 ? URL(string: "https://images.example.com/\(index).png") : nil
    )
  }
}
