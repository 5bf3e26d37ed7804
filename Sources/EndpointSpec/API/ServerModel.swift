package struct ServerModel: Sendable {
  package struct Variable: Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var defaultValue: String?
    /// The allowed values, if the spec lists them.
    package var values: [String]?
  }

  package var wireName: WireName
  package var name: SwiftName
  package var url: String
  package var variables: [Variable]
  package var hosts: [(name: String, url: String)]
  package var summary: String?
  package var place: Place
}
