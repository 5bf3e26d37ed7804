import EndpointSpec

/// Judges segments of paths that are the names of files.
extension PathWord {
  /// The ending of a file name: `bin` of `model.bin`. Nil for other words.
  static func fileEnding(_ segment: String) -> Substring? {
    guard let dot = segment.lastIndex(of: "."), dot > segment.startIndex else { return nil }
    let ending = segment[segment.index(after: dot)...]
    return isFormat(ending) || files.contains(ending.lowercased()) ? ending : nil
  }

  /// Whether a segment is the name of a file that no server has for a call: `report.pdf`.
  static func isFile(_ segment: String) -> Bool {
    fileEnding(segment).map { !isFormat($0) } ?? false
  }

  /// Whether servers have this ending in paths of calls: `/users.json`, `/photo.php`.
  static func isFormat(_ ending: Substring) -> Bool { formats.contains(ending.lowercased()) }

  /// Whether a segment is the name of a program of the server, which names nothing in front of other segments: `index.php`.
  static func isScript(_ segment: String) -> Bool {
    guard segment.utf8.contains(UInt8(ascii: ".")), let ending = fileEnding(segment) else {
      return false
    }
    return scripts.contains(ending.lowercased())
  }

  /// The text before the ending of a file: `main` for `main.zip`.
  static func stem(_ segment: String) -> String {
    segment.lastIndex(of: ".").map { String(segment[..<$0]) } ?? segment
  }

  private static let scripts: Set<String> = [
    "php", "asp", "aspx", "ashx", "asmx", "svc", "do", "action", "jsp", "jsf", "cgi", "pl",
  ]

  private static let formats: Set<String> = scripts.union([
    "json", "xml", "html", "htm", "rss", "atom", "ics", "csv",
  ])

  private static let files: Set<String> = [
    "txt", "md", "log", "yaml", "yml", "toml", "ini", "conf", "cfg", "env", "tsv", "bin", "dat",
    "pkl", "pt", "pth", "onnx", "npy", "npz", "parquet", "h5", "db", "sqlite", "zip", "gz", "tgz",
    "tar", "xz", "bz2", "7z", "jar", "whl", "deb", "rpm", "apk", "exe", "iso", "img", "pdf", "doc",
    "docx", "xls", "xlsx", "ppt", "pptx", "png", "jpg", "jpeg", "gif", "svg", "webp", "mp3", "mp4",
    "wav", "py", "ipynb", "js", "ts", "css", "swift", "c", "h", "cpp", "go", "rs", "java", "rb",
    "sh", "sql", "pem", "crt", "key", "lock", "tmp", "bak", "vue", "scss",
  ]
}
