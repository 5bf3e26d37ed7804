// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Field: Equatable, Sendable, WireEncodable {
  public var rowID: Int
  public var soil: FieldSoil

  public init(rowID: Int, soil: FieldSoil) {
    self.rowID = rowID
    self.soil = soil
  }
}

public struct FieldSoil: OpenEnum {
  public static let clay = FieldSoil(rawValue: "c")

  public static let allCases: [FieldSoil] = [
    .clay
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// MARK: - Coding

extension Field {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("rowID", rowID)
    json.field("key", "abc", secret: true)
    json.field("soil", soil)
    json.endObject()
  }
}
