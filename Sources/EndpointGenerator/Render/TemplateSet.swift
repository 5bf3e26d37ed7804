import EndpointJSON
import EndpointMustache

/// The templates of generated files: the built-in ones, or overrides by a user.
package struct TemplateSet: Sendable {
  /// The name without `.mustache` and the text of each template, sorted by name.
  package private(set) var sources: [(name: String, text: String)]
  let templates: [String: Template]

  init(
    _ sources: [(name: String, text: String)],
    errors: [TemplateError] = []
  ) throws(TemplateErrors) {
    var templates: [String: Template] = [:]
    var errors = errors
    for source in sources {
      do throws(TemplateError) {
        templates[source.name] = try Template(source.text, name: "\(source.name).mustache")
      } catch {
        errors.append(error)
      }
    }
    try TemplateErrors.check(errors)
    self.sources = sources
    self.templates = templates
  }

  package static let builtIn: TemplateSet = {
    do throws(TemplateErrors) {
      return try TemplateSet(builtInTemplates)
    } catch {
      preconditionFailure("a built-in template is broken: \(error)")
    }
  }()

  /// Overrides templates by name without `.mustache`. A new name must be used as a partial by an override. Otherwise it
  /// is reported as a typo.
  package func overridden(by texts: [String: String]) throws(TemplateErrors) -> TemplateSet {
    var sources = sources
    var errors: [TemplateError] = []
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let index = sources.firstIndex(where: { $0.name == name }) {
        sources[index].text = text
      } else if texts.values.contains(where: { includes($0, partial: name) }) {
        sources.append((name, text))
      } else {
        errors.append(unknownTemplate(name))
      }
    }
    return try TemplateSet(sources.sorted { $0.name < $1.name }, errors: errors)
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
    let hint = nearestName(to: name, in: sources.map(\.name))
      .map { "did you mean \"\($0).mustache\"?" }
    return TemplateError(
      template: "\(name).mustache",
      line: 1,
      column: 1,
      message: "no generated file uses this template"
        + (hint.map { "; \($0)" } ?? "")
    )
  }
}

/// The errors of templates, without duplicates, sorted by position.
package struct TemplateErrors: Error, Equatable {
  package let all: [TemplateError]

  /// Throws the errors, if there are any.
  static func check(_ errors: [TemplateError]) throws(TemplateErrors) {
    if !errors.isEmpty { throw TemplateErrors(errors) }
  }

  package init(_ errors: [TemplateError]) {
    all = Set(errors).sorted { one, other in
      (one.template, one.line, one.column, one.message)
        < (other.template, other.line, other.column, other.message)
    }
  }
}
