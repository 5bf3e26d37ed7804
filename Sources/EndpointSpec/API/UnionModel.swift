import EndpointJSON

package struct UnionModel: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer. Nil in a union without tags.
    package var tag: JSONValue?
    package var type: TypeReference
    @Uncompared package var place: Place
  }

  package var members: [Member]
  /// The wire name of the field with the tag.
  package var by: WireName?
  package var isClosed: Bool
  /// True if the enum must be `indirect`.
  package var isIndirect = false
}
