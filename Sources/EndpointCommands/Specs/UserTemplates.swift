import EndpointGenerator
import EndpointMustache

/// The templates of a run: the built-in ones, and over them those in a folder of the user's.
struct UserTemplates {
  static let suffix = ".mustache"

  let set: TemplateSet
  private let folder: String?
  private let names: Set<String>

  /// Reads the templates in the folder; without one there are the built-in ones only.
  init(in folder: String?, files: FileSystem) throws {
    var texts: [String: String] = [:]
    if let folder {
      for file in try files.names(in: folder) where file.hasSuffix(Self.suffix) {
        let bytes = try files.read(FilePath.join(folder, file))
        texts[String(file.dropLast(Self.suffix.count))] = String(decoding: bytes, as: UTF8.self)
      }
    }
    self.folder = folder
    names = Set(texts.keys)
    try Self.checkNames(texts.keys.sorted(), in: folder ?? "")
    set = try TemplateSet.builtIn.overridden(by: texts)
  }

  /// A template under a name that nothing uses is a misspelt one.
  private static func checkNames(_ names: [String], in folder: String) throws {
    let known = TemplateSet.builtIn.sources.map(\.name)
    for name in names where !known.contains(name) {
      let hint = didYouMean(name, among: known)
      let path = FilePath.join(folder, name + suffix)
      throw FileError(path, "there is no template \"\(name)\"\(hint)")
    }
  }

  /// Where a template of that name was read, for messages.
  func path(of name: String) -> String {
    let name = name.hasSuffix(Self.suffix) ? String(name.dropLast(Self.suffix.count)) : name
    let file = name + Self.suffix
    guard let folder, names.contains(name) else { return file }
    return FilePath.join(folder, file)
  }
}
