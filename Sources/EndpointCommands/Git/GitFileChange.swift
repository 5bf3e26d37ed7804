import EndpointDiff
import EndpointSpec

/// The arguments of an external diff driver: a file, and where git stored both versions.
struct GitFileChange {
  let path: String
  let newPath: String
  let oldFile: String
  let newFile: String

  /// The path that git passes for a version that does not exist.
  private static let nothing = "/dev/null"

  /// The report of the changes, or a line diff if a version is not a valid spec.
  func text(_ context: CommandContext) -> String {
    let paths = path == newPath ? path : "\(path) → \(newPath)"
    let head = "endpoints diff \(paths)".withoutControlCharacters + "\n"
    do throws(FileError) {
      let old = try bytes(of: oldFile, context.files)
      let new = try bytes(of: newFile, context.files)
      return head + (review(old, new, context) ?? lines(old ?? [], new ?? []))
    } catch {
      return head + "\(error.description.withoutControlCharacters)\n"
    }
  }

  private func bytes(of file: String, _ files: FileSystem) throws(FileError) -> [UInt8]? {
    file == Self.nothing ? nil : try files.read(file)
  }

  private func review(_ old: [UInt8]?, _ new: [UInt8]?, _ context: CommandContext) -> String? {
    let sides = [side(old, path, "old"), side(new, newPath, "new")]
    guard (sides[0] == nil) == (old == nil), (sides[1] == nil) == (new == nil) else { return nil }
    var section = Review.Section(compare(old: sides[0], new: sides[1], today: context.today))
    if path != newPath { section.oldPath = path }
    let settings = ReportSettings(
      usesColor: context.console.usesColorInOutput,
      toolVersion: version
    )
    return Review([section], visibility: .docs, threshold: Threshold(nil)).text(as: .text, settings)
  }

  private func side(_ bytes: [UInt8]?, _ path: String, _ label: String) -> Side? {
    guard let bytes else { return nil }
    let result = readSpec([SourceFile(path: path, bytes: bytes)])
    guard let model = result.model, let document = result.document else { return nil }
    return Side(label: label, path: path, model: model, document: document)
  }

  private func lines(_ old: [UInt8], _ new: [UInt8]) -> String {
    let difference = UnifiedDiff(
      from: String(decoding: old, as: UTF8.self),
      to: String(decoding: new, as: UTF8.self)
    )
    return difference.text(from: path, to: newPath)
  }
}
