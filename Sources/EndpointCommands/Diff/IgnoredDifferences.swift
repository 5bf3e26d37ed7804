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
  private struct FilePair {
    let old: Int
    let new: Int
    let differences: [FileDifference]
  }

  /// Trials read at most this many bytes, so that a comparison of large documents does not take several times as long.
  private static let triedBytes = 16 << 20
  private static let trials = 12

  init(old: SideSpecs.Spec, new: SideSpecs.Spec) {
    (self.old, self.new) = (old, new)
    let (olds, news) = (old.files, new.files)
    // A document has other keys than its spec, and Swagger 2.0 has others than OpenAPI.
    let areAlike = old.language == new.language
    files =
      !areAlike
      ? []
      : news.indices.compactMap { index in
        let name = new.name(of: index)
        let partner = index == 0 ? 0 : olds.indices.dropFirst().first { old.name(of: $0) == name }
        guard let partner, olds[partner].bytes != news[index].bytes,
          let versions = Self.versions(old, partner, new, index)
        else { return nil }
        return FilePair(old: partner, new: index, differences: versions.differences)
      }
  }

  /// Both versions of a file. They are parsed again for each use, since the trees of large documents take more memory than
  /// everything else that a comparison needs.
  private static func versions(
    _ old: SideSpecs.Spec,
    _ oldFile: Int,
    _ new: SideSpecs.Spec,
    _ newFile: Int
  ) -> FileVersions? {
    guard let oldRoot = old.root(of: oldFile), let newRoot = new.root(of: newFile) else {
      return nil
    }
    return FileVersions(old: oldRoot, new: newRoot)
  }

  /// - Parameter changes: The changes that the comparison found.
  func found(besides changes: [Change]) -> (ignored: [IgnoredDifference], undecided: Int) {
    var ignored: [IgnoredDifference] = []
    var undecided = 0
    var bytes = 0
    var trials = 0
    let size = new.files.reduce(0) { $0 + $1.bytes.count }
    for pair in files where !pair.differences.isEmpty {
      // Nil for a spec, where each difference has a meaning.
      lazy var meant = meantDifferences(in: pair)
      let search = search(in: pair, besides: changes) { meant?.touch($0) ?? true }
      let result = search.result { undone in
        guard trials < Self.trials, trials == 0 || bytes + size <= Self.triedBytes else {
          return nil
        }
        (trials, bytes) = (trials + 1, bytes + size)
        return isWithoutChange(undoing: undone, in: pair)
      }
      let parts = result.ignored.flatMap { index in
        meant?.parts(of: pair.differences[index]) ?? [pair.differences[index]]
      }
      ignored += parts.map { self.ignored($0, in: pair) }.unique(by: \.self)
      undecided += result.undecided
    }
    return (ignored, undecided)
  }

  private func meantDifferences(in pair: FilePair) -> MeantDifferences? {
    guard let old = old.normalForm(of: pair.old), let new = new.normalForm(of: pair.new) else {
      return nil
    }
    return MeantDifferences(FileVersions(old: old, new: new).differences)
  }

  private func search(
    in pair: FilePair,
    besides changes: [Change],
    isMeant: (FileDifference) -> Bool
  ) -> IgnoredSearch {
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
      isMeant: isMeant
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

  private func text(undoing undone: Set<Int>, in pair: FilePair) -> [UInt8]? {
    Self.versions(old, pair.old, new, pair.new).map { Array($0.undoing(undone).description.utf8) }
  }

  /// Whether the comparison finds no change between the new version, and the new version with these differences undone.
  private func isWithoutChange(undoing undone: Set<Int>, in pair: FilePair) -> Bool {
    guard let text = text(undoing: undone, in: pair) else { return false }
    var files = new.files
    files[pair.new] = SourceFile(path: files[pair.new].path, bytes: text)
    let (result, _) = new.source(files).read(tolerating: [.exampleMismatch])
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

extension SideSpecs.Spec {
  /// The content of a file. Nil if it cannot be parsed.
  fileprivate func root(of file: Int) -> JSONNode? {
    if isDocument { return Documents(files[file]).root(0) }
    return try? DocumentText(parsing: files[file].bytes, of: files[file].path).root
  }

  /// Nil for a spec, and for a file that cannot be parsed.
  fileprivate func normalForm(of file: Int) -> JSONNode? {
    isDocument ? Documents(files[file]).normalForm(of: 0) : nil
  }

  /// The path of a file relative to the folder of the spec.
  fileprivate func name(of file: Int) -> String {
    let folder = FilePath.folder(of: files[0].path)
    let path = files[file].path
    return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// The spec with other contents of its files.
  fileprivate func source(_ files: [SourceFile]) -> SpecSource {
    guard isDocument else { return SpecSource(path: path, files: files) }
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
