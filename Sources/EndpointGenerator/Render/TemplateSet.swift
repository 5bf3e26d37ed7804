import EndpointMustache

/// The templates that generated files are made with: the built-in ones, or a user's over them.
package struct TemplateSet: Sendable {
  /// Each template's name, without `.mustache`, and its text; in the order of names.
  package private(set) var sources: [(name: String, text: String)]
  let templates: [String: Template]

  init(_ sources: [(name: String, text: String)]) throws(TemplateError) {
    var templates: [String: Template] = [:]
    for source in sources {
      templates[source.name] = try Template(source.text, name: "\(source.name).mustache")
    }
    self.sources = sources
    self.templates = templates
  }

  package static let builtIn: TemplateSet = {
    do throws(TemplateError) {
      return try TemplateSet(builtInTemplates)
    } catch {
      preconditionFailure("a built-in template is broken: \(error)")
    }
  }()

  /// These templates with others in their places, by name without `.mustache`. A name that is none of these is
  /// taken only if one of the new templates includes it as a partial: else it is a slip of the pen.
  package func overridden(by texts: [String: String]) throws(TemplateError) -> TemplateSet {
    var sources = sources
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let index = sources.firstIndex(where: { $0.name == name }) {
        sources[index].text = text
      } else if texts.values.contains(where: { includes($0, partial: name) }) {
        sources.append((name, text))
      } else {
        throw unknownTemplate(name)
      }
    }
    return try TemplateSet(sources.sorted { $0.name < $1.name })
  }

  private func includes(_ text: String, partial name: String) -> Bool {
    text.split(separator: "{{").contains { tag in
      guard tag.first == ">", let end = tag.firstRange(of: "}}") else { return false }
      return tag[tag.index(after: tag.startIndex)..<end.lowerBound].split(separator: " ") == [
        name[...]
      ]
    }
  }

  private func unknownTemplate(_ name: String) -> TemplateError {
    let hint = nearestName(to: name, among: sources.map(\.name))
      .map { "did you mean \"\($0).mustache\"?" }
    return TemplateError(
      template: "\(name).mustache",
      line: 1,
      column: 1,
      message: "no generated file is made with this template"
        + (hint.map { "; \($0)" } ?? "")
    )
  }
}
