import EndpointMustache
import EndpointSpec

/// The Swift modules of an API: `<Api>API`, and `<Api>Fixtures` if the spec has examples.
///
/// - Parameter source: The path of the spec, `Specs/DeckOfCards.json`, for the first line of each file.
package func render(
  _ model: APIModel,
  source: String,
  templates: TemplateSet = .builtIn
) throws(TemplateError) -> [GeneratedModule] {
  var modules: [GeneratedModule] = []
  for blueprint in moduleBlueprints(of: model) {
    modules.append(try render(blueprint, source: source, templates: templates))
  }
  return modules
}

private func render(
  _ blueprint: ModuleBlueprint,
  source: String,
  templates: TemplateSet
) throws(TemplateError) -> GeneratedModule {
  let renderer = FileRenderer(source: source, templates: templates.templates)
  let results = blueprint.files.concurrentMap { file -> Result<GeneratedFile, TemplateError> in
    do throws(TemplateError) {
      let path = "\(blueprint.name)/\(file.name).swift"
      return .success(GeneratedFile(path: path, text: try renderer.text(of: file)))
    } catch {
      return .failure(error)
    }
  }
  var files: [GeneratedFile] = []
  for result in results { files.append(try result.get()) }
  return GeneratedModule(name: blueprint.name, files: files.sorted { $0.path < $1.path })
}
