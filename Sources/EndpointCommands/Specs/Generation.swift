import EndpointGenerator
import EndpointMustache
import EndpointSpec

/// What the specs of a run became: modules, or problems.
struct Generation {
  private(set) var modules: [GeneratedModule] = []
  private(set) var reports: [Report] = []
  /// The resolved specs, with the names that the generated files call them by.
  private(set) var models: [(model: APIModel, source: String)] = []
  /// All that was read: it is freed with the generation, and not while modules are rendered.
  private var results: [SpecResult] = []

  var hasErrors: Bool { reports.contains { $0.severity == .error } }

  /// The modules that belong to the specs, whether or not they have files now.
  var moduleNames: Set<String> {
    Set(models.flatMap { [$0.model.swift.module, "\($0.model.name)Fixtures"] })
  }

  /// The spec of each module, as messages name it.
  var specsOfModules: [String: String] {
    let pairs = models.flatMap { model, source in
      [(model.swift.module, source), ("\(model.name)Fixtures", source)]
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reads all the specs and renders their modules; templates are not touched before the specs are right.
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

  /// Renders all specs, whether or not one of them fails.
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
    reports += errors.all.map { Report($0, path: templates.path(of: $0.template)) }
  }

  private mutating func read(_ source: SpecSource, naming: SourceNaming) {
    let (result, reports) = source.read()
    results.append(result)
    self.reports += reports
    if let model = result.model { models.append((model, naming.name(of: source.path))) }
  }

  /// Two specs whose modules have one name would overwrite each other's files.
  private mutating func reportSharedModules() {
    var owners: [String: Int] = [:]
    for (index, entry) in models.enumerated() {
      for name in Set([entry.model.swift.module, "\(entry.model.name)Fixtures"]).sorted() {
        guard let owner = owners.updateValue(index, forKey: name) else { continue }
        let first = models[owner].model
        reports.append(
          Report(
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

/// How generated files call the spec that they were made from: the same on every machine, and wherever the tool runs.
struct SourceNaming {
  let files: FileSystem
  let output: String

  /// The spec's path as seen from beside the output folder, else from where the tool runs, else its name alone.
  func name(of path: String) -> String {
    let absolute = files.absolute(path)
    let beside = FilePath.folder(of: files.absolute(output))
    return FilePath.relative(absolute, to: beside)
      ?? FilePath.relative(absolute, to: files.absolute(".")) ?? FilePath.name(of: path)
  }
}
