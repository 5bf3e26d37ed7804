// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct WideRecord: Equatable, Sendable {
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

extension WideRecord: JSONDecodable {
  private static let keys: JSONKeys = """
    field_1 field_2 field_3 field_4 field_5 field_6 field_7 field_8 field_9 field_10 field_11 \
    field_12 field_13 field_14 field_15 field_16 field_17 field_18 field_19 field_20 field_21 \
    field_22 field_23 field_24 field_25 field_26 field_27 field_28 field_29 field_30 field_31 \
    field_32 field_33 field_34 field_35 field_36 field_37 field_38 field_39 field_40 field_41 \
    field_42 field_43 field_44 field_45 field_46 field_47 field_48 field_49 field_50 field_51 \
    field_52 field_53 field_54 field_55 field_56 field_57 field_58 field_59 field_60 field_61 \
    field_62 field_63 field_64 field_65 field_66 field_67 field_68 field_69 field_70 last
    """

  public init?(from json: inout JSONReader) {
    var field1: Int?
    var field2: Int?
    var field3: String?
    var field4: Int?
    var field5: Int?
    var field6: String?
    var field7: Int?
    var field8: Int?
    var field9: String?
    var field10: Int?
    var field11: Int?
    var field12: String?
    var field13: Int?
    var field14: Int?
    var field15: String?
    var field16: Int?
    var field17: Int?
    var field18: String?
    var field19: Int?
    var field20: Int?
    var field21: String?
    var field22: Int?
    var field23: Int?
    var field24: String?
    var field25: Int?
    var field26: Int?
    var field27: String?
    var field28: Int?
    var field29: Int?
    var field30: String?
    var field31: Int?
    var field32: Int?
    var field33: String?
    var field34: Int?
    var field35: Int?
    var field36: String?
    var field37: Int?
    var field38: Int?
    var field39: String?
    var field40: Int?
    var field41: Int?
    var field42: String?
    var field43: Int?
    var field44: Int?
    var field45: String?
    var field46: Int?
    var field47: Int?
    var field48: String?
    var field49: Int?
    var field50: Int?
    var field51: String?
    var field52: Int?
    var field53: Int?
    var field54: String?
    var field55: Int?
    var field56: Int?
    var field57: String?
    var field58: Int?
    var field59: Int?
    var field60: String?
    var field61: Int?
    var field62: Int?
    var field63: String?
    var field64: Int?
    var field65: Int?
    var field66: String?
    var field67: Int?
    var field68: Int?
    var field69: String?
    var field70: Int?
    var last: JSONValue?
    var fields = json.object(Self.keys, nulls: [0x0, 0x40])
    while let field = json.next(&fields) {
      switch field {
      case 0: field1 = json.int()
      case 1: field2 = json.int()
      case 2: field3 = json.string()
      case 3: field4 = json.int()
      case 4: field5 = json.int()
      case 5: field6 = json.string()
      case 6: field7 = json.int()
      case 7: field8 = json.int()
      case 8: field9 = json.string()
      case 9: field10 = json.int()
      case 10: field11 = json.int()
      case 11: field12 = json.string()
      case 12: field13 = json.int()
      case 13: field14 = json.int()
      case 14: field15 = json.string()
      case 15: field16 = json.int()
      case 16: field17 = json.int()
      case 17: field18 = json.string()
      case 18: field19 = json.int()
      case 19: field20 = json.int()
      case 20: field21 = json.string()
      case 21: field22 = json.int()
      case 22: field23 = json.int()
      case 23: field24 = json.string()
      case 24: field25 = json.int()
      case 25: field26 = json.int()
      case 26: field27 = json.string()
      case 27: field28 = json.int()
      case 28: field29 = json.int()
      case 29: field30 = json.string()
      case 30: field31 = json.int()
      case 31: field32 = json.int()
      case 32: field33 = json.string()
      case 33: field34 = json.int()
      case 34: field35 = json.int()
      case 35: field36 = json.string()
      case 36: field37 = json.int()
      case 37: field38 = json.int()
      case 38: field39 = json.string()
      case 39: field40 = json.int()
      case 40: field41 = json.int()
      case 41: field42 = json.string()
      case 42: field43 = json.int()
      case 43: field44 = json.int()
      case 44: field45 = json.string()
      case 45: field46 = json.int()
      case 46: field47 = json.int()
      case 47: field48 = json.string()
      case 48: field49 = json.int()
      case 49: field50 = json.int()
      case 50: field51 = json.string()
      case 51: field52 = json.int()
      case 52: field53 = json.int()
      case 53: field54 = json.string()
      case 54: field55 = json.int()
      case 55: field56 = json.int()
      case 56: field57 = json.string()
      case 57: field58 = json.int()
      case 58: field59 = json.int()
      case 59: field60 = json.string()
      case 60: field61 = json.int()
      case 61: field62 = json.int()
      case 62: field63 = json.string()
      case 63: field64 = json.int()
      case 64: field65 = json.int()
      case 65: field66 = json.string()
      case 66: field67 = json.int()
      case 67: field68 = json.int()
      case 68: field69 = json.string()
      case 69: field70 = json.int()
      default: last = json.value()
      }
    }
    guard json.finish(fields, required: [0xb6db_6db6_db6d_b6db, 0x6d]), let field1, let field2,
      let field4, let field5, let field7, let field8, let field10, let field11, let field13,
      let field14, let field16, let field17, let field19, let field20, let field22, let field23,
      let field25, let field26, let field28, let field29, let field31, let field32, let field34,
      let field35, let field37, let field38, let field40, let field41, let field43, let field44,
      let field46, let field47, let field49, let field50, let field52, let field53, let field55,
      let field56, let field58, let field59, let field61, let field62, let field64, let field65,
      let field67, let field68, let field70, let last
    else { return nil }
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
