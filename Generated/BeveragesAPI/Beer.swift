// Generated from Specs/Beverages.json by endpoints. Do not edit.

import EndpointRuntime

/// A beer as it is sold.
public struct Beer: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Beer, _ other: Beer) -> Bool {
    guard Equality.of(one.name, other.name), Equality.of(one.size, other.size),
      Equality.of(one.description, other.description), Equality.of(one.price, other.price),
      Equality.of(one.imageURL, other.imageURL), Equality.of(one.epoch, other.epoch)
    else { return false }
    return true
  }
}

extension Beer: JSONDecodable {
  private static let keys: JSONKeys = "name size description price image_url epoch"

  public init?(from json: inout JSONReader) {
    var name = ""
    var size = 0
    var description = ""
    var price = 0.0
    var imageURL: URL?
    var epoch: Date?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      case .f1: json.int(&size)
      case .f2: json.string(&description)
      case .f3: json.double(&price)
      case .f4: imageURL = json.url()
      default: epoch = json.date(.unix)
      }
    }
    guard json.finish(&fields, required: 0b001111) else { return nil }
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
