// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Field: Equatable, Sendable, WireEncodable {
  public var rowID: Int
  public var soil: Field.Soil

  public init(rowID: Int, soil: Field.Soil) {
    self.rowID = rowID
    self.soil = soil
  }
}

extension Field {
  public struct Soil: OpenEnum {
    public static let clay = Soil(rawValue: "c")

    public static let allCases: [Soil] = [
      .clay
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
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
