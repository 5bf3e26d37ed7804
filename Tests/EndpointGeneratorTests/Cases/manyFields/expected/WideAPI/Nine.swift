// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Nine: MemberwiseEquatable, Sendable, WireDecodable {
  public let n0: String
  public let n1: String
  public let n2: String
  public let n3: String
  public let n4: String
  public let n5: String
  public let n6: String
  public let n7: String
  public let n8: String

  public init(
    n0: String,
    n1: String,
    n2: String,
    n3: String,
    n4: String,
    n5: String,
    n6: String,
    n7: String,
    n8: String
  ) {
    self.n0 = n0
    self.n1 = n1
    self.n2 = n2
    self.n3 = n3
    self.n4 = n4
    self.n5 = n5
    self.n6 = n6
    self.n7 = n7
    self.n8 = n8
  }
}

// MARK: - Coding

extension Nine {
  private enum WireKey: ~Copyable {
    case n0
    case n1
    case n2
    case n3
    case n4
    case n5
    case n6
    case n7
    case n8
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("n0 required", as: .n0)
    keys.add("n1 required", as: .n1)
    keys.add("n2 required", as: .n2)
    keys.add("n3 required", as: .n3)
    keys.add("n4 required", as: .n4)
    keys.add("n5 required", as: .n5)
    keys.add("n6 required", as: .n6)
    keys.add("n7 required", as: .n7)
    keys.add("n8 required", as: .n8)
  }

  public init?(from json: inout JSONReader) {
    var n0 = ""
    var n1 = ""
    var n2 = ""
    var n3 = ""
    var n4 = ""
    var n5 = ""
    var n6 = ""
    var n7 = ""
    var n8 = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .n0: json.string(&n0)
      case .n1: json.string(&n1)
      case .n2: json.string(&n2)
      case .n3: json.string(&n3)
      case .n4: json.string(&n4)
      case .n5: json.string(&n5)
      case .n6: json.string(&n6)
      case .n7: json.string(&n7)
      case .n8: json.string(&n8)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(n0: n0, n1: n1, n2: n2, n3: n3, n4: n4, n5: n5, n6: n6, n7: n7, n8: n8)
  }
}

// MARK: - Equality

extension Nine {
  public static func areEqual(_ one: Nine, _ other: Nine) -> Bool {
    guard Equality.of(one.n0, other.n0),
      Equality.of(one.n1, other.n1),
      Equality.of(one.n2, other.n2),
      Equality.of(one.n3, other.n3),
      Equality.of(one.n4, other.n4),
      Equality.of(one.n5, other.n5),
      Equality.of(one.n6, other.n6),
      Equality.of(one.n7, other.n7),
      Equality.of(one.n8, other.n8)
    else { return false }
    return true
  }
}
