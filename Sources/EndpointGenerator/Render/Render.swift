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
  var files = blueprints.flatMap { module in module.files.map { (module: module.name, file: $0) } }
  // The last module has the largest file, the examples. Starting with it shortens the total time.
  files.reverse()
  let results = files.concurrentMap { (_, file) in
    Result { () throws(TemplateErrors) in try renderer.text(of: file) }
  }
  var generated: [String: [GeneratedFile]] = [:]
  var errors: [TemplateError] = []
  for ((module, file), result) in zip(files, results) {
    switch result {
    case .success(let text):
      let path = "\(module)/\(file.name).swift"
      generated[module, default: []].append(GeneratedFile(path: path, text: text))
    case .failure(let found): errors += found.all
    }
  }
  try TemplateErrors.check(errors)
  return blueprints.map { module in
    let files = generated[module.name] ?? []
    return GeneratedModule(name: module.name, files: files.sorted { $0.path < $1.path })
  }
}
