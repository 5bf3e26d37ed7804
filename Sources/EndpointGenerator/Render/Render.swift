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
  let texts = try files.concurrentMap { (module, file) throws(TemplateError) in
    try renderer.text(of: file)
  }
  var generated: [String: [GeneratedFile]] = [:]
  for ((module, file), text) in zip(files, texts) {
    let path = "\(module)/\(file.name).swift"
    generated[module, default: []].append(GeneratedFile(path: path, text: text))
  }
  return blueprints.map { module in
    let files = generated[module.name] ?? []
    return GeneratedModule(name: module.name, files: files.sorted { $0.path < $1.path })
  }
}
