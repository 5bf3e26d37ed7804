import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The input of the templates as JSON: for each file of each module, the template and the context of each declaration.
package func dumpModel(_ model: APIModel, source: String) -> String {
  var json = JSONWriter(pretty: true)
  json.beginObject()
  json.field("source", source)
  json.field("modules") { json in
    json.array(moduleBlueprints(of: model)) { json, module in write(module, to: &json) }
  }
  json.endObject()
  do throws(JSONFailure) {
    return try json.finish().string.withJSONEscapedDirections + "\n"
  } catch {
    preconditionFailure("a blueprint holds what is no JSON: \(error)")
  }
}

private func write(_ module: ModuleBlueprint, to json: inout JSONWriter) {
  json.beginObject()
  json.field("name", module.name)
  json.field("files") { json in
    json.array(module.files) { json, file in write(file, to: &json) }
  }
  json.endObject()
}

private func write(_ file: FileBlueprint, to json: inout JSONWriter) {
  json.beginObject()
  json.field("name", file.name)
  let declarations = file.declarations()
  json.field("imports", file.imports(with: declarations))
  json.field("declarations") { json in
    json.array(declarations) { json, declaration in
      json.beginObject()
      json.field("template", declaration.template)
      if let owner = declaration.owner { json.field("owner", owner.text) }
      json.field("context") { json in write(.object(declaration.context), to: &json) }
      json.endObject()
    }
  }
  json.endObject()
}

private func write(_ value: TemplateValue, to json: inout JSONWriter) {
  switch value {
  case .null: json.null()
  case .bool(let bool): json.bool(bool)
  case .number(let text): json.number(text: text)
  case .text(let text): json.string(text)
  case .list(let elements):
    json.array(elements) { json, element in write(element, to: &json) }
  case .object(let object):
    json.beginObject()
    for (key, value) in object.members {
      json.key(key)
      write(value, to: &json)
    }
    json.endObject()
  }
}
