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
  }

  package var rawType: RawType
  package var cases: [Case]
  package var isClosed: Bool
}
