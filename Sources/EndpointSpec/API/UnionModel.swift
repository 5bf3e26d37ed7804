import EndpointJSON

package struct UnionModel: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer. Nil in a union without tags.
    package var tag: JSONValue?
    package var type: TypeReference
    @Uncompared package var place: Place

    package init(name: SwiftName, tag: JSONValue?, type: TypeReference, place: Place) {
      self.name = name
      self.tag = tag
      self.type = type
      self.place = place
    }
  }

  package var members: [Member]
  /// The wire name of the field with the tag.
  package var by: WireName?
  package var isClosed: Bool
  /// True if the enum must be `indirect`.
  package var isIndirect: Bool

  package init(members: [Member], by: WireName?, isClosed: Bool, isIndirect: Bool = false) {
    self.members = members
    self.by = by
    self.isClosed = isClosed
    self.isIndirect = isIndirect
  }
}
