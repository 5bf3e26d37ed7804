// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// A beer as it is sold.
public struct Beer: MemberwiseEquatable, Sendable, WireDecodable {
  public let name: String
  /// Fluid ounces.
  public let size: Int
  public let description: String
  /// US dollars.
  public let price: Double
  public let imageURL: URL?
  /// When it was first brewed.
  public let epoch: Date?

  public init(
    name: String,
    size: Int,
    description: String,
    price: Double,
    imageURL: URL? = nil,
    epoch: Date? = nil
  ) {
    self.name = name
    self.size = size
    self.description = description
    self.price = price
    self.imageURL = imageURL
    self.epoch = epoch
  }
}

// MARK: - Coding

extension Beer {
  private enum WireKey: ~Copyable {
    case name
    case size
    case description
    case price
    case imageURL
    case epoch
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("size required", as: .size)
    keys.add("description required", as: .description)
    keys.add("price required", as: .price)
    keys.add("image_url", as: .imageURL)
    keys.add("epoch", as: .epoch)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var size = 0
    var description = ""
    var price = 0.0
    var imageURL: URL?
    var epoch: Date?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .size: json.int(&size)
      case .description: json.string(&description)
      case .price: json.double(&price)
      case .imageURL: imageURL = json.urlIfAny()
      case .epoch: epoch = json.date(.unix)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      name: name,
      size: size,
      description: description,
      price: price,
      imageURL: imageURL,
      epoch: epoch
    )
  }
}

// MARK: - Equality

extension Beer {
  public static func areEqual(_ one: Beer, _ other: Beer) -> Bool {
    guard Equality.of(one.name, other.name),
      Equality.of(one.size, other.size),
      Equality.of(one.description, other.description),
      Equality.of(one.price, other.price),
      Equality.of(one.imageURL, other.imageURL),
      Equality.of(one.epoch, other.epoch)
    else { return false }
    return true
  }
}
