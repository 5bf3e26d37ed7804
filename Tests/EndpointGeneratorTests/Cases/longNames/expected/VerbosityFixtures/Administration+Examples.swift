// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import VerbosityAPI

nonisolated extension Administration {
  /// The values of the spec's examples, for tests and previews.
  public static let listNamesOfSelectedOrganizationsOfEnterpriseExamples =
    ListNamesOfSelectedOrganizationsOfEnterpriseExampleValues()

  /// The values of the spec's examples.
  public struct ListNamesOfSelectedOrganizationsOfEnterpriseExampleValues: Sendable {
    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var none: [String] {
      Verbosity.examples.value(
        "none",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThat: [String] {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThat",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSel:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSel",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelec:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelec",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelecte:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelecte",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOn:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOn",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// The response of `Administration.listNamesOfSelectedOrganizationsOfEnterprise`.
    public
      var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOnce:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOnce",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }
  }
}
