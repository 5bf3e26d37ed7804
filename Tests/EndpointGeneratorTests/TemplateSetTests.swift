import EndpointGenerator
import EndpointMustache
import Foundation
import TestTraits
import Testing

@Suite(.serialized, .computing)
struct TemplateSetTests {
  @Test func userTemplateReplacesBuiltIn() throws {
    let alias = "// An alias.\n{{access}}typealias {{name}} = {{target}}\n"
    let templates = try TemplateSet.builtIn.overridden(by: ["alias": alias])
    let files = try CaseFolder(name: "aliases").files(templates: templates)
    #expect(
      files["BookcaseAPI/Books.swift"]?.contains("// An alias.\npublic typealias Books") == true
    )
    #expect(files["BookcaseAPI/Book.swift"]?.contains("public struct Book") == true)
  }

  @Test func userTemplateCanIncludePartial() throws {
    let templates = try TemplateSet.builtIn.overridden(by: [
      "alias": "{{> mine }}\n", "mine": "// {{name}}\n",
    ])
    let files = try CaseFolder(name: "aliases").files(templates: templates)
    #expect(files["BookcaseAPI/Books.swift"]?.contains("\n// Books\n") == true)
  }

  @Test func rejectsUnknownTemplate() throws {
    let error = #expect(throws: TemplateErrors.self) {
      try TemplateSet.builtIn.overridden(by: ["strcture": "{{name}}"])
    }
    #expect(error?.all.map(\.template) == ["strcture.mustache"])
    #expect(error?.all.first?.message.contains("did you mean \"structure.mustache\"?") == true)
  }

  @Test func reportsLineOfMalformedTemplate() throws {
    let error = #expect(throws: TemplateErrors.self) {
      try TemplateSet.builtIn.overridden(by: ["alias": "a\n{{#name}}"])
    }
    #expect(error?.all.map(\.line) == [2])
  }

  @Test func rejectsUnknownName() throws {
    let templates = try TemplateSet.builtIn.overridden(by: ["alias": "{{nmae}}"])
    let error = #expect(throws: TemplateErrors.self) {
      try CaseFolder(name: "aliases").files(templates: templates)
    }
    #expect(error?.all.map(\.template) == ["alias.mustache"])
    #expect(error?.all.first?.message.contains("name") == true)
  }

  @Test func rejectsNamespaceTemplateThatDropsPolicy() throws {
    let builtIn = try #require(TemplateSet.builtIn.sources.first { $0.name == "namespace" }).text
    let without = builtIn.replacing("{{#policy}}", with: "{{#version}}")
      .replacing("{{policy}}", with: "").replacing("{{/policy}}", with: "{{/version}}")
    let error = #expect(throws: TemplateErrors.self) {
      try files(of: "policies", ["namespace": without])
    }
    #expect(error?.all.map(\.template) == ["namespace.mustache"])
    #expect(error?.all.first?.message.contains("the template does not use \"policy\"") == true)
    #expect(throws: Never.self) {
      // The first spec has no policy. The second template omits it on purpose.
      try files(of: "aliases", ["namespace": without])
      try files(of: "policies", ["namespace": without + "{{#policy}}{{/policy}}"])
      try files(of: "policies", ["namespace": "{{>mine}}\n", "mine": builtIn])
    }
  }

  private func files(of name: String, _ texts: [String: String]) throws {
    let templates = try TemplateSet.builtIn.overridden(by: texts)
    _ = try CaseFolder(name: name).files(templates: templates)
  }

  @Test func reportsAllErrorsAtOnce() throws {
    let broken = #expect(throws: TemplateErrors.self) {
      try TemplateSet.builtIn.overridden(by: [
        "structure": "{{#name}}", "alias": "{{/name}}", "strcture": "",
      ])
    }
    #expect(
      broken?.all.map(\.template) == [
        "alias.mustache", "strcture.mustache", "structure.mustache",
      ]
    )
    let templates = try TemplateSet.builtIn.overridden(by: [
      "structure": "{{acces}}", "alias": "{{nmae}}", "file": "{{sorce}}",
    ])
    let unknown = #expect(throws: TemplateErrors.self) {
      try CaseFolder(name: "aliases").files(templates: templates)
    }
    #expect(
      unknown?.all.map(\.template) == ["alias.mustache", "file.mustache", "structure.mustache"]
    )
  }

  @Test func readmeDocumentsEveryTemplate() throws {
    let readme = try String(
      contentsOf: CaseFolder.packageRoot.appending(path: "Templates/README.md"),
      encoding: .utf8
    )
    for (name, _) in TemplateSet.builtIn.sources {
      #expect(readme.contains("`\(name)`"), "Templates/README.md does not mention \(name)")
    }
  }
}
