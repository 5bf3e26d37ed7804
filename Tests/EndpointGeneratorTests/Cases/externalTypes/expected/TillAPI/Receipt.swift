// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime
import MoneyKit
import PictureKit

public struct Receipt: MemberwiseEquatable, Identifiable, Sendable, WireDecodable {
  public let id: String
  public let total: Money
  public let tip: Money?
  public let change: Receipt.Change?
  public let lines: [Money]
  public let taxes: [String: Money]
  public let badge: DeprecatedBadge?
  public let picture: Receipt.Picture

  public init(
    id: String,
    total: Money,
    tip: Money? = nil,
    change: Receipt.Change? = nil,
    lines: [Money],
    taxes: [String: Money],
    badge: DeprecatedBadge? = nil,
    picture: Receipt.Picture
  ) {
    self.id = id
    self.total = total
    self.tip = tip
    self.change = change
    self.lines = lines
    self.taxes = taxes
    self.badge = badge
    self.picture = picture
  }
}

extension Receipt {
  public typealias Change = MoneyKit.Money
}

extension Receipt {
  public typealias Picture = PictureKit.Picture
}

// MARK: - Coding

extension Receipt {
  private enum WireKey: ~Copyable {
    case id
    case total
    case tip
    case change
    case lines
    case taxes
    case badge
    case picture
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("total required", as: .total)
    keys.add("tip", as: .tip)
    keys.add("change", as: .change)
    keys.add("lines required", as: .lines)
    keys.add("taxes required", as: .taxes)
    keys.add("badge", as: .badge)
    keys.add("picture required", as: .picture)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var total: Money?
    var tip: Money?
    var change: Receipt.Change?
    var lines: [Money] = []
    var taxes: [String: Money] = [:]
    var badge: DeprecatedBadge?
    var picture: Receipt.Picture?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .total: json.value(&total)
      case .tip: json.value(&tip)
      case .change: json.value(&change)
      case .lines: json.array(&lines)
      case .taxes: json.dictionary(&taxes)
      case .badge: json.value(&badge)
      case .picture: json.value(&picture)
      }
    }
    guard json.finish(&object), let total, let picture else { return nil }
    self.init(
      id: id,
      total: total,
      tip: tip,
      change: change,
      lines: lines,
      taxes: taxes,
      badge: badge,
      picture: picture
    )
  }
}

// MARK: - Equality

extension Receipt {
  public static func areEqual(_ one: Receipt, _ other: Receipt) -> Bool {
    guard Equality.of(one.id, other.id),
      Equality.of(one.total, other.total),
      Equality.of(one.tip, other.tip),
      Equality.of(one.change, other.change),
      Equality.of(one.lines, other.lines),
      Equality.of(one.taxes, other.taxes),
      Equality.of(one.badge, other.badge),
      Equality.of(one.picture, other.picture)
    else { return false }
    return true
  }
}
