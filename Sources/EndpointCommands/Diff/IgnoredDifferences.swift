import EndpointDiff
import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import EndpointYAML

/// Lists the differences between two versions of a spec that their comparison ignores.
struct IgnoredDifferences {
  private let old: SideSpecs.Spec
  private let new: SideSpecs.Spec
  private let files: [FilePair]

  /// A file in both versions, with the index of each.
  private final class FilePair {
    let old: Int
    let new: Int
    let versions: FileVersions
    let differences: [FileDifference]
    /// Nil for a spec, where each difference has a meaning.
    private(set) lazy var meant = findMeant()
    private let findMeant: () -> MeantDifferences?

    init(
      old: Int,
      new: Int,
      versions: FileVersions,
      meant findMeant: @escaping () -> MeantDifferences?
    ) {
      (self.old, self.new, self.versions, self.findMeant) = (old, new, versions, findMeant)
      differences = versions.differences
    }
  }

  /// Trials read at most this many bytes, so that a comparison of large documents does not take several times as long.
  private static let triedBytes = 16 << 20
  private static let trials = 12

  init(old: SideSpecs.Spec, new: SideSpecs.Spec) {
    (self.old, self.new) = (old, new)
    let (olds, news) = (old.source.files, new.source.files)
    // A document has other keys than its spec, and Swagger 2.0 has others than OpenAPI.
    let areAlike = old.source.kind == new.source.kind
    files =
      !areAlike
      ? []
      : news.indices.compactMap { index in
        let name = new.source.name(of: index)
        let partner =
          index == 0 ? 0 : olds.indices.dropFirst().first { old.source.name(of: $0) == name }
        guard let partner, olds[partner].bytes != news[index].bytes,
          let oldRoot = old.source.root(of: partner), let newRoot = new.source.root(of: index)
        else { return nil }
        return FilePair(
          old: partner,
          new: index,
          versions: FileVersions(old: oldRoot, new: newRoot)
        ) {
          guard let old = old.source.document?.normalForm(of: partner),
            let new = new.source.document?.normalForm(of: index)
          else { return nil }
          return MeantDifferences(FileVersions(old: old, new: new).differences)
        }
      }
  }

  /// - Parameter changes: The changes that the comparison found.
  func found(besides changes: [Change]) -> (ignored: [IgnoredDifference], undecided: Int) {
    var ignored: [IgnoredDifference] = []
    var undecided = 0
    var bytes = 0
    var trials = 0
    let size = new.source.files.reduce(0) { $0 + $1.bytes.count }
    for pair in files where !pair.differences.isEmpty {
      let search = search(in: pair, besides: changes)
      let result = search.result { undone in
        guard trials < Self.trials, trials == 0 || bytes + size <= Self.triedBytes else {
          return nil
        }
        (trials, bytes) = (trials + 1, bytes + size)
        return isWithoutChange(undoing: undone, in: pair)
      }
      let parts = result.ignored.flatMap { index in
        pair.meant?.parts(of: pair.differences[index]) ?? [pair.differences[index]]
      }
      ignored += parts.map { self.ignored($0, in: pair) }.unique(by: \.self)
      undecided += result.undecided
    }
    return (ignored, undecided)
  }

  private func search(in pair: FilePair, besides changes: [Change]) -> IgnoredSearch {
    let places = changes.flatMap {
      [$0.before, $0.after] + $0.places.flatMap { [$0.before, $0.after] }
    }
    let positions = Set(places.compactMap(\.self))
    let leftOutOfOld = Set(old.leftOut.filter { $0.file == pair.old }.map(\.start))
    let leftOutOfNew = Set(new.leftOut.filter { $0.file == pair.new }.map(\.start))
    let isOld = { positions.contains(old.side.position(of: $0, inFile: pair.old)) }
    let isNew = { positions.contains(new.side.position(of: $0, inFile: pair.new)) }
    return IgnoredSearch(
      pair.differences,
      isKnown: { difference in
        // A finding about the part itself compares it after all.
        !difference.oldStarts.prefix(2).contains(where: isOld)
          && !difference.newStarts.prefix(2).contains(where: isNew)
          && (difference.oldStarts.contains(where: leftOutOfOld.contains)
            || difference.newStarts.contains(where: leftOutOfNew.contains))
      },
      isFound: { $0.contains(where: isOld) || $1.contains(where: isNew) },
      isMeant: { pair.meant?.touch($0) ?? true }
    )
  }

  private func ignored(_ difference: FileDifference, in pair: FilePair) -> IgnoredDifference {
    let position =
      if let start = difference.newStarts.first, difference.new != nil {
        new.side.position(of: start, inFile: pair.new)
      } else {
        old.side.position(of: difference.oldStarts.first ?? 0, inFile: pair.old)
      }
    return IgnoredDifference(name: difference.name, change: difference.change, position: position)
  }

  /// Whether the comparison finds no change between the new version, and the new version with these differences undone.
  private func isWithoutChange(undoing undone: Set<Int>, in pair: FilePair) -> Bool {
    var files = new.source.files
    let text = pair.versions.undoing(undone).description
    files[pair.new] = SourceFile(path: files[pair.new].path, bytes: Array(text.utf8))
    let source = new.source.replacing(files)
    let (result, _) = source.read(tolerating: [.exampleMismatch])
    guard let model = result.model, let document = result.document else { return false }
    let side = Side(
      label: "",
      path: new.path,
      model: model,
      document: document,
      offers: result.offers
    )
    let comparison = compare(old: side, new: new.side)
    return comparison.changes.isEmpty && comparison.oldVersion == comparison.newVersion
  }
}

extension Side {
  fileprivate func position(of offset: Int, inFile file: Int) -> Position {
    position(of: Place(file: file, start: offset, end: offset))
  }
}

extension SpecSource {
  /// The key that only files of this kind have: `openapi`, `swagger`, or `api` in a spec.
  fileprivate var kind: String? {
    guard document != nil, let root = root(of: 0) else { return "api" }
    return ["openapi", "swagger"].first { root.member($0) != nil }
  }

  /// The content of a file. Nil if it cannot be parsed.
  fileprivate func root(of file: Int) -> JSONNode? {
    if let document { return document.root(file) }
    return try? DocumentText(parsing: files[file].bytes, of: files[file].path).root
  }

  /// The path of a file relative to the folder of the spec.
  fileprivate func name(of file: Int) -> String {
    let folder = FilePath.folder(of: files[0].path)
    let path = files[file].path
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The spec with other contents of its files.
  fileprivate func replacing(_ files: [SourceFile]) -> SpecSource {
    guard document != nil else { return SpecSource(path: path, files: files) }
    var document = Documents(files[0])
    while let missing = document.missingPath {
      if let file = files.first(where: { $0.path == missing }) {
        document.add(file)
      } else {
        document.giveUp(missing)
      }
    }
    return SpecSource(path: path, files: files, document: document, apiName: apiName)
  }
}
