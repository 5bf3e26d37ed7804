// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated struct Berth: Equatable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public let owner: Owner?

  public init(id: Int, name: String, owner: Owner? = nil) {
    self.id = id
    self.name = name
    self.owner = owner
  }
}

nonisolated extension Berth {
  /// A receiver that is a struct.
  ///
  /// `PUT /berths/{id}/colour/{name}`
  public func paint(colour: String, xTrace: String? = nil) -> Language.Request<Void> {
    .init(
      .put,
      "/berths/\(segment: id)/colour/\(segment: name)",
      endpoint: "Berth.paint",
      query: ["colour": colour, "site": "main"],
      headers: ["X-Client": "language", "X-Trace": xTrace]
    )
  }
}
