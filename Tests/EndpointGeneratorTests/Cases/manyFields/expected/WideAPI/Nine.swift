// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Nine: Equatable, Sendable {
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

extension Nine: JSONDecodable {
  private static let keys: JSONKeys = "n0 n1 n2 n3 n4 n5 n6 n7 n8"

  public init?(from json: inout JSONReader) {
    var n0: String?
    var n1: String?
    var n2: String?
    var n3: String?
    var n4: String?
    var n5: String?
    var n6: String?
    var n7: String?
    var n8: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: n0 = json.string()
      case 1: n1 = json.string()
      case 2: n2 = json.string()
      case 3: n3 = json.string()
      case 4: n4 = json.string()
      case 5: n5 = json.string()
      case 6: n6 = json.string()
      case 7: n7 = json.string()
      default: n8 = json.string()
      }
    }
    guard json.finish(fields, required: 0x1ff), let n0, let n1, let n2, let n3, let n4, let n5,
      let n6, let n7, let n8
    else { return nil }
    self.init(n0: n0, n1: n1, n2: n2, n3: n3, n4: n4, n5: n5, n6: n6, n7: n7, n8: n8)
  }
}
