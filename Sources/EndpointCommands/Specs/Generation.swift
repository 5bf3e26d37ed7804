import EndpointGenerator
import EndpointJudge
import EndpointMustache
import EndpointSpec

/// The modules generated from the specs of a run, or their diagnostics.
struct Generation {
  private(set) var modules: [GeneratedModule] = []
  private(set) var diagnostics: [LocatedDiagnostic] = []
  /// The resolved specs, with the names of their files in generated code.
  private(set) var models: [(model: APIModel, source: String)] = []
  /// Keeps the results alive, since freeing them while modules are rendered takes time.
  private var results: [SpecResult] = []

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The spec of each module, whether or not the module has files now.
  var specsOfModules: [String: String] {
    Dictionary(firstOf: models.flatMap { model, source in modules(of: model).map { ($0, source) } })
  }

  private func modules(of model: APIModel) -> Set<String> {
    [model.swift.module, "\(model.name)Fixtures"]
  }

  /// Reads all specs and renders their modules. Templates are read only if the specs have no errors.
  init(
    _ sources: [SpecSource],
    templates: UserTemplates,
    naming: SourceNaming
  ) {
    for source in sources {
      read(source, naming: naming)
    }
    guard !hasErrors else { return }
    do throws(TemplateErrors) {
      render(with: try templates.set(), from: templates)
    } catch {
      report(error, in: templates)
    }
    reportSharedModules()
  }

  /// Renders all specs, even if one of them fails.
  private mutating func render(with set: TemplateSet, from templates: UserTemplates) {
    var errors: [TemplateError] = []
    for (model, source) in models {
      do throws(TemplateErrors) {
        modules += try EndpointGenerator.render(model, source: source, templates: set)
      } catch {
        errors += error.all
      }
    }
    report(TemplateErrors(errors), in: templates)
  }

  private mutating func report(_ errors: TemplateErrors, in templates: UserTemplates) {
    diagnostics += errors.all.map { LocatedDiagnostic($0, path: templates.path(of: $0.template)) }
  }

  private mutating func read(_ source: SpecSource, naming: SourceNaming) {
    let (result, diagnostics) = source.read()
    results.append(result)
    self.diagnostics += diagnostics
    if let model = result.model { models.append((model, naming.name(of: source.path))) }
  }

  /// Reports specs with the same module name, since they would overwrite each other's files.
  private mutating func reportSharedModules() {
    var owners: [String: Int] = [:]
    for (index, entry) in models.enumerated() {
      for name in modules(of: entry.model).sorted() {
        guard let owner = owners.updateValue(index, forKey: name) else { continue }
        let first = models[owner].model
        diagnostics.append(
          LocatedDiagnostic(
            .error,
            rule: "shared-module",
            "the module \"\(name)\" is also made from \(models[owner].source)",
            at: location(of: entry.model),
            hint: "give one of the two another name",
            related: [.init(message: "the other spec", location: location(of: first))]
          )
        )
        return
      }
    }
  }

  private func location(of model: APIModel) -> Location {
    LocatedSource(model.files[model.namePlace.file]).location(of: model.namePlace)
  }
}

/// The name of a spec in generated files. It is the same on every machine and in every working folder.
struct SourceNaming {
  let files: FileSystem
  let output: String

  /// The path relative to the parent of the output folder, otherwise to the working folder, otherwise the filename.
  func name(of path: String) -> String {
    let absolute = files.absolute(path)
    let beside = FilePath.folder(of: files.absolute(output))
    return FilePath.relative(absolute, to: beside)
      ?? FilePath.relative(absolute, to: files.absolute(".")) ?? FilePath.name(of: path)
  }
}

/// The custom templates of a user, which override built-in ones.
struct UserTemplates {
  static let suffix = ".mustache"

  private let folder: String?
  /// By name, without the suffix.
  private let texts: [String: String]

  /// Reads the templates in the folder. Nil without a folder of templates.
  init(in folder: String?, files: FileSystem) throws(FileError) {
    var texts: [String: String] = [:]
    if let folder {
      for file in try files.names(in: folder) where file.hasSuffix(Self.suffix) {
        let bytes = try files.read(FilePath.join(folder, file))
        texts[String(file.dropLast(Self.suffix.count))] = String(decoding: bytes, as: UTF8.self)
      }
    }
    self.folder = folder
    self.texts = texts
  }

  /// The files that were read.
  var paths: [String] {
    guard let folder else { return [] }
    return texts.keys.sorted().map { FilePath.join(folder, $0 + Self.suffix) }
  }

  /// The templates for rendering.
  func set() throws(TemplateErrors) -> TemplateSet {
    texts.isEmpty ? .builtIn : try TemplateSet.builtIn.overridden(by: texts)
  }

  /// The path of a template, for messages.
  func path(of file: String) -> String {
    guard let folder, file.hasSuffix(Self.suffix),
      texts[String(file.dropLast(Self.suffix.count))] != nil
    else { return file }
    return FilePath.join(folder, file)
  }
}
