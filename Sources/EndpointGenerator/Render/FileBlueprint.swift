import EndpointJSON
import EndpointMustache
import EndpointSpec

/// The content of a module before rendering.
struct ModuleBlueprint: Sendable {
  let name: String
  let files: [FileBlueprint]
}

/// The content of a file before rendering.
struct FileBlueprint: Sendable {
  /// The name without extension: `Card`.
  let name: String
  /// Complete statements.
  var imports = ["@_spi(Generated) import EndpointRuntime"]
  /// Creates the declarations when the file is rendered.
  let declarations: @Sendable () -> [Declaration]

  /// The import statements of the file and its declarations, without duplicates, sorted by module.
  func imports(with declarations: [Declaration]) -> [String] {
    Set(imports + declarations.flatMap(\.imports)).sorted {
      moduleName(in: $0) < moduleName(in: $1)
    }
  }

  private func moduleName(in statement: String) -> Substring {
    statement.split(separator: " ").last ?? ""
  }
}

/// A top-level declaration of a file: a template and its context.
///
/// Declarations of a file are separated by an empty line.
struct Declaration: Sendable {
  /// The name of the template: `structure` of `structure.mustache`.
  let template: String
  var section = FileSection.declarations
  /// The type that it is nested in. It is declared in an extension of that type.
  var owner: SwiftName?
  let context: JSONObject
  /// Names that the template must use if they have a value, since the client would not work otherwise.
  var needed: [String] = []
  /// The required import statements.
  var imports: [String] = []
}

/// A section of a file. Code for readers comes before code for the compiler.
enum FileSection: String, CaseIterable, Sendable {
  case declarations = ""
  case coding = "Coding"
  case equality = "Equality"
  case printing = "Printing"
}

/// Renders files from their blueprints.
struct FileRenderer: Sendable {
  let source: String
  let templates: [String: Template]

  private static let options = RenderOptions(escapesHTML: false, strict: true)

  func text(of file: FileBlueprint) throws(TemplateErrors) -> String {
    var sections: [FileSection: [JSONValue]] = [:]
    var errors: [TemplateError] = []
    let declarations = file.declarations()
    for declaration in declarations {
      errors += missingNames(in: declaration)
      do throws(TemplateError) {
        sections[declaration.section, default: []].append(.string(try text(of: declaration)))
      } catch {
        errors.append(error)
      }
    }
    let context: JSONObject = [
      "source": .string(source),
      "imports": .array(file.imports(with: declarations).map(JSONValue.string)),
      "sections": .array(
        FileSection.allCases.compactMap { section in
          sections[section].map {
            ["title": .string(section.rawValue), "declarations": .array($0)]
          }
        }
      ),
    ]
    var text = ""
    do throws(TemplateError) {
      text = SwiftPrinter.text(of: try render("file", context))
    } catch {
      errors.append(error)
    }
    if errors.isEmpty, !GeneratedFile.hasHeader(text.utf8) { errors.append(Self.missingHeader) }
    try TemplateErrors.check(errors)
    return text
  }

  /// Without the header, files would never be replaced or removed.
  private static let missingHeader = TemplateError(
    template: "file.mustache",
    line: 1,
    column: 1,
    message: "the first line must be \"// Generated from {{source}} by endpoints. Do not edit.\""
  )

  private func text(of declaration: Declaration) throws(TemplateError) -> String {
    let text = try render(declaration.template, declaration.context)
    guard let owner = declaration.owner else { return text }
    return try render("nested", ["owner": .string(owner.text), "declaration": .string(text)])
  }

  /// Checks that a template uses all names that the client needs.
  private func missingNames(in declaration: Declaration) -> [TemplateError] {
    guard let template = templates[declaration.template] else { return [] }
    return declaration.needed.compactMap { name in
      guard declaration.context[name]?.isTruthy ?? false,
        !template.uses(name, partials: templates)
      else { return nil }
      let message =
        "the template does not use \"\(name)\", which the client needs; write it as the"
        + " built-in template does, or {{#\(name)}}{{/\(name)}} to leave it out"
      return TemplateError(template: template.name, line: 1, column: 1, message: message)
    }
  }

  /// Renders a template and removes trailing line breaks.
  private func render(_ name: String, _ context: JSONObject) throws(TemplateError) -> String {
    guard let template = templates[name] else {
      let message = "there is no template \"\(name)\""
      throw TemplateError(template: "\(name).mustache", line: 1, column: 1, message: message)
    }
    var text = try template.render(.object(context), partials: templates, options: Self.options)
    while text.unicodeScalars.last == "\n" { text.unicodeScalars.removeLast() }
    return text
  }
}
