import EndpointDiff
import EndpointOpenAPI
import EndpointSpec

/// The summary of an import: a line, and the changes of the spec.
struct ImportSummary {
  let plan: ImportPlan
  let result: ImportResult
  let context: CommandContext
  /// The lowest level of changes to show.
  let visibility: Visibility

  /// `Specs/Petstore.json: merged, 19 endpoints, 6 types`
  var line: String {
    let path = plan.target.path
    switch plan.outcome {
    case .adopted:
      return "\(path): unchanged; the next import is merged into it"
    case .rejected:
      return rejection
    case .imported, .merged:
      let word = plan.outcome == .merged ? "merged" : "written"
      return "\(path): \(plan.isChanged ? word : "unchanged")\(conflicts), \(contents)"
    }
  }

  private var conflicts: String {
    plan.conflicts.isEmpty ? "" : " with \(counted(plan.conflicts.count, "conflict"))"
  }

  private var rejection: String {
    let path = plan.target.path
    guard plan.isChanged else {
      return "\(path): unchanged, since it has errors; correct it, and import again"
    }
    let merged = plan.target.rejectedPath
    return
      "\(path): unchanged, since the merged spec has errors; correct \(merged), move it to \(path), and import again"
  }

  private var contents: String {
    var parts = [
      counted(count("endpoints"), "endpoint"), counted(count("types"), "type"),
    ]
    if result.exampleCount > 0, plan.outcome == .imported {
      let all = counted(result.exampleCount, "example")
      parts.append("\(result.fittingExampleCount) of \(all)")
    }
    return parts.joined(separator: ", ")
  }

  private func count(_ key: String) -> Int {
    let values = (try? StoredSpec.values(of: plan.new)) ?? []
    return values.reduce(0) { $0 + ($1.spec[key]?.objectValue?.count ?? 0) }
  }

  /// The `diff` report of the spec before and after. Nil if it did not change, or one version has errors.
  func changes() throws -> String? {
    guard let old = plan.old, plan.isChanged, plan.outcome != .rejected else { return nil }
    let (before, after) = try SideFiles.read(
      side(old, "before"),
      .success(side(plan.new, "after"))
    )
    guard before.problem == nil, after.problem == nil else { return nil }
    let project = try context.project()
    let sections = SidePairs(old: before, new: after)
      .sections(on: context.today, rated: project.levels)
    let settings = ReportSettings(
      usesColor: context.console.usesColorInOutput,
      toolVersion: version
    )
    let review = Review(sections, visibility: visibility, threshold: Threshold(nil))
    return review.text(as: .text, settings)
  }

  private func side(_ sources: [SourceFile], _ name: String) -> SideFiles {
    let source = SpecSource(path: plan.target.path, files: sources)
    return SideFiles(side: name, label: name, folder: nil, sources: [source])
  }
}
