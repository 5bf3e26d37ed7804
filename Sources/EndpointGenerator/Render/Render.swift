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
  let blueprints = moduleBlueprints(of: model)
  let renderer = FileRenderer(source: source, templates: templates.templates)
  var files = blueprints.flatMap { module in module.files.map { (module: module.name, file: $0) } }
  // The last module has the largest file, its examples: begun early, it is not waited for in the end.
  files.reverse()
  let results = files.concurrentMap { module, file in renderer.result(of: file, in: module) }
  var generated: [String: [GeneratedFile]] = [:]
  for (work, result) in zip(files, results).reversed() {
    generated[work.module, default: []].append(try result.get())
  }
  return blueprints.map { module in
    let files = generated[module.name] ?? []
    return GeneratedModule(name: module.name, files: files.sorted { $0.path < $1.path })
  }
}

extension FileRenderer {
  fileprivate func result(
    of file: FileBlueprint,
    in module: String
  ) -> Result<GeneratedFile, TemplateError> {
    do throws(TemplateError) {
      let path = "\(module)/\(file.name).swift"
      return .success(GeneratedFile(path: path, text: try text(of: file)))
    } catch {
      return .failure(error)
    }
  }
}
