/// The files that the tool wrote into the output folder, and the files that it generated them from, with their digests.
///
/// The tool only ever removes files of this record. The record is committed with the files. Merge conflicts in it are
/// harmless: the entries of both sides count, and a file with two digests counts as changed.
struct OutputRecord: Equatable {
  /// The filename of the record in the output folder.
  static let name = ".endpoints"

  /// The version of the tool that wrote the record. Empty before the first run.
  var version = ""
  /// The digests of specs, templates and settings, by their paths as `inputPath` makes them.
  var inputs: [String: String] = [:]
  /// The digests of generated files, by their paths in the output folder.
  var files: [String: String] = [:]

  init() {}

  init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix(Self.versionPrefix) {
        version = String(line.dropFirst(Self.versionPrefix.count))
      }
      guard let end = line.firstRange(of: "  ") else { continue }
      let (digest, path) = (String(line[..<end.lowerBound]), String(line[end.upperBound...]))
      guard digest.utf8.count == 64, digest.allSatisfy(\.isHexDigit) else { continue }
      if path.hasPrefix(".") {
        inputs.merge([path: digest]) { $0 == $1 ? $0 : Self.conflict }
      } else if Self.isInside(path) {
        files.merge([path: digest]) { $0 == $1 ? $0 : Self.conflict }
      }
    }
  }

  /// The digest of no file.
  private static let conflict = String(repeating: "0", count: 64)
  private static let versionPrefix = "# endpoints "

  /// `shasum -a 256 -c` reads it: a line has a digest, two spaces and a path.
  var text: String {
    let lead = [
      "# Written by \"endpoints generate\", which replaces and removes these files and no others.",
      Self.versionPrefix + version,
    ]
    let lines = [inputs, files].flatMap { digests in
      digests.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "\($0.value)  \($0.key)" }
    }
    return (lead + lines).map { $0 + "\n" }.joined()
  }

  /// Whether both name the same files with the same digests, whatever version of the tool wrote them.
  func agrees(with other: OutputRecord) -> Bool {
    inputs == other.inputs && files == other.files
  }

  /// Whether the path is inside a module's folder. Protects against edited records.
  static func isInside(_ path: String) -> Bool {
    path.contains("/") && !path.hasPrefix("/") && !path.hasPrefix(".")
      && FilePath.normalized(path) == path
  }

  /// The path of an input as seen from the output folder. It begins with a dot. Both are absolute and normalized.
  static func inputPath(_ path: String, from folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let common = zip(path, folder).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: folder.count - common)
    return ((ups.isEmpty ? ["."] : ups) + path.dropFirst(common).map(String.init))
      .joined(separator: "/")
  }

  /// The module of a file.
  static func module(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }
}

/// The files that a run generates from, with their digests, by their paths in the record.
struct RunInputs: Equatable {
  var specs: [String: String] = [:]
  /// The templates and settings.
  var shared: [String: String] = [:]
}
