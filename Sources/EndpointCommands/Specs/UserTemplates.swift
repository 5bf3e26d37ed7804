import EndpointGenerator
import EndpointMustache

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
