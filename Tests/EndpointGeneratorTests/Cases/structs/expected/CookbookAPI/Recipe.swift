// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
public struct Recipe: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
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
}

// MARK: - Coding

extension Recipe {
  private enum WireKey: ~Copyable {
    case id
    case recipeName
    case isVegan
    case serves
    case calories
    case price
    case rating
    case published
    case edited
    case cooked
    case visits
    case served
    case season
    case imageURL
    case thumbnail
    case tags
    case steps
    case notes
    case ingredients
    case substitutes
    case extra
    case more
    case oven
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("recipe_name required", as: .recipeName)
    keys.add("is_vegan required", as: .isVegan)
    keys.add("serves required", as: .serves)
    keys.add("calories", as: .calories)
    keys.add("price required", as: .price)
    keys.add("rating", as: .rating)
    keys.add("published required", as: .published)
    keys.add("edited", as: .edited)
    keys.add("cooked required", as: .cooked)
    keys.add("visits", as: .visits)
    keys.add("served", as: .served)
    keys.add("season", as: .season)
    keys.add("image_url", as: .imageURL)
    keys.add("thumbnail", as: .thumbnail)
    keys.add("tags required", as: .tags)
    keys.add("steps required", as: .steps)
    keys.add("notes", as: .notes)
    keys.add("ingredients required", as: .ingredients)
    keys.add("substitutes required", as: .substitutes)
    keys.add("extra required nullable", as: .extra)
    keys.add("more", as: .more)
    keys.add("oven", as: .oven)
  }

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
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: id = json.uuid()
      case .recipeName: json.string(&recipeName)
      case .isVegan: json.bool(&isVegan)
      case .serves: serves = json.int32()
      case .calories: calories = json.int64()
      case .price: price = json.decimal()
      case .rating: json.double(&rating)
      case .published: published = json.date()
      case .edited: edited = json.date(.unix)
      case .cooked: cooked = json.array { $0.date(.unixMilliseconds) }
      case .visits: visits = json.dictionary { $0.date(.pattern("yyyy-MM-dd")) }
      case .served: served = json.date(.rfc1123)
      case .season: season = json.day()
      case .imageURL: imageURL = json.urlIfAny()
      case .thumbnail: thumbnail = json.data()
      case .tags: json.array(&tags)
      case .steps: json.array(&steps)
      case .notes: json.array(&notes)
      case .ingredients: json.array(&ingredients)
      case .substitutes: json.dictionary(&substitutes)
      case .extra: extra = json.value()
      case .more: more = json.value()
      case .oven: json.value(&oven)
      }
    }
    guard json.finish(&object), let id, let serves, let price, let published, let cooked, let extra
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

// MARK: - Equality

extension Recipe {
  public static func areEqual(_ one: Recipe, _ other: Recipe) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.recipeName, other.recipeName),
      Equality.of(one.isVegan, other.isVegan),
      Equality.of(one.serves, other.serves),
      Equality.of(one.calories, other.calories),
      Equality.of(one.price, other.price),
      Equality.of(one.rating, other.rating),
      Equality.of(one.published, other.published),
      Equality.of(one.edited, other.edited),
      Equality.of(one.cooked, other.cooked),
      Equality.of(one.visits, other.visits),
      Equality.of(one.served, other.served),
      Equality.of(one.season, other.season),
      Equality.of(one.imageURL, other.imageURL),
      Equality.of(one.thumbnail, other.thumbnail),
      Equality.of(one.tags, other.tags),
      Equality.of(one.steps, other.steps),
      Equality.of(one.notes, other.notes),
      Equality.of(one.ingredients, other.ingredients),
      Equality.of(one.substitutes, other.substitutes),
      Equality.of(one.extra, other.extra),
      Equality.of(one.more, other.more),
      Equality.of(one.oven, other.oven)
    else { return false }
    return true
  }
}
