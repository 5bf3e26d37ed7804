// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

/// What to do with what.
///
/// The description of a recipe says more than its summary does. It is so long that it cannot stand
/// in one line of a hundred columns, so it is broken between words.
///
/// - A list keeps its lines, and where a line of the list is too long for one line, it goes on
///   below the first word.
/// - Short.
///
/// ```swift
/// let code = "stays as it is, however long the line may be in which it stands, since nobody knows where to break it"
/// ```
public struct Recipe: MemberwiseEquatable, Sendable {
  public let id: UUID
  /// 1 to 80 characters.
  public let recipeName: String
  public let isVegan: Bool
  public let serves: Int32
  public let calories: Int64?
  public let price: Decimal
  /// From 0 to 5.
  ///
  /// At least 0. At most 5. For example `4.5`.
  public let rating: Double?
  public let published: Date
  public let edited: Date?
  public let cooked: [Date]
  public let visits: [String: Date]?
  public let served: Date?
  public let season: Day?
  public let imageURL: URL?
  public let thumbnail: Data?
  /// At least 2 elements.
  public let tags: [String]
  /// At most 100 elements.
  public let steps: [[String]]
  public let notes: [String?]?
  /// 1 element.
  public let ingredients: [Ingredient]
  public let substitutes: [String: [Ingredient]]
  public let extra: JSONValue
  public let more: JSONValue?
  public let oven: Oven?

  public init(
    id: UUID,
    recipeName: String,
    isVegan: Bool,
    serves: Int32,
    calories: Int64? = nil,
    price: Decimal,
    rating: Double? = nil,
    published: Date,
    edited: Date? = nil,
    cooked: [Date],
    visits: [String: Date]? = nil,
    served: Date? = nil,
    season: Day? = nil,
    imageURL: URL? = nil,
    thumbnail: Data? = nil,
    tags: [String],
    steps: [[String]],
    notes: [String?]? = nil,
    ingredients: [Ingredient],
    substitutes: [String: [Ingredient]],
    extra: JSONValue,
    more: JSONValue? = nil,
    oven: Oven? = nil
  ) {
    self.id = id
    self.recipeName = recipeName
    self.isVegan = isVegan
    self.serves = serves
    self.calories = calories
    self.price = price
    self.rating = rating
    self.published = published
    self.edited = edited
    self.cooked = cooked
    self.visits = visits
    self.served = served
    self.season = season
    self.imageURL = imageURL
    self.thumbnail = thumbnail
    self.tags = tags
    self.steps = steps
    self.notes = notes
    self.ingredients = ingredients
    self.substitutes = substitutes
    self.extra = extra
    self.more = more
    self.oven = oven
  }

  public static func areEqual(_ one: Recipe, _ other: Recipe) -> Bool {
    guard Equality.of(one.id, other.id), Equality.of(one.recipeName, other.recipeName),
      Equality.of(one.isVegan, other.isVegan), Equality.of(one.serves, other.serves),
      Equality.of(one.calories, other.calories), Equality.of(one.price, other.price),
      Equality.of(one.rating, other.rating), Equality.of(one.published, other.published),
      Equality.of(one.edited, other.edited), Equality.of(one.cooked, other.cooked),
      Equality.of(one.visits, other.visits), Equality.of(one.served, other.served),
      Equality.of(one.season, other.season), Equality.of(one.imageURL, other.imageURL),
      Equality.of(one.thumbnail, other.thumbnail), Equality.of(one.tags, other.tags),
      Equality.of(one.steps, other.steps), Equality.of(one.notes, other.notes),
      Equality.of(one.ingredients, other.ingredients),
      Equality.of(one.substitutes, other.substitutes), Equality.of(one.extra, other.extra),
      Equality.of(one.more, other.more), Equality.of(one.oven, other.oven)
    else { return false }
    return true
  }
}

extension Recipe: JSONDecodable {
  private static let keys: JSONKeys = """
    id recipe_name is_vegan serves calories price rating published edited cooked visits served \
    season image_url thumbnail tags steps notes ingredients substitutes extra more oven
    """

  public init?(from json: inout JSONReader) {
    var id: UUID?
    var recipeName = ""
    var isVegan = false
    var serves: Int32?
    var calories: Int64?
    var price: Decimal?
    var rating: Double?
    var published: Date?
    var edited: Date?
    var cooked: [Date]?
    var visits: [String: Date]?
    var served: Date?
    var season: Day?
    var imageURL: URL?
    var thumbnail: Data?
    var tags: [String] = []
    var steps: [[String]] = []
    var notes: [String?]?
    var ingredients: [Ingredient] = []
    var substitutes: [String: [Ingredient]] = [:]
    var extra: JSONValue?
    var more: JSONValue?
    var oven: Oven?
    var fields = json.object(Self.keys, nulls: 0x10_0000)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: id = json.uuid()
      case .f1: json.string(&recipeName)
      case .f2: json.bool(&isVegan)
      case .f3: serves = json.int32()
      case .f4: calories = json.int64()
      case .f5: price = json.decimal()
      case .f6: json.double(&rating)
      case .f7: published = json.date()
      case .f8: edited = json.date(.unix)
      case .f9: cooked = json.array { $0.date(.unixMilliseconds) }
      case .f10: visits = json.dictionary { $0.date(.pattern("yyyy-MM-dd")) }
      case .f11: served = json.date(.rfc1123)
      case .f12: season = json.day()
      case .f13: imageURL = json.url()
      case .f14: thumbnail = json.data()
      case .f15: json.array(&tags)
      case .f16: json.array(&steps)
      case .f17: json.array(&notes)
      case .f18: json.array(&ingredients)
      case .f19: json.dictionary(&substitutes)
      case .f20: extra = json.value()
      case .f21: more = json.value()
      default: oven = Oven(from: &json)
      }
    }
    guard json.finish(&fields, required: 0x1d_82af), let id, let serves, let price, let published,
      let cooked, let extra
    else { return nil }
    self.init(
      id: id,
      recipeName: recipeName,
      isVegan: isVegan,
      serves: serves,
      calories: calories,
      price: price,
      rating: rating,
      published: published,
      edited: edited,
      cooked: cooked,
      visits: visits,
      served: served,
      season: season,
      imageURL: imageURL,
      thumbnail: thumbnail,
      tags: tags,
      steps: steps,
      notes: notes,
      ingredients: ingredients,
      substitutes: substitutes,
      extra: extra,
      more: more,
      oven: oven
    )
  }
}

public struct Oven: Equatable, Sendable {
  public let temperature: Int

  public init(temperature: Int) {
    self.temperature = temperature
  }
}

extension Oven: JSONDecodable {
  private static let keys: JSONKeys = "temperature"

  public init?(from json: inout JSONReader) {
    var temperature = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&temperature)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(temperature: temperature)
  }
}
