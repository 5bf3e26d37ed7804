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

  /// Trials read at most this many bytes of each version, so that a comparison of large documents does not take several times as long.
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
          let before = old.root(of: partner), let after = new.root(of: index)
        else { return nil }
        let differences = differences(from: before, to: after)
        return FilePair(old: partner, new: index, differences: differences)
      }
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
      let extended = ExtendedParts(pair.differences)
      let search = search(in: pair, besides: changes) {
        !extended.contain($0) && meant?.touch($0) ?? true
      }
      let result = search.result { indices in
        guard trials < Self.trials, trials == 0 || bytes + size <= Self.triedBytes else {
          return nil
        }
        (trials, bytes) = (trials + 1, bytes + size)
        return changeNothing(indices, in: pair)
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
    return MeantDifferences(differences(from: old, to: new))
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

  /// Whether these differences change nothing in either version: the comparison finds no change if they are undone in the
  /// new version, and none if they are made in the old one.
  ///
  /// One version is not enough: it may lack the endpoint that uses a type, or the property that `required` names.
  private func changeNothing(_ indices: Set<Int>, in pair: FilePair) -> Bool {
    let differences = indices.sorted().map { pair.differences[$0] }
    let undone = side(of: new, file: pair.new, as: .new(undoing: differences))
    guard let undone, isUnchanged(from: undone, to: new.side) else { return false }
    let made = side(of: old, file: pair.old, as: .old(making: differences))
    return made.map { isUnchanged(from: old.side, to: $0) } ?? false
  }

  private func isUnchanged(from old: Side, to new: Side) -> Bool {
    let comparison = compare(old: old, new: new)
    return comparison.changes.isEmpty && comparison.oldVersion == comparison.newVersion
  }

  /// A spec with a mixed version of a file. Nil if it cannot be read.
  ///
  /// The file is parsed again for each trial, since the trees of large documents take more memory than everything else that
  /// a comparison needs.
  private func side(of spec: SideSpecs.Spec, file: Int, as mixed: MixedVersion) -> Side? {
    guard let text = spec.root(of: file).flatMap({ try? mixed.text(of: $0) }) else { return nil }
    var files = spec.files
    files[file] = SourceFile(path: files[file].path, bytes: text)
    let (result, _) = spec.source(files).read(tolerating: [.exampleMismatch])
    guard let model = result.model, let document = result.document else { return nil }
    return Side(
      label: "",
      path: spec.path,
      model: model,
      document: document,
      offers: result.offers
    )
  }
}

/// The parts of an exported document whose `x-endpoints` differ.
///
/// The extension says what a spec has in place of the part, and is compared as a whole. What else differs in the part says
/// the same to other tools.
private struct ExtendedParts {
  private var paths: Set<[String]> = []

  /// The parts that the extension of the whole document is about. Types and endpoints have their own.
  private static let partsOfWhole: Set = [
    "info", "servers", "tags", "security", "securitySchemes", "responses",
  ]

  init(_ differences: [FileDifference]) {
    for difference in differences {
      guard let end = difference.path.firstIndex(where: SpecExtension.keys.contains) else {
        continue
      }
      paths.insert(Array(difference.path[..<end]))
      let below = Array(difference.path[(end + 1)...].prefix(2))
      if end == 0, below.first == "types", let type = below.last {
        paths.insert(["components", "schemas", type])
      }
    }
  }

  func contain(_ difference: FileDifference) -> Bool {
    let path = difference.path
    if path.contains(where: SpecExtension.keys.contains) { return true }
    let ofWhole = path.prefix { $0 != "schema" && $0 != "schemas" }
    return paths.contains([]) && ofWhole.contains(where: Self.partsOfWhole.contains)
      || path.indices.dropFirst().contains { paths.contains(Array(path[..<$0])) }
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
