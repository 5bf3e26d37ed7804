/// A Mustache template, parsed.
///
/// Parsing is done once and rendering many times, so the nodes are kept in one flat array: a section knows where it
/// ends instead of holding its content.
package struct Template: Sendable {
  /// What errors call the template: the name of its file.
  package let name: String
  let source: String
  let nodes: [TemplateNode]

  /// Reads the template `text`.
  package init(_ text: String, name: String) throws(TemplateError) {
    var parser = TemplateParser(text, name: name)
    self.name = name
    self.source = text
    self.nodes = try parser.parse()
  }

  /// The template's text with the names in it replaced by what `value` holds.
  package func render(
    _ value: TemplateValue,
    partials: [String: Template] = [:],
    options: RenderOptions = RenderOptions()
  ) throws(TemplateError) -> String {
    var renderer = TemplateRenderer(value, template: self, partials: partials, options: options)
    return try renderer.render()
  }

  /// Whether the template, or one that it includes, uses the name: to write its value, or where it has one.
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
