import EndpointJSON
import EndpointSpec

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
