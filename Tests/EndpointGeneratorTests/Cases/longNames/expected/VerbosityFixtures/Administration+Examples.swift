// Generated from spec.json by endpoints. Do not edit.

import VerbosityAPI

extension Administration {
  /// What the examples of the spec hold, for tests and previews.
  public static let listNamesOfSelectedOrganizationsOfEnterpriseExamples =
    ListNamesOfSelectedOrganizationsOfEnterpriseExampleValues()

  /// What the examples of the spec hold.
  public struct ListNamesOfSelectedOrganizationsOfEnterpriseExampleValues: Sendable {
    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var none: [String] {
      Verbosity.examples.value(
        "none",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThat: [String] {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThat",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSel:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSel",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelec:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelec",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelecte:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelecte",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
    public var namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOn:
      [String]
    {
      Verbosity.examples.value(
        "namesOfAllTheOrganizationsThatAreSelectedInTheEnterpriseAndOfThoseThatWereSelectedOn",
        of: "Administration.listNamesOfSelectedOrganizationsOfEnterprise"
      )
    }

    /// What `Administration.listNamesOfSelectedOrganizationsOfEnterprise` answers.
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
