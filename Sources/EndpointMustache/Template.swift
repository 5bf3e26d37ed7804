import EndpointJSON

/// A parsed Mustache template.
///
/// Templates are parsed once and rendered many times. The nodes are in one flat array, so a section stores its end
/// instead of its content.
package struct Template: Sendable {
  /// The filename, for errors.
  package let name: String
  let source: String
  let nodes: [TemplateNode]

  /// Parses a template.
  package init(_ text: String, name: String) throws(TemplateError) {
    var parser = TemplateParser(text, name: name)
    self.name = name
    self.source = text
    self.nodes = try parser.parse()
  }

  /// Renders the template with the values of `value`.
  package func render(
    _ value: JSONValue,
    partials: [String: Template] = [:],
    options: RenderOptions = RenderOptions()
  ) throws(TemplateError) -> String {
    var renderer = TemplateRenderer(value, template: self, partials: partials, options: options)
    return try renderer.render()
  }

  /// Whether the template or one of its partials uses the name, as a variable or a section.
  package func uses(_ name: String, partials: [String: Template] = [:]) -> Bool {
    var seen: Set<String> = []
    var waiting = [self]
    while let template = waiting.popLast() {
      for node in template.nodes {
        switch node {
        case .text, .inverted: continue
        case .variable(let used, _), .section(let used, _):
          if used.first == name { return true }
        case .partial(let partial, _):
          guard seen.insert(partial.text).inserted, let next = partials[partial.text] else {
            continue
          }
          waiting.append(next)
        }
      }
    }
    return false
  }

  func error(_ message: String, at offset: Int) -> TemplateError {
    TemplateError(message, template: name, source: source, offset: offset)
  }
}
