import Foundation

/// The decodable types of a generated module, read from its files so that no test omits one.
package enum GeneratedTypes {
  private static let conformances: Set = ["WireDecodable", "OpenEnum", "ClosedEnum", "Identifier"]

  private static let keywords: Set = ["extension", "struct", "enum"]

  /// The names of the types with their module: `LanguageAPI.Shape`.
  ///
  /// - Parameter folder: The folder of the module, relative to the package.
  package static func decodable(in folder: String) throws -> Set<String> {
    let folder = package.appending(path: folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return decodable(in: text.split(separator: "\n"))
    }
    return Set(names.map { "\(folder.lastPathComponent).\($0)" })
  }

  private static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The types that the lines make decodable. Extensions of an owner declare its nested types.
  private static func decodable(in lines: [Substring]) -> [String] {
    var owner = ""
    return lines.compactMap { line in
      if !line.hasPrefix(" ") {
        let words = line.split(separator: " ")
        owner = words.first == "extension" && words.count == 3 ? "\(words[1])." : ""
      }
      return name(in: line).map { line.hasPrefix(" ") ? owner + $0 : $0 }
    }
  }

  /// The type that a line such as `extension Shape: WireDecodable {` makes decodable.
  private static func name(in line: Substring) -> String? {
    let words = line.split { " :,{".contains($0) }.map(String.init)
    guard let keyword = words.firstIndex(where: keywords.contains),
      line.contains(":"), words.count > keyword + 2,
      words[(keyword + 2)...].contains(where: conformances.contains)
    else { return nil }
    return words[keyword + 1]
  }
}
