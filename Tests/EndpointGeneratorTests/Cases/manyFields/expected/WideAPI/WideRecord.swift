// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct WideRecord: MemberwiseEquatable, Sendable, WireDecodable {
  public let field1: Int
  public let field2: Int
  public let field3: String?
  public let field4: Int
  public let field5: Int
  public let field6: String?
  public let field7: Int
  public let field8: Int
  public let field9: String?
  public let field10: Int
  public let field11: Int
  public let field12: String?
  public let field13: Int
  public let field14: Int
  public let field15: String?
  public let field16: Int
  public let field17: Int
  public let field18: String?
  public let field19: Int
  public let field20: Int
  public let field21: String?
  public let field22: Int
  public let field23: Int
  public let field24: String?
  public let field25: Int
  public let field26: Int
  public let field27: String?
  public let field28: Int
  public let field29: Int
  public let field30: String?
  public let field31: Int
  public let field32: Int
  public let field33: String?
  public let field34: Int
  public let field35: Int
  public let field36: String?
  public let field37: Int
  public let field38: Int
  public let field39: String?
  public let field40: Int
  public let field41: Int
  public let field42: String?
  public let field43: Int
  public let field44: Int
  public let field45: String?
  public let field46: Int
  public let field47: Int
  public let field48: String?
  public let field49: Int
  public let field50: Int
  public let field51: String?
  public let field52: Int
  public let field53: Int
  public let field54: String?
  public let field55: Int
  public let field56: Int
  public let field57: String?
  public let field58: Int
  public let field59: Int
  public let field60: String?
  public let field61: Int
  public let field62: Int
  public let field63: String?
  public let field64: Int
  public let field65: Int
  public let field66: String?
  public let field67: Int
  public let field68: Int
  public let field69: String?
  public let field70: Int
  public let last: JSONValue

  public init(
    field1: Int,
    field2: Int,
    field3: String? = nil,
    field4: Int,
    field5: Int,
    field6: String? = nil,
    field7: Int,
    field8: Int,
    field9: String? = nil,
    field10: Int,
    field11: Int,
    field12: String? = nil,
    field13: Int,
    field14: Int,
    field15: String? = nil,
    field16: Int,
    field17: Int,
    field18: String? = nil,
    field19: Int,
    field20: Int,
    field21: String? = nil,
    field22: Int,
    field23: Int,
    field24: String? = nil,
    field25: Int,
    field26: Int,
    field27: String? = nil,
    field28: Int,
    field29: Int,
    field30: String? = nil,
    field31: Int,
    field32: Int,
    field33: String? = nil,
    field34: Int,
    field35: Int,
    field36: String? = nil,
    field37: Int,
    field38: Int,
    field39: String? = nil,
    field40: Int,
    field41: Int,
    field42: String? = nil,
    field43: Int,
    field44: Int,
    field45: String? = nil,
    field46: Int,
    field47: Int,
    field48: String? = nil,
    field49: Int,
    field50: Int,
    field51: String? = nil,
    field52: Int,
    field53: Int,
    field54: String? = nil,
    field55: Int,
    field56: Int,
    field57: String? = nil,
    field58: Int,
    field59: Int,
    field60: String? = nil,
    field61: Int,
    field62: Int,
    field63: String? = nil,
    field64: Int,
    field65: Int,
    field66: String? = nil,
    field67: Int,
    field68: Int,
    field69: String? = nil,
    field70: Int,
    last: JSONValue
  ) {
    self.field1 = field1
    self.field2 = field2
    self.field3 = field3
    self.field4 = field4
    self.field5 = field5
    self.field6 = field6
    self.field7 = field7
    self.field8 = field8
    self.field9 = field9
    self.field10 = field10
    self.field11 = field11
    self.field12 = field12
    self.field13 = field13
    self.field14 = field14
    self.field15 = field15
    self.field16 = field16
    self.field17 = field17
    self.field18 = field18
    self.field19 = field19
    self.field20 = field20
    self.field21 = field21
    self.field22 = field22
    self.field23 = field23
    self.field24 = field24
    self.field25 = field25
    self.field26 = field26
    self.field27 = field27
    self.field28 = field28
    self.field29 = field29
    self.field30 = field30
    self.field31 = field31
    self.field32 = field32
    self.field33 = field33
    self.field34 = field34
    self.field35 = field35
    self.field36 = field36
    self.field37 = field37
    self.field38 = field38
    self.field39 = field39
    self.field40 = field40
    self.field41 = field41
    self.field42 = field42
    self.field43 = field43
    self.field44 = field44
    self.field45 = field45
    self.field46 = field46
    self.field47 = field47
    self.field48 = field48
    self.field49 = field49
    self.field50 = field50
    self.field51 = field51
    self.field52 = field52
    self.field53 = field53
    self.field54 = field54
    self.field55 = field55
    self.field56 = field56
    self.field57 = field57
    self.field58 = field58
    self.field59 = field59
    self.field60 = field60
    self.field61 = field61
    self.field62 = field62
    self.field63 = field63
    self.field64 = field64
    self.field65 = field65
    self.field66 = field66
    self.field67 = field67
    self.field68 = field68
    self.field69 = field69
    self.field70 = field70
    self.last = last
  }
}

// MARK: - Coding

extension WideRecord {
  private enum WireKey: ~Copyable {
    case field1
    case field2
    case field3
    case field4
    case field5
    case field6
    case field7
    case field8
    case field9
    case field10
    case field11
    case field12
    case field13
    case field14
    case field15
    case field16
    case field17
    case field18
    case field19
    case field20
    case field21
    case field22
    case field23
    case field24
    case field25
    case field26
    case field27
    case field28
    case field29
    case field30
    case field31
    case field32
    case field33
    case field34
    case field35
    case field36
    case field37
    case field38
    case field39
    case field40
    case field41
    case field42
    case field43
    case field44
    case field45
    case field46
    case field47
    case field48
    case field49
    case field50
    case field51
    case field52
    case field53
    case field54
    case field55
    case field56
    case field57
    case field58
    case field59
    case field60
    case field61
    case field62
    case field63
    case field64
    case field65
    case field66
    case field67
    case field68
    case field69
    case field70
    case last
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("field_1 required", as: .field1)
    keys.add("field_2 required", as: .field2)
    keys.add("field_3", as: .field3)
    keys.add("field_4 required", as: .field4)
    keys.add("field_5 required", as: .field5)
    keys.add("field_6", as: .field6)
    keys.add("field_7 required", as: .field7)
    keys.add("field_8 required", as: .field8)
    keys.add("field_9", as: .field9)
    keys.add("field_10 required", as: .field10)
    keys.add("field_11 required", as: .field11)
    keys.add("field_12", as: .field12)
    keys.add("field_13 required", as: .field13)
    keys.add("field_14 required", as: .field14)
    keys.add("field_15", as: .field15)
    keys.add("field_16 required", as: .field16)
    keys.add("field_17 required", as: .field17)
    keys.add("field_18", as: .field18)
    keys.add("field_19 required", as: .field19)
    keys.add("field_20 required", as: .field20)
    keys.add("field_21", as: .field21)
    keys.add("field_22 required", as: .field22)
    keys.add("field_23 required", as: .field23)
    keys.add("field_24", as: .field24)
    keys.add("field_25 required", as: .field25)
    keys.add("field_26 required", as: .field26)
    keys.add("field_27", as: .field27)
    keys.add("field_28 required", as: .field28)
    keys.add("field_29 required", as: .field29)
    keys.add("field_30", as: .field30)
    keys.add("field_31 required", as: .field31)
    keys.add("field_32 required", as: .field32)
    keys.add("field_33", as: .field33)
    keys.add("field_34 required", as: .field34)
    keys.add("field_35 required", as: .field35)
    keys.add("field_36", as: .field36)
    keys.add("field_37 required", as: .field37)
    keys.add("field_38 required", as: .field38)
    keys.add("field_39", as: .field39)
    keys.add("field_40 required", as: .field40)
    keys.add("field_41 required", as: .field41)
    keys.add("field_42", as: .field42)
    keys.add("field_43 required", as: .field43)
    keys.add("field_44 required", as: .field44)
    keys.add("field_45", as: .field45)
    keys.add("field_46 required", as: .field46)
    keys.add("field_47 required", as: .field47)
    keys.add("field_48", as: .field48)
    keys.add("field_49 required", as: .field49)
    keys.add("field_50 required", as: .field50)
    keys.add("field_51", as: .field51)
    keys.add("field_52 required", as: .field52)
    keys.add("field_53 required", as: .field53)
    keys.add("field_54", as: .field54)
    keys.add("field_55 required", as: .field55)
    keys.add("field_56 required", as: .field56)
    keys.add("field_57", as: .field57)
    keys.add("field_58 required", as: .field58)
    keys.add("field_59 required", as: .field59)
    keys.add("field_60", as: .field60)
    keys.add("field_61 required", as: .field61)
    keys.add("field_62 required", as: .field62)
    keys.add("field_63", as: .field63)
    keys.add("field_64 required", as: .field64)
    keys.add("field_65 required", as: .field65)
    keys.add("field_66", as: .field66)
    keys.add("field_67 required", as: .field67)
    keys.add("field_68 required", as: .field68)
    keys.add("field_69", as: .field69)
    keys.add("field_70 required", as: .field70)
    keys.add("last required nullable", as: .last)
  }

  public init?(from json: inout JSONReader) {
    var field1 = 0
    var field2 = 0
    var field3: String?
    var field4 = 0
    var field5 = 0
    var field6: String?
    var field7 = 0
    var field8 = 0
    var field9: String?
    var field10 = 0
    var field11 = 0
    var field12: String?
    var field13 = 0
    var field14 = 0
    var field15: String?
    var field16 = 0
    var field17 = 0
    var field18: String?
    var field19 = 0
    var field20 = 0
    var field21: String?
    var field22 = 0
    var field23 = 0
    var field24: String?
    var field25 = 0
    var field26 = 0
    var field27: String?
    var field28 = 0
    var field29 = 0
    var field30: String?
    var field31 = 0
    var field32 = 0
    var field33: String?
    var field34 = 0
    var field35 = 0
    var field36: String?
    var field37 = 0
    var field38 = 0
    var field39: String?
    var field40 = 0
    var field41 = 0
    var field42: String?
    var field43 = 0
    var field44 = 0
    var field45: String?
    var field46 = 0
    var field47 = 0
    var field48: String?
    var field49 = 0
    var field50 = 0
    var field51: String?
    var field52 = 0
    var field53 = 0
    var field54: String?
    var field55 = 0
    var field56 = 0
    var field57: String?
    var field58 = 0
    var field59 = 0
    var field60: String?
    var field61 = 0
    var field62 = 0
    var field63: String?
    var field64 = 0
    var field65 = 0
    var field66: String?
    var field67 = 0
    var field68 = 0
    var field69: String?
    var field70 = 0
    var last: JSONValue?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .field1: json.int(&field1)
      case .field2: json.int(&field2)
      case .field3: json.string(&field3)
      case .field4: json.int(&field4)
      case .field5: json.int(&field5)
      case .field6: json.string(&field6)
      case .field7: json.int(&field7)
      case .field8: json.int(&field8)
      case .field9: json.string(&field9)
      case .field10: json.int(&field10)
      case .field11: json.int(&field11)
      case .field12: json.string(&field12)
      case .field13: json.int(&field13)
      case .field14: json.int(&field14)
      case .field15: json.string(&field15)
      case .field16: json.int(&field16)
      case .field17: json.int(&field17)
      case .field18: json.string(&field18)
      case .field19: json.int(&field19)
      case .field20: json.int(&field20)
      case .field21: json.string(&field21)
      case .field22: json.int(&field22)
      case .field23: json.int(&field23)
      case .field24: json.string(&field24)
      case .field25: json.int(&field25)
      case .field26: json.int(&field26)
      case .field27: json.string(&field27)
      case .field28: json.int(&field28)
      case .field29: json.int(&field29)
      case .field30: json.string(&field30)
      case .field31: json.int(&field31)
      case .field32: json.int(&field32)
      case .field33: json.string(&field33)
      case .field34: json.int(&field34)
      case .field35: json.int(&field35)
      case .field36: json.string(&field36)
      case .field37: json.int(&field37)
      case .field38: json.int(&field38)
      case .field39: json.string(&field39)
      case .field40: json.int(&field40)
      case .field41: json.int(&field41)
      case .field42: json.string(&field42)
      case .field43: json.int(&field43)
      case .field44: json.int(&field44)
      case .field45: json.string(&field45)
      case .field46: json.int(&field46)
      case .field47: json.int(&field47)
      case .field48: json.string(&field48)
      case .field49: json.int(&field49)
      case .field50: json.int(&field50)
      case .field51: json.string(&field51)
      case .field52: json.int(&field52)
      case .field53: json.int(&field53)
      case .field54: json.string(&field54)
      case .field55: json.int(&field55)
      case .field56: json.int(&field56)
      case .field57: json.string(&field57)
      case .field58: json.int(&field58)
      case .field59: json.int(&field59)
      case .field60: json.string(&field60)
      case .field61: json.int(&field61)
      case .field62: json.int(&field62)
      case .field63: json.string(&field63)
      case .field64: json.int(&field64)
      case .field65: json.int(&field65)
      case .field66: json.string(&field66)
      case .field67: json.int(&field67)
      case .field68: json.int(&field68)
      case .field69: json.string(&field69)
      case .field70: json.int(&field70)
      case .last: last = json.value()
      }
    }
    guard json.finish(&object), let last else { return nil }
    self.init(
      field1: field1,
      field2: field2,
      field3: field3,
      field4: field4,
      field5: field5,
      field6: field6,
      field7: field7,
      field8: field8,
      field9: field9,
      field10: field10,
      field11: field11,
      field12: field12,
      field13: field13,
      field14: field14,
      field15: field15,
      field16: field16,
      field17: field17,
      field18: field18,
      field19: field19,
      field20: field20,
      field21: field21,
      field22: field22,
      field23: field23,
      field24: field24,
      field25: field25,
      field26: field26,
      field27: field27,
      field28: field28,
      field29: field29,
      field30: field30,
      field31: field31,
      field32: field32,
      field33: field33,
      field34: field34,
      field35: field35,
      field36: field36,
      field37: field37,
      field38: field38,
      field39: field39,
      field40: field40,
      field41: field41,
      field42: field42,
      field43: field43,
      field44: field44,
      field45: field45,
      field46: field46,
      field47: field47,
      field48: field48,
      field49: field49,
      field50: field50,
      field51: field51,
      field52: field52,
      field53: field53,
      field54: field54,
      field55: field55,
      field56: field56,
      field57: field57,
      field58: field58,
      field59: field59,
      field60: field60,
      field61: field61,
      field62: field62,
      field63: field63,
      field64: field64,
      field65: field65,
      field66: field66,
      field67: field67,
      field68: field68,
      field69: field69,
      field70: field70,
      last: last
    )
  }
}

// MARK: - Equality

extension WideRecord {
  public static func areEqual(_ one: WideRecord, _ other: WideRecord) -> Bool {
    guard Equality.of(one.field1, other.field1),
      Equality.of(one.field2, other.field2),
      Equality.of(one.field3, other.field3),
      Equality.of(one.field4, other.field4),
      Equality.of(one.field5, other.field5),
      Equality.of(one.field6, other.field6),
      Equality.of(one.field7, other.field7),
      Equality.of(one.field8, other.field8),
      Equality.of(one.field9, other.field9),
      Equality.of(one.field10, other.field10),
      Equality.of(one.field11, other.field11),
      Equality.of(one.field12, other.field12),
      Equality.of(one.field13, other.field13),
      Equality.of(one.field14, other.field14),
      Equality.of(one.field15, other.field15),
      Equality.of(one.field16, other.field16),
      Equality.of(one.field17, other.field17),
      Equality.of(one.field18, other.field18),
      Equality.of(one.field19, other.field19),
      Equality.of(one.field20, other.field20),
      Equality.of(one.field21, other.field21),
      Equality.of(one.field22, other.field22),
      Equality.of(one.field23, other.field23),
      Equality.of(one.field24, other.field24),
      Equality.of(one.field25, other.field25),
      Equality.of(one.field26, other.field26),
      Equality.of(one.field27, other.field27),
      Equality.of(one.field28, other.field28),
      Equality.of(one.field29, other.field29),
      Equality.of(one.field30, other.field30),
      Equality.of(one.field31, other.field31),
      Equality.of(one.field32, other.field32),
      Equality.of(one.field33, other.field33),
      Equality.of(one.field34, other.field34),
      Equality.of(one.field35, other.field35),
      Equality.of(one.field36, other.field36),
      Equality.of(one.field37, other.field37),
      Equality.of(one.field38, other.field38),
      Equality.of(one.field39, other.field39),
      Equality.of(one.field40, other.field40),
      Equality.of(one.field41, other.field41),
      Equality.of(one.field42, other.field42),
      Equality.of(one.field43, other.field43),
      Equality.of(one.field44, other.field44),
      Equality.of(one.field45, other.field45),
      Equality.of(one.field46, other.field46),
      Equality.of(one.field47, other.field47),
      Equality.of(one.field48, other.field48),
      Equality.of(one.field49, other.field49),
      Equality.of(one.field50, other.field50),
      Equality.of(one.field51, other.field51),
      Equality.of(one.field52, other.field52),
      Equality.of(one.field53, other.field53),
      Equality.of(one.field54, other.field54),
      Equality.of(one.field55, other.field55),
      Equality.of(one.field56, other.field56),
      Equality.of(one.field57, other.field57),
      Equality.of(one.field58, other.field58),
      Equality.of(one.field59, other.field59),
      Equality.of(one.field60, other.field60),
      Equality.of(one.field61, other.field61),
      Equality.of(one.field62, other.field62),
      Equality.of(one.field63, other.field63),
      Equality.of(one.field64, other.field64),
      Equality.of(one.field65, other.field65),
      Equality.of(one.field66, other.field66),
      Equality.of(one.field67, other.field67),
      Equality.of(one.field68, other.field68),
      Equality.of(one.field69, other.field69),
      Equality.of(one.field70, other.field70),
      Equality.of(one.last, other.last)
    else { return false }
    return true
  }
}
