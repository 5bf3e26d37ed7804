import EndpointMustache
import EndpointSpec

/// Everything that is decided about a module before there is text.
package struct ModuleBlueprint: Sendable {
  package var name: String
  package var files: [FileBlueprint]

  package init(name: String, files: [FileBlueprint]) {
    self.name = name
    self.files = files
  }
}

/// Everything that is decided about a file before there is text.
package struct FileBlueprint: Sendable {
  /// Without its extension: `Card`.
  package var name: String
  /// Whole statements: `import EndpointRuntime`.
  package var imports: [String]
  /// Decides about the declarations: where the text is made of them, so that files are made side by side from their
  /// beginning to their end.
  package var declarations: @Sendable () -> [Declaration]

  package init(
    name: String,
    imports: [String] = ["import EndpointRuntime"],
    declarations: @escaping @Sendable () -> [Declaration]
  ) {
    self.name = name
    self.imports = imports
    self.declarations = declarations
  }

  /// The import statements of the file and of its declarations, each once, ordered by module.
  func imports(with declarations: [Declaration]) -> [String] {
    Set(imports + declarations.flatMap(\.imports)).sorted {
      moduleName(in: $0) < moduleName(in: $1)
    }
  }

  private func moduleName(in statement: String) -> Substring {
    statement.split(separator: " ").last ?? ""
  }
}

/// A declaration at the top level of a file: what a template is rendered with.
///
/// The declarations of a file stand one after another with a blank line between.
package struct Declaration: Sendable {
  /// The template's name: `structure` of `structure.mustache`.
  package var template: String
  package var context: TemplateObject
  package var section: FileSection
  /// The import statements that it needs.
  var imports: [String]
  /// The type that it is nested in: it is declared in an extension of it.
  var owner: SwiftName?
  /// Names that the template has to use where they have a value, since the client would not know it otherwise.
  var needed: [String]

  init(
    template: String,
    section: FileSection = .declarations,
    imports: [String] = [],
    owner: SwiftName? = nil,
    context: TemplateObject,
    needed: [String] = []
  ) {
    self.template = template
    self.section = section
    self.imports = imports
    self.owner = owner
    self.context = context
    self.needed = needed
  }
}

/// A part of a file. What people read comes first, and what only the compiler needs follows.
package enum FileSection: String, CaseIterable, Sendable {
  case declarations = ""
  case coding = "Coding"
  case equality = "Equality"
  case printing = "Printing"
}
