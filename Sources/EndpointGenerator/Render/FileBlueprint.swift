import EndpointMustache
import EndpointSpec

/// The content of a module before rendering.
package struct ModuleBlueprint: Sendable {
  package var name: String
  package var files: [FileBlueprint]

  package init(name: String, files: [FileBlueprint]) {
    self.name = name
    self.files = files
  }
}

/// The content of a file before rendering.
package struct FileBlueprint: Sendable {
  /// The name without extension: `Card`.
  package var name: String
  /// Complete statements: `import EndpointRuntime`.
  package var imports: [String]
  /// Creates the declarations. It runs when the file is rendered, so that files are processed in parallel.
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
package struct Declaration: Sendable {
  /// The name of the template: `structure` of `structure.mustache`.
  package var template: String
  package var context: TemplateObject
  package var section: FileSection
  /// The required import statements.
  var imports: [String]
  /// The type that it is nested in. It is declared in an extension of that type.
  var owner: SwiftName?
  /// Names that the template must use if they have a value, since the client would not work otherwise.
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

/// A section of a file. Code for readers comes before code for the compiler.
package enum FileSection: String, CaseIterable, Sendable {
  case declarations = ""
  case coding = "Coding"
  case equality = "Equality"
  case printing = "Printing"
}
