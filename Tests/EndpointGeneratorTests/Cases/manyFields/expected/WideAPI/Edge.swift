// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Edge: MemberwiseEquatable, Sendable, WireDecodable {
  public let f1: Int?
  public let f2: Int?
  public let f3: Int?
  public let f4: Int?
  public let f5: Int?
  public let f6: Int?
  public let f7: Int?
  public let f8: Int?
  public let f9: Int?
  public let f10: Int?
  public let f11: Int?
  public let f12: Int?
  public let f13: Int?
  public let f14: Int?
  public let f15: Int?
  public let f16: Int?
  public let f17: Int?
  public let f18: Int?
  public let f19: Int?
  public let f20: Int?
  public let f21: Int?
  public let f22: Int?
  public let f23: Int?
  public let f24: Int?
  public let f25: Int?
  public let f26: Int?
  public let f27: Int?
  public let f28: Int?
  public let f29: Int?
  public let f30: Int?
  public let f31: Int?
  public let f32: Int?
  public let f33: Int?
  public let f34: Int?
  public let f35: Int?
  public let f36: Int?
  public let f37: Int?
  public let f38: Int?
  public let f39: Int?
  public let f40: Int?
  public let f41: Int?
  public let f42: Int?
  public let f43: Int?
  public let f44: Int?
  public let f45: Int?
  public let f46: Int?
  public let f47: Int?
  public let f48: Int?
  public let f49: Int?
  public let f50: Int?
  public let f51: Int?
  public let f52: Int?
  public let f53: Int?
  public let f54: Int?
  public let f55: Int?
  public let f56: Int?
  public let f57: Int?
  public let f58: Int?
  public let f59: Int?
  public let f60: Int?
  public let f61: Int?
  public let f62: Int?
  public let f63: Int?
  /// The values of all other keys.
  public let additional: [String: Int?]

  public init(
    f1: Int? = nil,
    f2: Int? = nil,
    f3: Int? = nil,
    f4: Int? = nil,
    f5: Int? = nil,
    f6: Int? = nil,
    f7: Int? = nil,
    f8: Int? = nil,
    f9: Int? = nil,
    f10: Int? = nil,
    f11: Int? = nil,
    f12: Int? = nil,
    f13: Int? = nil,
    f14: Int? = nil,
    f15: Int? = nil,
    f16: Int? = nil,
    f17: Int? = nil,
    f18: Int? = nil,
    f19: Int? = nil,
    f20: Int? = nil,
    f21: Int? = nil,
    f22: Int? = nil,
    f23: Int? = nil,
    f24: Int? = nil,
    f25: Int? = nil,
    f26: Int? = nil,
    f27: Int? = nil,
    f28: Int? = nil,
    f29: Int? = nil,
    f30: Int? = nil,
    f31: Int? = nil,
    f32: Int? = nil,
    f33: Int? = nil,
    f34: Int? = nil,
    f35: Int? = nil,
    f36: Int? = nil,
    f37: Int? = nil,
    f38: Int? = nil,
    f39: Int? = nil,
    f40: Int? = nil,
    f41: Int? = nil,
    f42: Int? = nil,
    f43: Int? = nil,
    f44: Int? = nil,
    f45: Int? = nil,
    f46: Int? = nil,
    f47: Int? = nil,
    f48: Int? = nil,
    f49: Int? = nil,
    f50: Int? = nil,
    f51: Int? = nil,
    f52: Int? = nil,
    f53: Int? = nil,
    f54: Int? = nil,
    f55: Int? = nil,
    f56: Int? = nil,
    f57: Int? = nil,
    f58: Int? = nil,
    f59: Int? = nil,
    f60: Int? = nil,
    f61: Int? = nil,
    f62: Int? = nil,
    f63: Int? = nil,
    additional: [String: Int?] = [:]
  ) {
    self.f1 = f1
    self.f2 = f2
    self.f3 = f3
    self.f4 = f4
    self.f5 = f5
    self.f6 = f6
    self.f7 = f7
    self.f8 = f8
    self.f9 = f9
    self.f10 = f10
    self.f11 = f11
    self.f12 = f12
    self.f13 = f13
    self.f14 = f14
    self.f15 = f15
    self.f16 = f16
    self.f17 = f17
    self.f18 = f18
    self.f19 = f19
    self.f20 = f20
    self.f21 = f21
    self.f22 = f22
    self.f23 = f23
    self.f24 = f24
    self.f25 = f25
    self.f26 = f26
    self.f27 = f27
    self.f28 = f28
    self.f29 = f29
    self.f30 = f30
    self.f31 = f31
    self.f32 = f32
    self.f33 = f33
    self.f34 = f34
    self.f35 = f35
    self.f36 = f36
    self.f37 = f37
    self.f38 = f38
    self.f39 = f39
    self.f40 = f40
    self.f41 = f41
    self.f42 = f42
    self.f43 = f43
    self.f44 = f44
    self.f45 = f45
    self.f46 = f46
    self.f47 = f47
    self.f48 = f48
    self.f49 = f49
    self.f50 = f50
    self.f51 = f51
    self.f52 = f52
    self.f53 = f53
    self.f54 = f54
    self.f55 = f55
    self.f56 = f56
    self.f57 = f57
    self.f58 = f58
    self.f59 = f59
    self.f60 = f60
    self.f61 = f61
    self.f62 = f62
    self.f63 = f63
    self.additional = additional
  }
}

extension Edge {
  /// `GET /edge`
  public static func get() -> Wide.Request<Edge> {
    .init(.get, "/edge", endpoint: "Edge.get")
  }
}

// MARK: - Coding

extension Edge {
  private enum WireKey: ~Copyable {
    case f1
    case f2
    case f3
    case f4
    case f5
    case f6
    case f7
    case f8
    case f9
    case f10
    case f11
    case f12
    case f13
    case f14
    case f15
    case f16
    case f17
    case f18
    case f19
    case f20
    case f21
    case f22
    case f23
    case f24
    case f25
    case f26
    case f27
    case f28
    case f29
    case f30
    case f31
    case f32
    case f33
    case f34
    case f35
    case f36
    case f37
    case f38
    case f39
    case f40
    case f41
    case f42
    case f43
    case f44
    case f45
    case f46
    case f47
    case f48
    case f49
    case f50
    case f51
    case f52
    case f53
    case f54
    case f55
    case f56
    case f57
    case f58
    case f59
    case f60
    case f61
    case f62
    case f63
    case kind
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("f1", as: .f1)
    keys.add("f2", as: .f2)
    keys.add("f3", as: .f3)
    keys.add("f4", as: .f4)
    keys.add("f5", as: .f5)
    keys.add("f6", as: .f6)
    keys.add("f7", as: .f7)
    keys.add("f8", as: .f8)
    keys.add("f9", as: .f9)
    keys.add("f10", as: .f10)
    keys.add("f11", as: .f11)
    keys.add("f12", as: .f12)
    keys.add("f13", as: .f13)
    keys.add("f14", as: .f14)
    keys.add("f15", as: .f15)
    keys.add("f16", as: .f16)
    keys.add("f17", as: .f17)
    keys.add("f18", as: .f18)
    keys.add("f19", as: .f19)
    keys.add("f20", as: .f20)
    keys.add("f21", as: .f21)
    keys.add("f22", as: .f22)
    keys.add("f23", as: .f23)
    keys.add("f24", as: .f24)
    keys.add("f25", as: .f25)
    keys.add("f26", as: .f26)
    keys.add("f27", as: .f27)
    keys.add("f28", as: .f28)
    keys.add("f29", as: .f29)
    keys.add("f30", as: .f30)
    keys.add("f31", as: .f31)
    keys.add("f32", as: .f32)
    keys.add("f33", as: .f33)
    keys.add("f34", as: .f34)
    keys.add("f35", as: .f35)
    keys.add("f36", as: .f36)
    keys.add("f37", as: .f37)
    keys.add("f38", as: .f38)
    keys.add("f39", as: .f39)
    keys.add("f40", as: .f40)
    keys.add("f41", as: .f41)
    keys.add("f42", as: .f42)
    keys.add("f43", as: .f43)
    keys.add("f44", as: .f44)
    keys.add("f45", as: .f45)
    keys.add("f46", as: .f46)
    keys.add("f47", as: .f47)
    keys.add("f48", as: .f48)
    keys.add("f49", as: .f49)
    keys.add("f50", as: .f50)
    keys.add("f51", as: .f51)
    keys.add("f52", as: .f52)
    keys.add("f53", as: .f53)
    keys.add("f54", as: .f54)
    keys.add("f55", as: .f55)
    keys.add("f56", as: .f56)
    keys.add("f57", as: .f57)
    keys.add("f58", as: .f58)
    keys.add("f59", as: .f59)
    keys.add("f60", as: .f60)
    keys.add("f61", as: .f61)
    keys.add("f62", as: .f62)
    keys.add("f63", as: .f63)
    keys.add("kind", as: .kind)
    keys.addOthers(as: .unknown, nullable: true)
  }

  public init?(from json: inout JSONReader) {
    var f1: Int?
    var f2: Int?
    var f3: Int?
    var f4: Int?
    var f5: Int?
    var f6: Int?
    var f7: Int?
    var f8: Int?
    var f9: Int?
    var f10: Int?
    var f11: Int?
    var f12: Int?
    var f13: Int?
    var f14: Int?
    var f15: Int?
    var f16: Int?
    var f17: Int?
    var f18: Int?
    var f19: Int?
    var f20: Int?
    var f21: Int?
    var f22: Int?
    var f23: Int?
    var f24: Int?
    var f25: Int?
    var f26: Int?
    var f27: Int?
    var f28: Int?
    var f29: Int?
    var f30: Int?
    var f31: Int?
    var f32: Int?
    var f33: Int?
    var f34: Int?
    var f35: Int?
    var f36: Int?
    var f37: Int?
    var f38: Int?
    var f39: Int?
    var f40: Int?
    var f41: Int?
    var f42: Int?
    var f43: Int?
    var f44: Int?
    var f45: Int?
    var f46: Int?
    var f47: Int?
    var f48: Int?
    var f49: Int?
    var f50: Int?
    var f51: Int?
    var f52: Int?
    var f53: Int?
    var f54: Int?
    var f55: Int?
    var f56: Int?
    var f57: Int?
    var f58: Int?
    var f59: Int?
    var f60: Int?
    var f61: Int?
    var f62: Int?
    var f63: Int?
    var additional: [String: Int?] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .f1: json.int(&f1)
      case .f2: json.int(&f2)
      case .f3: json.int(&f3)
      case .f4: json.int(&f4)
      case .f5: json.int(&f5)
      case .f6: json.int(&f6)
      case .f7: json.int(&f7)
      case .f8: json.int(&f8)
      case .f9: json.int(&f9)
      case .f10: json.int(&f10)
      case .f11: json.int(&f11)
      case .f12: json.int(&f12)
      case .f13: json.int(&f13)
      case .f14: json.int(&f14)
      case .f15: json.int(&f15)
      case .f16: json.int(&f16)
      case .f17: json.int(&f17)
      case .f18: json.int(&f18)
      case .f19: json.int(&f19)
      case .f20: json.int(&f20)
      case .f21: json.int(&f21)
      case .f22: json.int(&f22)
      case .f23: json.int(&f23)
      case .f24: json.int(&f24)
      case .f25: json.int(&f25)
      case .f26: json.int(&f26)
      case .f27: json.int(&f27)
      case .f28: json.int(&f28)
      case .f29: json.int(&f29)
      case .f30: json.int(&f30)
      case .f31: json.int(&f31)
      case .f32: json.int(&f32)
      case .f33: json.int(&f33)
      case .f34: json.int(&f34)
      case .f35: json.int(&f35)
      case .f36: json.int(&f36)
      case .f37: json.int(&f37)
      case .f38: json.int(&f38)
      case .f39: json.int(&f39)
      case .f40: json.int(&f40)
      case .f41: json.int(&f41)
      case .f42: json.int(&f42)
      case .f43: json.int(&f43)
      case .f44: json.int(&f44)
      case .f45: json.int(&f45)
      case .f46: json.int(&f46)
      case .f47: json.int(&f47)
      case .f48: json.int(&f48)
      case .f49: json.int(&f49)
      case .f50: json.int(&f50)
      case .f51: json.int(&f51)
      case .f52: json.int(&f52)
      case .f53: json.int(&f53)
      case .f54: json.int(&f54)
      case .f55: json.int(&f55)
      case .f56: json.int(&f56)
      case .f57: json.int(&f57)
      case .f58: json.int(&f58)
      case .f59: json.int(&f59)
      case .f60: json.int(&f60)
      case .f61: json.int(&f61)
      case .f62: json.int(&f62)
      case .f63: json.int(&f63)
      case .kind: break
      case .unknown:
        let key = json.key
        let value = json.optional { $0.int() }
        if let value { additional.updateValue(value, forKey: key) }
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(
      f1: f1,
      f2: f2,
      f3: f3,
      f4: f4,
      f5: f5,
      f6: f6,
      f7: f7,
      f8: f8,
      f9: f9,
      f10: f10,
      f11: f11,
      f12: f12,
      f13: f13,
      f14: f14,
      f15: f15,
      f16: f16,
      f17: f17,
      f18: f18,
      f19: f19,
      f20: f20,
      f21: f21,
      f22: f22,
      f23: f23,
      f24: f24,
      f25: f25,
      f26: f26,
      f27: f27,
      f28: f28,
      f29: f29,
      f30: f30,
      f31: f31,
      f32: f32,
      f33: f33,
      f34: f34,
      f35: f35,
      f36: f36,
      f37: f37,
      f38: f38,
      f39: f39,
      f40: f40,
      f41: f41,
      f42: f42,
      f43: f43,
      f44: f44,
      f45: f45,
      f46: f46,
      f47: f47,
      f48: f48,
      f49: f49,
      f50: f50,
      f51: f51,
      f52: f52,
      f53: f53,
      f54: f54,
      f55: f55,
      f56: f56,
      f57: f57,
      f58: f58,
      f59: f59,
      f60: f60,
      f61: f61,
      f62: f62,
      f63: f63,
      additional: additional
    )
  }
}

// MARK: - Equality

extension Edge {
  public static func areEqual(_ one: Edge, _ other: Edge) -> Bool {
    guard Equality.of(one.f1, other.f1),
      Equality.of(one.f2, other.f2),
      Equality.of(one.f3, other.f3),
      Equality.of(one.f4, other.f4),
      Equality.of(one.f5, other.f5),
      Equality.of(one.f6, other.f6),
      Equality.of(one.f7, other.f7),
      Equality.of(one.f8, other.f8),
      Equality.of(one.f9, other.f9),
      Equality.of(one.f10, other.f10),
      Equality.of(one.f11, other.f11),
      Equality.of(one.f12, other.f12),
      Equality.of(one.f13, other.f13),
      Equality.of(one.f14, other.f14),
      Equality.of(one.f15, other.f15),
      Equality.of(one.f16, other.f16),
      Equality.of(one.f17, other.f17),
      Equality.of(one.f18, other.f18),
      Equality.of(one.f19, other.f19),
      Equality.of(one.f20, other.f20),
      Equality.of(one.f21, other.f21),
      Equality.of(one.f22, other.f22),
      Equality.of(one.f23, other.f23),
      Equality.of(one.f24, other.f24),
      Equality.of(one.f25, other.f25),
      Equality.of(one.f26, other.f26),
      Equality.of(one.f27, other.f27),
      Equality.of(one.f28, other.f28),
      Equality.of(one.f29, other.f29),
      Equality.of(one.f30, other.f30),
      Equality.of(one.f31, other.f31),
      Equality.of(one.f32, other.f32),
      Equality.of(one.f33, other.f33),
      Equality.of(one.f34, other.f34),
      Equality.of(one.f35, other.f35),
      Equality.of(one.f36, other.f36),
      Equality.of(one.f37, other.f37),
      Equality.of(one.f38, other.f38),
      Equality.of(one.f39, other.f39),
      Equality.of(one.f40, other.f40),
      Equality.of(one.f41, other.f41),
      Equality.of(one.f42, other.f42),
      Equality.of(one.f43, other.f43),
      Equality.of(one.f44, other.f44),
      Equality.of(one.f45, other.f45),
      Equality.of(one.f46, other.f46),
      Equality.of(one.f47, other.f47),
      Equality.of(one.f48, other.f48),
      Equality.of(one.f49, other.f49),
      Equality.of(one.f50, other.f50),
      Equality.of(one.f51, other.f51),
      Equality.of(one.f52, other.f52),
      Equality.of(one.f53, other.f53),
      Equality.of(one.f54, other.f54),
      Equality.of(one.f55, other.f55),
      Equality.of(one.f56, other.f56),
      Equality.of(one.f57, other.f57),
      Equality.of(one.f58, other.f58),
      Equality.of(one.f59, other.f59),
      Equality.of(one.f60, other.f60),
      Equality.of(one.f61, other.f61),
      Equality.of(one.f62, other.f62),
      Equality.of(one.f63, other.f63),
      Equality.of(one.additional, other.additional)
    else { return false }
    return true
  }
}
