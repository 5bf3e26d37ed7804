import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Edits a spec so that it matches the traffic.
///
/// Edits that would cause errors in the spec are discarded.
package struct SpecFix {
  /// The findings that the edits correct.
  package private(set) var fixed: [DriftKey] = []
  /// The edits, one clause each, such as `Item.name: now optional`.
  package private(set) var summaries: [String] = []
  /// The reasons for findings without an edit.
  package private(set) var reasons: [DriftKey: String] = [:]
  private let files: [SourceFile]
  private let originals: [JSONValue]
  private var roots: [JSONValue]

  init(_ files: [SourceFile]) {
    self.files = files
    originals = files.map { file in (try? JSONValue(parsing: file.bytes)) ?? .null }
    roots = originals
  }

  /// The edited files with their values.
  var edited: [(file: SourceFile, root: JSONValue)] {
    files.indices.filter { roots[$0] != originals[$0] }.map { (files[$0], roots[$0]) }
  }

  /// The edited files, in canonical form.
  package var texts: [(path: String, text: String)] {
    files.indices.filter { roots[$0] != originals[$0] }
      .map { (files[$0].path, canonicalText(of: roots[$0])) }
  }

  mutating func apply(_ proposals: [(key: DriftKey, proposal: Result<FixProposal, NoProposal>)]) {
    var possible: [Possible] = []
    for (key, proposal) in proposals {
      switch proposal {
      case .success(let proposal): possible.append((key, proposal))
      case .failure(let failure): reasons[key] = failure.reason
      }
    }
    apply(possible[...])
  }

  private typealias Possible = (key: DriftKey, proposal: FixProposal)

  /// Applies all edits at once. If the spec then has errors, applies each half separately.
  private mutating func apply(_ proposals: ArraySlice<Possible>) {
    guard !proposals.isEmpty else { return }
    do throws(NoProposal) {
      var roots = roots
      for proposal in proposals {
        for edit in proposal.proposal.edits where roots.indices.contains(edit.file) {
          roots[edit.file] = try roots[edit.file].changing(edit.path[...], edit)
        }
      }
      try check(roots)
      self.roots = roots
      for (key, proposal) in proposals {
        fixed.append(key)
        if !summaries.contains(proposal.summary) { summaries.append(proposal.summary) }
      }
    } catch {
      guard proposals.count > 1 else {
        for proposal in proposals { reasons[proposal.key] = error.reason }
        return
      }
      let middle = proposals.startIndex + proposals.count / 2
      apply(proposals[..<middle])
      apply(proposals[middle...])
    }
  }

  private func check(_ roots: [JSONValue]) throws(NoProposal) {
    let sources = zip(files, roots).map { file, root in
      SourceFile(path: file.path, bytes: Array(canonicalText(of: root).utf8))
    }
    let result = readSpec(sources, tolerating: [.exampleMismatch])
    guard result.model == nil else { return }
    let error = result.diagnostics.first { $0.severity == .error }
    throw NoProposal("the edit would cause an error" + (error.map { ": \($0.message)" } ?? ""))
  }
}

/// The types of new parts: existing ones that match, or inferred ones.
struct ProposedTypes {
  /// A type, and the definitions to add to the spec.
  struct Use {
    let type: TypeReference
    let definitions: JSONObject
  }

  private let spec: LinkedSpec
  private let inferred: InferredTypes
  /// The identifiers of the spec.
  let identifiers: KnownIdentifiers

  init(_ inference: TypeInference, in spec: LinkedSpec) {
    self.spec = spec
    let model = spec.model
    identifiers = KnownIdentifiers(model)
    let names =
      model.types.map { $0.name.text } + model.endpoints.compactMap { $0.receiver.name?.text }
    inferred = inference.types(reserved: names + [model.name.text])
  }

  func use(of place: TypeInference.Place) -> TypeReference? { inferred.use(of: place) }

  /// The type of the values of a finding.
  ///
  /// - Parameter key: The name of the field.
  func use(of sample: DriftSamples.Sample, under key: String) -> Use? {
    guard let type = sample.place.flatMap(inferred.use) else { return nil }
    if !sample.isCut,
      let known = knownFailure(of: sample) ?? knownType(of: sample.values, under: key)
    {
      return Use(type: known, definitions: [:])
    }
    return Use(
      type: identifiers.identified(type, under: key),
      definitions: inferred.definitions(of: type)
    )
  }

  /// The type of a declared failure that the bodies of an undeclared one match.
  private func knownFailure(of sample: DriftSamples.Sample) -> TypeReference? {
    guard sample.status >= 400, sample.path.isEmpty else { return nil }
    let model = spec.model
    let cases = ([model.failures] + model.endpoints.compactMap(\.failures)).flatMap(\.cases)
    let names = Set(cases.compactMap { $0.type?.innermostName })
    return spec.structures(fitting: sample.values, fewestKeys: 1).first(where: names.contains)
      .map { .named($0) }
  }

  /// The existing struct that all values match, or a list of it.
  private func knownType(of values: [JSONValue], under key: String) -> TypeReference? {
    let present = values.filter { !$0.isNull }
    let lists = present.compactMap(\.arrayValue)
    guard !present.isEmpty, lists.isEmpty || lists.count == present.count else { return nil }
    let names = spec.structures(fitting: lists.isEmpty ? present : lists.flatMap { $0 })
    let preferredName = ProposedName.elementTypeName(key)
    guard
      let name = names.count == 1 ? names.first : names.first(where: { $0.text == preferredName })
    else {
      return nil
    }
    return lists.isEmpty ? .named(name) : .array(.named(name))
  }
}
