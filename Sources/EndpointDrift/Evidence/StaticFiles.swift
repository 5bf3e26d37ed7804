import EndpointJSON
import EndpointWire

extension Exchange {
  /// Whether the exchange shows an endpoint of an API, so that `infer` describes it, and `verify` reports it if its path
  /// is undeclared.
  ///
  /// Preflights, redirects, refused requests, and the pages and static files of a site do not show one.
  var showsEndpoint: Bool {
    guard status < 300 else { return false }
    if isOfLog { return !isStaticFile && method != "HEAD" }
    return APICall(self).map { !$0.isDocument } ?? false
  }

  /// Whether a browser loads a page. Applications have pages at the paths of endpoints, and choose by `Accept`.
  var isNavigation: Bool {
    guard method == "GET", requestHeaders?["Accept"]?.hasPrefix("text/html") ?? false else {
      return false
    }
    return responseHeaders["Content-Type"].map { MediaType($0).essence } == "text/html"
  }

  /// Whether the exchange loads a file of a site: a script, a style, a picture, a font, a template or a source map.
  ///
  /// Servers label such files in many ways, so the ending of the path decides. A path of an API may end in a file name, as
  /// in Jupyter's `/api/contents/plot.png`: its response is JSON.
  var isStaticFile: Bool {
    guard method == "GET" || method == "HEAD" else { return false }
    if responseType?.essence == "application/manifest+json" { return true }
    let name = url.path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[name.index(after: dot)...].lowercased()
    if StaticFiles.jsonEndings.contains(ending) { return true }
    if ending == "json" { return StaticFiles.isInFolder(url.path) }
    return StaticFiles.endings.contains(ending) && !isDeclaredJSON
  }

  /// Whether the exchange reads a name that ends in `.json` as a page reads a file: without credentials and arguments, and
  /// not below a word such as `api` or a version.
  ///
  /// Such a name is a file of the site, unless the API has calls with names that end in `.json`.
  var isJSONFile: Bool {
    guard method == "GET", url.path.hasSuffix(Self.jsonEnding),
      requestHeaders?["Authorization"] == nil,
      url.query.allSatisfy({ StaticFiles.versions.contains($0.name) })
    else { return false }
    return !isBelowAPI
  }

  /// The end of the names of files, and in some APIs of all calls.
  static let jsonEnding = ".json"

  /// Whether the exchange reads a picture, a film or a sound at a path of an API: `/api/users/7/photo`.
  var isMediaOfAPI: Bool {
    let type = responseType?.essence ?? ""
    return ["image/", "video/", "audio/"].contains(where: type.hasPrefix) && isBelowAPI
      && url.path.split(separator: "/").last.map { !$0.contains(".") } ?? false
  }

  /// Whether a word such as `api`, or a version, precedes the last word of the path.
  private var isBelowAPI: Bool {
    url.path.split(separator: "/").dropLast().contains { word in
      PathWord.isOfServer(String(word)) || PathWord.isNumberedVersion(String(word))
    }
  }

  private var responseType: MediaType? { responseHeaders["Content-Type"].map(MediaType.init) }

  private var isDeclaredJSON: Bool {
    guard responseType?.isJSON ?? false,
      case .bytes(let bytes) = responseBody
    else { return false }
    return (try? JSONValue(parsing: bytes)) != nil
  }
}

private enum StaticFiles {
  static let endings: Set<String> = [
    "js", "mjs", "cjs", "css", "scss", "less", "html", "htm", "xhtml", "wasm",
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "bmp", "apng",
    "woff", "woff2", "ttf", "otf", "eot", "mp4", "webm", "mp3", "ogg", "wav",
    "ejs", "hbs", "handlebars", "mustache", "tmpl", "tpl", "jst", "pug", "vue", "svelte",
  ]

  /// The endings of files with JSON: source maps and manifests.
  static let jsonEndings: Set<String> = ["map", "webmanifest"]

  /// Parameters with which pages ask for a new version of a file.
  static let versions: Set<String> = [
    "v", "ver", "version", "t", "ts", "_", "h", "hash", "cb", "rev",
  ]

  /// Whether a folder of the path has a usual name for files, as in Syncthing's `/assets/lang/lang-en.json`.
  static func isInFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folders.contains($0.lowercased()) }
  }

  private static let folders: Set<String> = [
    "assets", "static", "public", "dist", "build", "locale", "locales", "i18n", "l10n", "lang",
    "_next", "_nuxt", "bower_components", "node_modules",
  ]
}
