import EndpointJSON

package struct EnumModel: Equatable, Sendable {
  package enum RawType: Sendable { case string, int }

  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer.
    package var value: JSONValue
    package var documentation: Documentation
    package var deprecation: Deprecation?
    package var was: SwiftName?
    @Uncompared package var place: Place

    package init(
      name: SwiftName,
      value: JSONValue,
      documentation: Documentation = .init(),
      deprecation: Deprecation? = nil,
      was: SwiftName? = nil,
      place: Place
    ) {
      self.name = name
      self.value = value
      self.documentation = documentation
      self.deprecation = deprecation
      self.was = was
      self.place = place
    }
  }

  package var rawType: RawType
  package var cases: [Case]
  package var isClosed: Bool

  package init(rawType: RawType, cases: [Case], isClosed: Bool) {
    self.rawType = rawType
    self.cases = cases
    self.isClosed = isClosed
  }
}
