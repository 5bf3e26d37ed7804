// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// The models of the benchmarks with synthesized conformances. Properties are named as on the wire, which is the fastest
/// form for `JSONDecoder`.
enum Standard {}

extension Standard {
  struct Login: Codable, Equatable {
    let token, scope: String
    let expires_in: Int
    let user: LoginUser
  }

  struct LoginUser: Codable, Equatable {
    let id: Int
    let name, email: String
    let is_admin: Bool
  }

  struct Issue: Codable, Equatable {
    let id, number, comments: Int
    let title, url, created_at: String
    let state: IssueState
    let author: Person
    let labels: [Label]
    let assignees: [Person]
    let locked: Bool
    let closed_at, body: String?
  }

  enum IssueState: String, Codable {
    case open, closed
  }

  struct Person: Codable, Equatable {
    let id: Int
    let login, avatar_url, profile_url, type: String
    let site_admin: Bool
  }

  struct Label: Codable, Equatable {
    let id: Int
    let name, color: String
    let description: String?
  }

  struct Comment: Codable, Equatable {
    let id, likes: Int
    let author: Author
    let language, text: String
    let is_pinned: Bool
  }

  struct Author: Codable, Equatable {
    let id: Int
    let name: String
  }

  struct Record: Codable, Equatable {
    let id, age: Int
    let name, email, city: String
    let active: Bool
    let score: Double
  }

  struct Product: Codable, Equatable {
    let id: Int
    let name: String
    let price: Double
    let in_stock: Bool
  }

  struct Shape: Codable, Equatable {
    let name: String
    let coordinates: [[[Double]]]
  }

  struct Appointment: Codable, Equatable {
    let id: Int
    let title: String
    let start, end, created_at: Date
    let page: URL
    let image: URL?
  }
}
