// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import VerbosityAPI

nonisolated extension Verbosity {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "none",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"[]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThat",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSel",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelec",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelecte",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOn",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
    Example(
      "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOnce",
      endpoint: "Administration.listNamesOfSelectedOrganizationsOfEnterprise",
      status: 200,
      body: #"["a"]"#
    ),
  ]
}
