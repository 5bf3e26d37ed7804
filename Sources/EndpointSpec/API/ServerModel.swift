package struct ServerModel: Sendable {
  package struct Variable: Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var defaultValue: String?
    /// The allowed values, if the spec lists them.
    package var values: [String]?

    package init(wireName: WireName, name: SwiftName, defaultValue: String?, values: [String]?) {
      self.wireName = wireName
      self.name = name
      self.defaultValue = defaultValue
      self.values = values
    }
  }

  package var wireName: WireName
  package var name: SwiftName
  package var url: String
  package var variables: [Variable]
  package var hosts: [(name: String, url: String)]
  package var summary: String?
  package var place: Place

  package init(
    wireName: WireName,
    name: SwiftName,
    url: String,
    variables: [Variable],
    hosts: [(name: String, url: String)],
    summary: String?,
    place: Place
  ) {
    self.wireName = wireName
    self.name = name
    self.url = url
    self.variables = variables
    self.hosts = hosts
    self.summary = summary
    self.place = place
  }
}
