import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The Swift modules of an API: `<Api>API`, and `<Api>Fixtures` if the spec has examples.
///
/// - Parameter source: The path of the spec for the header of each file: `Specs/DeckOfCards.json`.
package func render(
  _ model: APIModel,
  source: String,
  templates: TemplateSet = .builtIn
) throws(TemplateErrors) -> [GeneratedModule] {
  let blueprints = moduleBlueprints(of: model)
  let renderer = FileRenderer(source: source, templates: templates.templates)
  var errors: [TemplateError] = []
  let modules = blueprints.map { module in
    var files: [GeneratedFile] = []
    for file in module.files {
      do throws(TemplateErrors) {
        let text = try renderer.text(of: file)
        files.append(GeneratedFile(path: "\(module.name)/\(file.name).swift", text: text))
      } catch {
        errors += error.all
      }
    }
    return GeneratedModule(name: module.name, files: files.sorted { $0.path < $1.path })
  }
  try TemplateErrors.check(errors)
  return modules
}

/// A generated Swift file.
///
/// Rendering returns values and does no file access, so that writing, checking and testing share it.
package struct GeneratedFile: Equatable, Sendable {
  /// The path relative to the output folder: `DeckOfCardsAPI/Card.swift`.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// True if the first line is the header of the tool, so that the file may be replaced or removed.
  package static func hasHeader(_ bytes: some Sequence<UInt8>) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return line.hasPrefix("// Generated from ") && line.hasSuffix(" by endpoints. Do not edit.")
  }
}

/// A generated Swift module, such as `DeckOfCardsAPI`.
package struct GeneratedModule: Equatable, Sendable {
  package let name: String
  /// Sorted by path.
  package let files: [GeneratedFile]

  package init(name: String, files: [GeneratedFile]) {
    self.name = name
    self.files = files
  }
}

/// The blueprints of an API's modules: the client, and the fixtures if the spec has examples.
func moduleBlueprints(of model: APIModel) -> [ModuleBlueprint] {
  let index = APIIndex(model.selected)
  let types = index.model.types.filter { $0.name.owner == nil && !$0.isConstant }
  let files = types.map { type in
    // The type and its coding, its endpoints, then the types nested in it.
    FileBlueprint(name: index.specName(of: type.name).text) {
      typeDeclarations(of: type, in: index) + index.declarations(of: .type(type.name))
    }
  }
  let client = ModuleBlueprint(
    name: model.swift.module,
    files: namespaceFiles(of: index) + files
  )
  return [client] + [fixturesModule(of: index)].compactMap { $0 }
}

/// The input of the templates as JSON: for each file of each module, the template and the context of each declaration.
package func dumpModel(_ model: APIModel, source: String) -> String {
  let modules = moduleBlueprints(of: model).map { module -> JSONValue in
    ["name": .string(module.name), "files": .array(module.files.map(dump))]
  }
  let document: JSONValue = ["source": .string(source), "modules": .array(modules)]
  // No value fits a line without room, so each member has its own.
  return document.readable(width: 0).withJSONEscapedDirections + "\n"
}

private func dump(_ file: FileBlueprint) -> JSONValue {
  let declarations = file.declarations()
  let contexts = declarations.map { declaration -> JSONValue in
    var object: JSONObject = ["template": .string(declaration.template)]
    object["owner"] = declaration.owner.map { .string($0.text) }
    object["context"] = .object(declaration.context)
    return .object(object)
  }
  return [
    "name": .string(file.name),
    "imports": .array(file.imports(with: declarations).map(JSONValue.string)),
    "declarations": .array(contexts),
  ]
}
