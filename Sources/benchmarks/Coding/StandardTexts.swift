// swift-format-ignore-file: AlwaysUseLowerCamelCase, OneVariableDeclarationPerLine

import Foundation

/// The models of the texts with synthesized conformances. Properties are named as on the wire, which is the fastest form
/// for `JSONDecoder`.
enum Standard {
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

  struct Record: Codable, Equatable {
    let id, age: Int
    let name, email, city: String
    let active: Bool
    let score: Double
  }

  // MARK: - twitter

  struct Timeline: Codable, Equatable {
    let statuses: [Tweet]
  }

  final class Tweet: Codable, Equatable {
    let created_at, text, source, lang: String
    let id, retweet_count, favorite_count: Int
    let truncated, favorited, retweeted: Bool
    let in_reply_to_status_id: Int?
    let in_reply_to_screen_name: String?
    let user: TwitterUser
    let retweeted_status: Tweet?
    let entities: TweetEntities

    static func == (one: Tweet, other: Tweet) -> Bool {
      one.id == other.id && one.text == other.text && one.user == other.user
        && one.entities == other.entities && one.retweeted_status == other.retweeted_status
    }
  }

  struct TwitterUser: Codable, Equatable {
    let id, followers_count, friends_count, listed_count, favourites_count, statuses_count: Int
    let name, screen_name, location, description, created_at, lang, profile_image_url: String
    let url, time_zone: String?
    let utc_offset: Int?
    let protected, verified: Bool
  }

  struct TweetEntities: Codable, Equatable {
    let hashtags: [Hashtag]
    let urls: [TweetLink]
    let user_mentions: [UserMention]
  }

  struct Hashtag: Codable, Equatable {
    let text: String
    let indices: [Int]
  }

  struct TweetLink: Codable, Equatable {
    let url, expanded_url, display_url: String
    let indices: [Int]
  }

  struct UserMention: Codable, Equatable {
    let screen_name, name: String
    let id: Int
    let indices: [Int]
  }

  // MARK: - citm_catalog

  struct Catalogue: Codable, Equatable {
    let areaNames, audienceSubCategoryNames, seatCategoryNames, subTopicNames: [String: String]
    let topicNames, venueNames: [String: String]
    let events: [String: CatalogueEvent]
    let performances: [Performance]
    let topicSubTopics: [String: [Int]]
  }

  struct CatalogueEvent: Codable, Equatable {
    let id: Int
    let description, logo, subtitle: String?
    let name: String
    let subTopicIds, topicIds: [Int]
    let subjectCode: Int?
  }

  struct Performance: Codable, Equatable {
    let eventId, id, start: Int
    let logo, name, seatMapImage: String?
    let prices: [Price]
    let seatCategories: [SeatCategory]
    let venueCode: String
  }

  struct Price: Codable, Equatable {
    let amount, audienceSubCategoryId, seatCategoryId: Int
  }

  struct SeatCategory: Codable, Equatable {
    let areas: [SeatArea]
    let seatCategoryId: Int
  }

  struct SeatArea: Codable, Equatable {
    let areaId: Int
    let blockIds: [Int]
  }

  // MARK: - canada

  struct FeatureCollection: Codable, Equatable {
    let type: String
    let features: [Feature]
  }

  struct Feature: Codable, Equatable {
    let type: String
    let properties: FeatureProperties
    let geometry: Geometry
  }

  struct FeatureProperties: Codable, Equatable {
    let name: String
  }

  struct Geometry: Codable, Equatable {
    let type: String
    let coordinates: [[[Double]]]
  }

  // MARK: - github_events

  struct RepositoryEvent: Codable, Equatable {
    let type, created_at, id: String
    let actor: EventActor
    let repo: EventRepository
    let `public`: Bool
    let payload: EventPayload
  }

  struct EventActor: Codable, Equatable {
    let gravatar_id, login, avatar_url, url: String
    let id: Int
  }

  struct EventRepository: Codable, Equatable {
    let url, name: String
    let id: Int
  }

  struct EventPayload: Codable, Equatable {
    let commits: [Commit]?
    let distinct_size, push_id, size: Int?
    let ref, head, before, action: String?
  }

  struct Commit: Codable, Equatable {
    let url, message, sha: String
    let distinct: Bool
    let author: CommitAuthor
  }

  struct DatedEvent: Codable, Equatable {
    let type, id: String
    let created_at: Date
    let actor: LinkedActor
    let repo: LinkedRepository
    let `public`: Bool
    let payload: LinkedPayload
  }

  struct LinkedActor: Codable, Equatable {
    let gravatar_id, login: String
    let avatar_url, url: URL
    let id: Int
  }

  struct LinkedRepository: Codable, Equatable {
    let url: URL
    let id: Int
    let name: String
  }

  struct LinkedPayload: Codable, Equatable {
    let commits: [LinkedCommit]?
    let ref, action: String?
  }

  struct LinkedCommit: Codable, Equatable {
    let url: URL
    let message, sha: String
    let distinct: Bool
    let author: CommitAuthor
  }

  struct CommitAuthor: Codable, Equatable {
    let email, name: String
  }

  // MARK: - stripe_charges

  struct ChargeList: Codable, Equatable {
    let object, url: String
    let has_more: Bool
    let data: [Charge]
  }

  struct Charge: Codable, Equatable {
    let id, currency, status: String
    let amount, amount_captured, amount_refunded, created: Int
    let captured, disputed, livemode, paid, refunded: Bool
    let application, balance_transaction, customer, description, failure_code: String?
    let failure_message, payment_intent, payment_method, receipt_email, receipt_url: String?
    let statement_descriptor: String?
    let billing_details: BillingDetails
    let outcome: ChargeOutcome?
    let payment_method_details: PaymentMethodDetails?
  }

  struct BillingDetails: Codable, Equatable {
    let address: BillingAddress?
    let email, name, phone: String?
  }

  struct BillingAddress: Codable, Equatable {
    let city, country, line1, line2, postal_code, state: String?
  }

  struct ChargeOutcome: Codable, Equatable {
    let network_status, reason, seller_message: String?
    let type: String
  }

  struct PaymentMethodDetails: Codable, Equatable {
    let card: PaymentCard?
    let type: String
  }

  struct PaymentCard: Codable, Equatable {
    let brand, country, fingerprint, funding, last4, network: String?
    let checks: CardChecks?
    let exp_month, exp_year: Int
  }

  struct CardChecks: Codable, Equatable {
    let address_line1_check, address_postal_code_check, cvc_check: String?
  }
}
