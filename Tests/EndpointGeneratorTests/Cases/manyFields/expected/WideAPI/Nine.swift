// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Nine: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Nine, _ other: Nine) -> Bool {
    guard Equality.of(one.n0, other.n0), Equality.of(one.n1, other.n1),
      Equality.of(one.n2, other.n2), Equality.of(one.n3, other.n3), Equality.of(one.n4, other.n4),
      Equality.of(one.n5, other.n5), Equality.of(one.n6, other.n6), Equality.of(one.n7, other.n7),
      Equality.of(one.n8, other.n8)
    else { return false }
    return true
  }
}

extension Nine: JSONDecodable {
  private static let keys: JSONKeys = "n0 n1 n2 n3 n4 n5 n6 n7 n8"

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
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&n0)
      case .f1: json.string(&n1)
      case .f2: json.string(&n2)
      case .f3: json.string(&n3)
      case .f4: json.string(&n4)
      case .f5: json.string(&n5)
      case .f6: json.string(&n6)
      case .f7: json.string(&n7)
      default: json.string(&n8)
      }
    }
    guard json.finish(&fields, required: 0x1ff) else { return nil }
    self.init(n0: n0, n1: n1, n2: n2, n3: n3, n4: n4, n5: n5, n6: n6, n7: n7, n8: n8)
  }
}
