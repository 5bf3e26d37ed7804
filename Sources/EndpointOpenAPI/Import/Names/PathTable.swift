/// The paths of a document, to tell collections from single things.
struct PathTable {
  private var collections: Set<[PathSegment]> = []
  private var methods: [[PathSegment]: Set<String>] = [:]

  init(_ operations: [Operation]) {
    for operation in operations {
      if operation.segments.last?.placeholder != nil {
        collections.insert(Array(operation.segments.dropLast()))
      }
      methods[operation.segments, default: []].insert(operation.method)
    }
  }

  /// Whether there is a path to what lies in this one: `/invoices/{id}` for `/invoices`.
  func hasItems(_ path: [PathSegment]) -> Bool { collections.contains(path) }

  /// The verb for what a method does to a single thing, and another where that is taken. Of `PUT` and `PATCH`, both at one
  /// path, the first replaces it.
  func change(_ operation: Operation) -> (short: String, long: String) {
    let path = operation.segments
    switch operation.method {
    case "GET": return ("get", "get")
    case "PUT" where has("PATCH", path): return ("replace", "replace")
    case "PATCH" where has("PUT", path): return ("update", "patch")
    case "PUT", "PATCH", "POST": return ("update", "update")
    default: return (operation.method.lowercased(), operation.method.lowercased())
    }
  }

  /// Whether there is a thing at the path that nothing but `POST` changes.
  func isUpdatedByPost(_ operation: Operation) -> Bool {
    let path = operation.segments
    return operation.method == "POST" && has("GET", path) && !has("PUT", path)
      && !has("PATCH", path)
  }

  private func has(_ method: String, _ path: [PathSegment]) -> Bool {
    methods[path]?.contains(method) ?? false
  }

  /// The verb at the end of a path that is told to do something: `PUT /account/logout`. Of `POST` and `PUT`, both at one
  /// path, the first is told.
  func action(_ operation: Operation) -> [String]? {
    let (method, path) = (operation.method, operation.segments)
    guard method == "POST" || method == "PUT" && !has("POST", path), !hasItems(path),
      let words = path.last?.text.map(Words.split), words.count == 1,
      Words.actions.contains(words[0])
    else { return nil }
    return words
  }
}
